import fc from 'fast-check'

/** Texts made of the given characters alone. */
export function textOf(characters: string): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...Array.from(characters)) })
}

/** Any text a program can hold: halves of characters, control characters and accents apart included. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0xffff })))
  .map((units) => String.fromCharCode(...units))
