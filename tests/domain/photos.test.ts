import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhotoHeader, sizeComment, splitOffPngTexts } from '@/domain/claim/files/photo-header'
import {
  fitInto,
  isBetter,
  isTooLargeToOpen,
  legibleSide,
  needsRedrawing,
  toJpgName,
  formatShrinking,
} from '@/domain/claim/files/photo-plan'
import { property } from '@tests/support/property'

const MB = 1024 * 1024
const latin = (text: string) => [...Buffer.from(text, 'latin1')]
const two = (value: number) => [value >> 8, value & 255]
const segment = (marker: number, body: readonly number[]) => [
  ...[0xff, marker],
  ...[...two(body.length + 2), ...body],
]
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, ...two(height), ...two(width), 3])
const tiffOf = (order: 'MM' | 'II', tag: number) => {
  const number = (value: number, bytes: number) => {
    const digits = Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255)
    return order === 'II' ? digits : digits.reverse()
  }
  const tiff = [...latin(order), ...number(42, 2), ...number(8, 4), ...number(1, 2)]
  const entry = [...number(tag, 2), ...number(4, 2), ...number(1, 4), ...number(26, 4)]
  return [...tiff, ...entry, ...number(0, 4)]
}
const exif = (order: 'MM' | 'II', tag: number) =>
  segment(0xe1, [...latin('Exif\0\0'), ...tiffOf(order, tag)])
const jpeg = (...segments: readonly number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2])

const four = (value: number) => [...two(value >>> 16), ...two(value & 65_535)]
/** A PNG chunk; its checksum is not read. */
const chunk = (type: string, data: readonly number[]) => [
  ...[...four(data.length), ...latin(type)],
  ...[...data, 1, 2, 3, 4],
]
const PNG = [0x89, ...latin('PNG\r\n\x1a\n')]
const pngOf = (width: number, height: number, ...chunks: readonly number[][]) => {
  const header = chunk('IHDR', [...four(width), ...four(height), 8, 2, 0, 0, 0])
  return Uint8Array.from([...PNG, ...header, ...chunks.flat(), ...chunk('IEND', [])])
}
const PICTURE = chunk('IDAT', [7, 7, 7])
const PNG_XMP = chunk('iTXt', latin('XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLatitude="33,27S"/>'))

const GPS = 0x8825
const ORIENTATION = 0x0112
const XMP = segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="33,27S"/>'))

describe('the header of a picture', () => {
  it.each([
    ['Exif of a Canon', [exif('MM', GPS)], true],
    ['Exif of a Samsung', [exif('II', GPS)], true],
    ['Exif without a place', [exif('MM', ORIENTATION)], false],
    ['a position in XMP', [XMP], true],
    ['a position after other blocks', [segment(0xe0, [1, 2]), exif('II', GPS)], true],
    ['no Exif', [], false],
    ['Exif cut short', [segment(0xe1, latin('Exif\0\0MM'))], false],
    ['Exif that points nowhere', [segment(0xe1, latin('Exif\0\0MM\0*\xff\xff\xff\xff'))], false],
  ])('with %s reports whether it has a position: %3$s', (_, segments, hasLocation) => {
    const bytes = jpeg(...segments, frame(4000, 3000))
    expect(readPhotoHeader(bytes)).toEqual({ format: 'jpeg', pixels: 12_000_000, hasLocation })
  })

  it('is found in a progressive JPG, after padding, and not in its tables', () => {
    const bytes = jpeg(segment(0xc4, [9, 9, 9, 9, 9, 9]), [0xff], frame(20, 10, 0xc2))
    expect(readPhotoHeader(bytes)).toMatchObject({ pixels: 200 })
  })

  it('of a PNG has its size', () => {
    const bytes = [...PNG, 0, 0, 0, 13, ...latin('IHDR'), 0, 0, 4, 0, 0, 0, 2, 0]
    const header = { format: 'png', pixels: 1024 * 512, hasLocation: false }
    expect(readPhotoHeader(Uint8Array.from(bytes))).toEqual(header)
  })

  it.each([
    ['Exif', chunk('eXIf', tiffOf('MM', GPS)), true],
    ['Exif without a place', chunk('eXIf', tiffOf('II', ORIENTATION)), false],
    ['XMP', PNG_XMP, true],
    ['a comment', chunk('tEXt', latin('Comment\0hola')), false],
  ])('of a PNG with %s reports whether it has a position: %3$s', (_, texts, hasLocation) => {
    const bytes = pngOf(1024, 512, texts, PICTURE)
    expect(readPhotoHeader(bytes)).toEqual({ format: 'png', pixels: 1024 * 512, hasLocation })
  })

  it('of a resized JPG has the size of the original', () => {
    const jfif = segment(0xe0, [...latin('JFIF\0'), 1, 1])
    for (const start of [jpeg(jfif, frame(20, 10)), jpeg(frame(20, 10))]) {
      const { at, comment } = sizeComment(start, 8_178_892)
      const bytes = Uint8Array.from([...start.slice(0, at), ...comment, ...start.slice(at)])
      expect(readPhotoHeader(bytes)).toMatchObject({ pixels: 200, originalSize: 8_178_892 })
      expect(readPhotoHeader(start)).not.toHaveProperty('originalSize')
    }
    const { at } = sizeComment(jpeg(jfif), 1)
    expect(at).toBe(2 + jfif.length)
  })

  it.each([['%PDF-1.7'], [''], ['\0\0\0\x18ftypheic']])('is not that of %j', (text) => {
    expect(readPhotoHeader(Uint8Array.from(latin(text)))).toBeNull()
  })

  const someBytes = fc.uint8Array({ maxLength: 400 })

  property('of any bytes is read without an error', [someBytes, fc.boolean()], (noise, isExif) => {
    const start = isExif ? [0xff, 0xe1, 1, 0, ...latin('Exif\0\0')] : []
    const bytes = Uint8Array.from([0xff, 0xd8, ...start, ...noise])
    expect(readPhotoHeader(bytes)?.format).toBe('jpeg')
    const png = Uint8Array.from([...pngOf(1, 1).slice(0, 33), ...noise])
    expect(readPhotoHeader(png)?.format).toBe('png')
    const { pieces = [png] } = splitOffPngTexts(png) ?? {}
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(png.length)
  })
})

describe('PNG metadata', () => {
  const joined = (bytes: Uint8Array<ArrayBuffer>) => {
    const split = splitOffPngTexts(bytes)
    return split && Uint8Array.from(split.pieces.flatMap((piece) => [...piece]))
  }

  it('is removed wherever it is, with every other byte kept', () => {
    const colour = chunk('gAMA', [0, 0, 1, 2])
    const raw = chunk('zTXt', latin('Raw profile type exif\0\0zip'))
    const author = chunk('tEXt', latin('Author\0Ana'))
    const position = chunk('eXIf', tiffOf('MM', GPS))
    const bytes = pngOf(9, 9, position, colour, raw, PICTURE, PNG_XMP, author)
    expect(joined(bytes)).toEqual(pngOf(9, 9, colour, PICTURE))
    expect(splitOffPngTexts(bytes)?.hasLocation).toBe(true)
  })

  it('is empty in a plain one, and in an invalid one', () => {
    expect(splitOffPngTexts(pngOf(9, 9, PICTURE))).toBeNull()
    expect(splitOffPngTexts(jpeg(frame(9, 9)))).toBeNull()
  })
})

describe('redrawing a picture', () => {
  const jpg = { format: 'jpeg', pixels: 12_000_000, hasLocation: false } as const
  const png = { format: 'png', pixels: 12_000_000, hasLocation: true } as const
  it.each([
    ['no photo of 12 megapixels', 5 * MB, jpg, false],
    ['a photo of more', MB, { ...jpg, pixels: 12_000_001 }, true],
    ['a photo over 5 MB', 5 * MB + 1, jpg, true],
    ['a photo with a position', 1000, { ...jpg, hasLocation: true }, true],
    ['no screenshot, even with a position', 5 * MB, png, false],
    ['a screenshot of more than 12 megapixels', MB, { ...png, pixels: 12_000_001 }, true],
    ['a screenshot over 5 MB', 5 * MB + 1, png, true],
    ['another file', 1000, null, true],
  ])('%s', (_, size, header, expected) => {
    expect(needsRedrawing(size, header)).toBe(expected)
  })

  it.each([
    ['smaller', MB, 2 * MB, false, true],
    ['larger', 2 * MB, MB, false, false],
    ['larger, but without its position', 2 * MB, MB, true, true],
    ['still over 5 MB', 6 * MB, 9 * MB, true, false],
  ])('compares the result with the original: %s', (_, redrawn, original, hasLocation, better) => {
    expect(isBetter(redrawn, original, hasLocation)).toBe(better)
  })

  it.each([
    [20_000 * 20_000, true],
    [16_320 * 12_240, false],
    [0, false],
  ])('is skipped if decoding its %i pixels is unsafe: %s', (pixels, isTooLarge) => {
    expect(isTooLargeToOpen({ ...png, pixels })).toBe(isTooLarge)
    expect(isTooLargeToOpen(null)).toBe(false)
  })

  it.each([
    [8000, 6000, 2560],
    [1080, 12_000, 11_547],
    [12_000, 1080, 11_547],
    [1080, 3000, 3000],
    [700, 20_000, 18_516],
  ])('of %i x %i keeps its text legible, at %i', (width, height, side) => {
    expect(legibleSide(2560, { width, height })).toBe(side)
  })

  const sides = fc.integer({ min: 1, max: 20_000 })

  property('keeps its shape, and never enlarges', [sides, sides], (width, height) => {
    const fit = fitInto(2560, { width, height })
    const side = Math.max(width, height)
    expect(Math.max(fit.width, fit.height)).toBe(Math.min(2560, side))
    expect(Math.abs(fit.width * height - fit.height * width)).toBeLessThanOrEqual(side)
  })
})

it.each([
  [8_178_892, 1_258_291, 'Achicada de 7,8 a 1,2 MB'],
  [8_178_892, 327_680, 'Achicada de 7,8 MB a 320 KB'],
  [600 * 1024, 320 * 1024, 'Achicada de 600 a 320 KB'],
])('from %i to %i bytes reads %s', (from, to, words) => {
  expect(formatShrinking(from, to)).toBe(words)
})

it.each([
  ['foto.JPG', 'image/jpeg', [], 'foto.JPG'],
  ['foto.jpeg', 'image/jpeg', ['foto.jpeg'], 'foto.jpeg'],
  ['foto.png', 'image/png', [], 'foto.jpg'],
  ['foto.png', 'image/png', ['foto.jpg', 'foto-2.jpg'], 'foto-3.jpg'],
  ['señal.heic', 'image/heic', ['señal.jpg'.normalize('NFD')], 'señal-2.jpg'],
  ['1000012345', 'image/jpeg', [], '1000012345'],
  ['1000012345', 'image/png', [], '1000012345.jpg'],
])('%s of type %s among %j gets the name %s', (name, type, taken, expected) => {
  expect(toJpgName(name, type, taken)).toBe(expected)
})
