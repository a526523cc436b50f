import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_MAX_BYTES } from '@/config/limits'
import { readDocument } from '@/screens/claim/offers/document-readings'
import { isKnown, markKnown } from '@/screens/claim/offers/known-files'
import { findPass, PHOTO_TURNS, turnOfFrame } from '@/screens/claim/scan/decode/find-pass'
import { isFrameTooDark } from '@/screens/claim/scan/decode/pixels'
import {
  toGreyPicture,
  turnPicture,
  type RgbaImage,
} from '@/screens/claim/scan/decode/turn-picture'
import { signInAs } from '@tests/support/app'
import { buildPassText } from '@tests/support/boarding-pass'
import { property } from '@tests/support/property'

const TODAY = new Date(2026, 10, 21)

function buildPicture(
  width: number,
  height: number,
  brightness: (at: number) => number,
): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    data.fill(brightness(at), at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  return { width, height, data }
}

it('what is known of the files of one user is forgotten for the next', () => {
  const file = new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'pase.pdf', { lastModified: 5 })
  signInAs('USER')
  markKnown(file)
  const reading = readDocument(file)
  expect([isKnown(file), readDocument(file) === reading]).toEqual([true, true])
  signInAs('LEGAL')
  expect([isKnown(file), readDocument(file) === reading]).toEqual([false, false])
})

const greyAt = ({ width, data }: RgbaImage, x: number, y: number) => data[(y * width + x) * 4]

describe('rotated copy', () => {
  it('by 90 degrees has each pixel at its new position', () => {
    const turned = turnPicture(toGreyPicture(buildPicture(6, 4, (at) => (at === 8 ? 0 : 255))), 90)
    expect([turned.width, turned.height]).toEqual([4, 6])
    // The third pixel of the second row moves to the third row, second from the right.
    expect(greyAt(turned, 2, 2)).toBeLessThan(10)
    expect(greyAt(turned, 1, 2)).toBeGreaterThan(245)
  })

  const size = fc.integer({ min: 2, max: 60 })
  const angle = fc.integer({ min: -90, max: 90 })
  property('fits the whole picture on white', [size, size, angle], (width, height, degrees) => {
    const turned = turnPicture(toGreyPicture(buildPicture(width, height, () => 0)), degrees)
    const diagonal = Math.hypot(width, height)
    expect(turned.width).toBeLessThanOrEqual(Math.ceil(diagonal) + 1)
    expect(turned.height).toBeLessThanOrEqual(Math.ceil(diagonal) + 1)
    expect(turned.data).toHaveLength(turned.width * turned.height * 4)
    const opacities = turned.data.filter((_value, at) => at % 4 === 3)
    expect(opacities.every((opacity) => opacity === 255)).toBe(true)
    const isSlanted = Math.abs(degrees) % 90 > 20 && Math.abs(degrees) % 90 < 70
    if (isSlanted && Math.min(width, height) > 8) expect(greyAt(turned, 0, 0)).toBe(255)
  })
})

describe('search for a boarding pass', () => {
  const picture = buildPicture(8, 8, () => 255)
  const text = buildPassText()

  /** Finds a code only at one attempt, counted from 0. */
  function findAtAttempt(wanted: number, found: string, otherwise: readonly string[] = []) {
    const tries: string[] = []
    const readCodes = (_copy: RgbaImage, formats: string) => {
      tries.push(formats)
      return Promise.resolve(tries.length - 1 === wanted ? [found] : otherwise)
    }
    return { tries, readCodes }
  }

  it.each([
    [0, ['all']],
    [3, ['all', 'PDF417', 'PDF417', 'PDF417']],
  ])('ends with the first picture that has one, for PDF417 also rotated: %d', async (at, tried) => {
    const { tries, readCodes } = findAtAttempt(at, text)
    const finding = await findPass(picture, PHOTO_TURNS, readCodes, TODAY)
    expect(finding).toMatchObject({ kind: 'pass', pass: { lastname: 'Rojas Diaz' } })
    expect(tries).toEqual(tried)
  })

  it.each([
    ['rubbish', 'MZ1!?/(=)=)('],
    ['nothing', ''],
    ['another code', 'https://vuelojusto.cl'],
  ])('continues after %s', async (_what, other) => {
    const { readCodes } = findAtAttempt(5, text, [other])
    expect(await findPass(picture, PHOTO_TURNS, readCodes, TODAY)).toMatchObject({ kind: 'pass' })
  })

  it.each([
    ['some other code', 'https://vuelojusto.cl', 'other-code'],
    ['none', '', 'none'],
  ])('ends with the result for %s ("%s")', async (_what, other, kind) => {
    const { tries, readCodes } = findAtAttempt(-1, text, [other])
    expect(await findPass(picture, PHOTO_TURNS, readCodes, TODAY)).toEqual({ kind })
    expect(tries).toHaveLength(1 + PHOTO_TURNS.length)
  })

  it('uses one rotation per camera frame, and all of them within a second', () => {
    const turns = Array.from({ length: 24 }, (_none, frame) => turnOfFrame(frame))
    expect(turns.every(({ length }) => length === 1)).toBe(true)
    expect(new Set(turns.slice(0, 12).flat())).toEqual(new Set(PHOTO_TURNS))
  })
})

describe('brightness check', () => {
  it.each([
    [0, true],
    [20, true],
    [90, false],
    [255, false],
  ])('of %d is too dark: %s', (brightness, expected) => {
    expect(isFrameTooDark(buildPicture(200, 100, () => brightness))).toBe(expected)
  })
})
