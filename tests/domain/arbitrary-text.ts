import fc from 'fast-check'

/** Texts of the given characters only. */
export function textOf(characters: string): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...Array.from(characters)) })
}

/** Any JavaScript string: lone surrogates, control characters and combining accents included. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0xffff })))
  .map((units) => String.fromCharCode(...units))

/** Texts of any characters. Fast-check's own, of the unit `binary`, take two seconds to prepare. */
export function unicodeText(maxLength: number): fc.Arbitrary<string> {
  const character = fc.oneof(
    fc.nat({ max: 0xff }),
    fc.nat({ max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  return fc.array(character, { maxLength }).map((codes) => String.fromCodePoint(...codes))
}
