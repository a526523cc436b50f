import { describe, expect, it } from 'vitest'
import { colourOf, colours } from '@tests/support/tokens'

/** Every text colour with the backgrounds that screens use, each pair at least 4.5:1 (WCAG 2.2, 1.4.3). */
const COLOUR_PAIRS = [
  ['ink', 'beige sand white purple-soft pink-soft amber-tint red-tint'],
  ['muted', 'beige sand white green-tint amber-tint red-tint purple-tint blue-tint'],
  ['grey', 'white'],
  ['pink', 'beige white'],
  ['white', 'pink pink-dark purple purple-dark ink'],
  ['beige', 'ink'],
  ['purple', 'beige sand white purple-soft red-tint amber-tint purple-tint'],
  ['green', 'green-soft white green-tint'],
  ['amber', 'amber-soft amber-tint'],
  ['red', 'red-soft white beige red-tint'],
  ['blue', 'blue-soft blue-tint'],
] as const

/** Borders of controls and the focus ring, at least 3:1 (WCAG 2.2, 1.4.11). */
const CONTROL_PAIRS = [
  ['field', 'white beige'],
  ['purple', 'beige white sand'],
] as const

function toLinear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a colour such as '#FBF6EE' (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the contrast formula', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#EC407A', '#FFFFFF', 3.76],
  ])('measures %s on %s as %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
  })
})

describe('the palette', () => {
  it('contains only colours that the formula can parse', () => {
    expect(colours.size).toBeGreaterThan(15)
    expect([...colours.values()]).toSatisfy((list: string[]) =>
      list.every((colour) => /^#[0-9A-F]{6}$/i.test(colour)),
    )
  })

  it.each(COLOUR_PAIRS)('has enough contrast for %s text on %s', (text, grounds) => {
    for (const ground of grounds.split(' '))
      expect(contrast(colourOf(text), colourOf(ground)), ground).toBeGreaterThanOrEqual(4.5)
  })

  it.each(CONTROL_PAIRS)('has enough contrast for a %s edge on %s', (edge, grounds) => {
    for (const ground of grounds.split(' '))
      expect(contrast(colourOf(edge), colourOf(ground)), ground).toBeGreaterThanOrEqual(3)
  })
})
