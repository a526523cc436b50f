import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPhotoProblem, isBlurred, isDark, toGrey } from '@/domain/claim/files/photo-quality'
import { property } from '@tests/support/property'

const SIDE = 32

/** A square RGBA picture with the grey value of each pixel. */
function picture(greyAt: (x: number, y: number) => number): Uint8ClampedArray {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const grey = greyAt(at % SIDE, Math.floor(at / SIDE))
    return [grey, grey, grey, 255]
  })
  return Uint8ClampedArray.from(pixels.flat())
}

const board = (x: number, y: number) => ((x >> 2) + (y >> 2)) % 2
const wave = (x: number) => 128 + 100 * Math.sin((x / SIDE) * Math.PI * 2)

describe('a photo', () => {
  it.each([
    ['of sharp text', picture((x, y) => 40 + 200 * board(x, y)), null],
    ['of sharp text in half the light', picture((x, y) => 20 + 100 * board(x, y)), null],
    ['that is blurred', picture(wave), 'blurred'],
    ['in the dark', picture((x, y) => 5 + 40 * board(x, y)), 'dark'],
    ['that is blurred, in the dark', picture((x) => wave(x) / 5), 'dark'],
    ['of a white wall', picture(() => 240), null],
    ['of nothing', new Uint8ClampedArray(), null],
  ] as const)('%s is %s', (_, pixels, problem) => {
    expect(findPhotoProblem(pixels, SIDE)).toBe(problem)
  })

  it.each([
    [59, 0, true],
    [60, 0, false],
    [0, 4, true],
    [0, 6, false],
  ])('of grey %i with %i%% of white is dark: %s', (grey, white, dark) => {
    const pixels = Uint8Array.from({ length: 100 }, (_, at) => (at < white ? 255 : grey))
    expect(isDark(pixels)).toBe(dark)
  })

  it("is weighted by the eye's sensitivity to colours", () => {
    expect([...toGrey([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])]).toEqual([76, 150, 29])
  })
})

describe('any picture', () => {
  const greys = fc.uint8Array({ minLength: SIDE * SIDE, maxLength: SIDE * SIDE })

  property('keeps its sharpness at half the light', [greys], (values) => {
    const even = values.map((value) => value & 0xfe)
    const half = even.map((value) => value / 2)
    expect(isBlurred(half, SIDE)).toBe(isBlurred(even, SIDE))
  })

  const light = fc.double({ min: 0, max: 1, noNaN: true })

  property('does not get brighter with less light', [greys, light], (values, part) => {
    const darker = values.map((value) => value * part)
    if (isDark(values)) expect(isDark(darker)).toBe(true)
  })

  property('of noise is sharp', [fc.integer({ min: 1, max: 2 ** 31 })], (seed) => {
    let state = seed
    const noise = Uint8Array.from({ length: SIDE * SIDE }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return state >>> 24
    })
    expect(isBlurred(noise, SIDE)).toBe(false)
  })
})
