import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhotoHeader } from '@/domain/claim/files/photo-header'
import {
  fitInto,
  isBetter,
  needsRedrawing,
  toJpgName,
  wordShrinking,
} from '@/domain/claim/files/photo-plan'

const MB = 1024 * 1024
const latin = (text: string) => [...Buffer.from(text, 'latin1')]
const two = (value: number) => [value >> 8, value & 255]
const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  ...two(body.length + 2),
  ...body,
]
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, ...two(height), ...two(width), 3])
const exif = (order: 'MM' | 'II', tag: number) => {
  const number = (value: number, bytes: number) => {
    const digits = Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255)
    return order === 'II' ? digits : digits.reverse()
  }
  const tiff = [...latin(order), ...number(42, 2), ...number(8, 4), ...number(1, 2)]
  const entry = [...number(tag, 2), ...number(4, 2), ...number(1, 4), ...number(26, 4)]
  return segment(0xe1, [...latin('Exif\0\0'), ...tiff, ...entry, ...number(0, 4)])
}
const jpeg = (...segments: readonly number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2])

const GPS = 0x8825
const ORIENTATION = 0x0112
const XMP = segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="33,27S"/>'))

describe('the header of a picture', () => {
  it.each([
    ['Exif of a Canon', [exif('MM', GPS)], true],
    ['Exif of a Samsung', [exif('II', GPS)], true],
    ['Exif without a place', [exif('MM', ORIENTATION)], false],
    ['a place in XMP', [XMP], true],
    ['a place behind other blocks', [segment(0xe0, [1, 2]), exif('II', GPS)], true],
    ['no Exif', [], false],
    ['Exif cut short', [segment(0xe1, latin('Exif\0\0MM'))], false],
    ['Exif that points nowhere', [segment(0xe1, latin('Exif\0\0MM\0*\xff\xff\xff\xff'))], false],
  ])('with %s tells its place: %3$s', (_, segments, hasLocation) => {
    const bytes = jpeg(...segments, frame(4000, 3000))
    expect(readPhotoHeader(bytes)).toEqual({ format: 'jpeg', pixels: 12_000_000, hasLocation })
  })

  it('is found in a progressive JPG, after padding, and not in its tables', () => {
    const bytes = jpeg(segment(0xc4, [9, 9, 9, 9, 9, 9]), [0xff], frame(20, 10, 0xc2))
    expect(readPhotoHeader(bytes)).toMatchObject({ pixels: 200 })
  })

  it('of a PNG tells its measures', () => {
    const start = [0x89, ...latin('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...latin('IHDR')]
    const bytes = Uint8Array.from([...start, 0, 0, 4, 0, 0, 0, 2, 0])
    expect(readPhotoHeader(bytes)).toEqual({
      format: 'png',
      pixels: 1024 * 512,
      hasLocation: false,
    })
  })

  it.each([['%PDF-1.7'], [''], ['\0\0\0\x18ftypheic']])('is not that of %j', (text) => {
    expect(readPhotoHeader(Uint8Array.from(latin(text)))).toBeNull()
  })

  it('is read from any bytes without a fault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (noise, isExif) => {
        const start = isExif ? [0xff, 0xe1, 1, 0, ...latin('Exif\0\0')] : []
        const bytes = Uint8Array.from([0xff, 0xd8, ...start, ...noise])
        expect(readPhotoHeader(bytes)?.format).toBe('jpeg')
      }),
    )
  })
})

describe('a picture is redrawn', () => {
  const jpg = { format: 'jpeg', pixels: 12_000_000, hasLocation: false } as const
  const png = { format: 'png', pixels: 50_000_000, hasLocation: false } as const
  it.each([
    ['no photo of 12 megapixels', 5 * MB, jpg, false],
    ['a photo of more', MB, { ...jpg, pixels: 12_000_001 }, true],
    ['a photo over 5 MB', 5 * MB + 1, jpg, true],
    ['a photo that tells its place', 1000, { ...jpg, hasLocation: true }, true],
    ['no screenshot', 5 * MB, png, false],
    ['a screenshot over 5 MB', 5 * MB + 1, png, true],
    ['what is neither', 1000, null, true],
  ])('%s', (_, size, header, expected) => {
    expect(needsRedrawing(size, header)).toBe(expected)
  })

  it.each([
    ['smaller', MB, 2 * MB, false, true],
    ['larger', 2 * MB, MB, false, false],
    ['larger, but without its place', 2 * MB, MB, true, true],
    ['still over 5 MB', 6 * MB, 9 * MB, true, false],
  ])('and the result is %s', (_, redrawn, original, hasLocation, better) => {
    expect(isBetter(redrawn, original, hasLocation)).toBe(better)
  })

  it('into no more than its side, in its own shape, never larger', () => {
    const sides = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const fit = fitInto(2560, { width, height })
        expect(Math.max(fit.width, fit.height)).toBe(Math.min(2560, Math.max(width, height)))
        expect(Math.abs(fit.width * height - fit.height * width)).toBeLessThanOrEqual(
          Math.max(width, height),
        )
      }),
    )
  })
})

it.each([
  [8_178_892, 1_258_291, 'Achicada de 7,8 a 1,2 MB'],
  [8_178_892, 327_680, 'Achicada de 7,8 MB a 320 KB'],
  [600 * 1024, 320 * 1024, 'Achicada de 600 a 320 KB'],
])('from %i to %i bytes reads %s', (from, to, words) => {
  expect(wordShrinking(from, to)).toBe(words)
})

it.each([
  ['foto.JPG', 'image/jpeg', [], 'foto.JPG'],
  ['foto.jpeg', 'image/jpeg', ['foto.jpeg'], 'foto.jpeg'],
  ['foto.png', 'image/png', [], 'foto.jpg'],
  ['foto.png', 'image/png', ['foto.jpg', 'foto-2.jpg'], 'foto-3.jpg'],
  ['señal.heic', 'image/heic', ['señal.jpg'.normalize('NFD')], 'señal-2.jpg'],
  ['1000012345', 'image/jpeg', [], '1000012345'],
  ['1000012345', 'image/png', [], '1000012345.jpg'],
])('%s of type %s among %j is called %s', (name, type, taken, expected) => {
  expect(toJpgName(name, type, taken)).toBe(expected)
})
