import { crc32, deflateSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

interface Shot {
  readonly width: number
  readonly height: number
  readonly type?: 'image/jpeg' | 'image/png'
  readonly quality?: number
  /** Sensor noise; makes a file large. */
  readonly hasGrain?: boolean
  /** In pixels of a picture 1,600 px wide. */
  readonly blur?: number
  /** Share of the light that remains, from 0 to 1. */
  readonly light?: number
}

/** Draws a page full of text with the browser's own encoder: no Exif, only the picture. */
export async function takePhoto(browser: Browser, shot: Shot): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async ({
      width,
      height,
      type = 'image/jpeg',
      quality = 0.92,
      blur = 0,
      light = 1,
      hasGrain,
    }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.fillStyle = '#fbf6ee'
      context.fillRect(0, 0, width, height)
      if (blur > 0) context.filter = `blur(${String((blur * width) / 1600)}px)`
      context.fillStyle = '#2b1740'
      const line = width / 40
      context.font = `${String(line)}px sans-serif`
      for (let row = 1; row * line * 1.5 < height; row += 1) {
        context.fillText(
          `LA 123 SCL CCP ${String(row * 7919)} Camila Rojas Díaz 14C`,
          line,
          row * line * 1.5,
        )
      }
      context.filter = 'none'
      context.fillStyle = `rgb(0 0 0 / ${String((1 - light) * 100)}%)`
      context.fillRect(0, 0, width, height)
      if (hasGrain) {
        const side = 512
        const tile = Object.assign(document.createElement('canvas'), { width: side, height: side })
        const grain = new ImageData(side, side)
        grain.data.forEach((_, at) => {
          grain.data[at] = at % 4 === 3 ? 30 : Math.random() * 255
        })
        tile.getContext('2d')?.putImageData(grain, 0, 0)
        context.fillStyle = context.createPattern(tile, 'repeat') ?? ''
        context.fillRect(0, 0, width, height)
      }
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type, quality)
      })
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => {
          resolve(reader.result as string)
        }
        if (blob) reader.readAsDataURL(blob)
      })
    },
    shot,
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const rationals = (...values: readonly number[]) =>
  values.flatMap((value) => [0, 0, 0, value, 0, 0, 0, 1])

/** Builds an Exif block with the orientation and a GPS position (33° 27' S, 70° 40' W). */
const EXIF = Buffer.from([
  ...Buffer.from('Exif\0\0MM\0*', 'latin1'),
  ...[0, 0, 0, 8],
  // Two entries: orientation 6 (a quarter turn to the right) and the offset of the GPS block.
  ...[0, 2],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  ...[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
  ...[0, 0, 0, 0],
  // The GPS block: four entries, then the numbers that they point to.
  ...[0, 4],
  ...[0, 1, 0, 2, 0, 0, 0, 2, 0x53, 0, 0, 0],
  ...[0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 92],
  ...[0, 3, 0, 2, 0, 0, 0, 2, 0x57, 0, 0, 0],
  ...[0, 4, 0, 5, 0, 0, 0, 3, 0, 0, 0, 116],
  ...[0, 0, 0, 0],
  ...rationals(33, 27, 0),
  ...rationals(70, 40, 0),
])

/** A JPG as a phone held upright writes it: stored rotated, with a GPS position. */
export function withPlace(jpg: Buffer): Buffer {
  const length = EXIF.length + 2
  const marker = Buffer.from([0xff, 0xe1, length >> 8, length & 255])
  return Buffer.concat([jpg.subarray(0, 2), marker, EXIF, jpg.subarray(2)])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const PNG_HEADER_END = 33

/** A PNG with two positions and an author; the last text chunk follows the image data. */
export function withTexts(png: Buffer): Buffer {
  const end = png.length - 12
  return Buffer.concat([
    png.subarray(0, PNG_HEADER_END),
    pngChunk('eXIf', EXIF.subarray('Exif\0\0'.length)),
    pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLatitude="33,27S"/>')),
    png.subarray(PNG_HEADER_END, end),
    pngChunk('tEXt', Buffer.from('Author\0Ana')),
    png.subarray(end),
  ])
}

/** A blank square with this side in pixels at one bit each, so that the file is tiny for its size. */
export function blankPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
