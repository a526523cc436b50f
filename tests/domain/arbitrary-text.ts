import fc from 'fast-check'

/** Texts of the given characters only. */
export function textOf(characters: string): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...Array.from(characters)) })
}

/** Any JavaScript string: lone surrogates, control characters and combining accents included. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0xffff })))
  .map((units) => String.fromCharCode(...units))
