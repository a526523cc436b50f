import { toGrey } from '@/domain/claim/files/photo-quality'

export interface RgbaImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

export function toGreyPicture({ width, height, data }: RgbaImage): GreyPicture {
  return { width, height, grey: toGrey(data) }
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

const OPAQUE = 0xff000000
const EACH_COLOUR = 0x010101

/**
 * Rotates a picture around its centre onto a larger white ground. By hand, because workers of older browsers
 * have no canvas.
 * @param degrees clockwise
 */
export function turnPicture({ width, height, grey }: GreyPicture, degrees: number): RgbaImage {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const wide = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin))
  const high = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos))
  const pixels = new Uint32Array(wide * high).fill(0xffffffff)
  const [lastColumn, lastRow] = [width - 1, height - 1]
  for (let row = 0; row < high; row += 1) {
    const down = row + 0.5 - high / 2
    const aside = 0.5 - wide / 2
    // Source of the row's first pixel; each further one is a step beside it.
    let x = width / 2 + aside * cos + down * sin - 0.5
    let y = height / 2 - aside * sin + down * cos - 0.5
    for (let at = row * wide, end = at + wide; at < end; at += 1, x += cos, y -= sin) {
      if (x < 0 || y < 0 || x >= lastColumn || y >= lastRow) continue
      const left = x | 0
      const top = y | 0
      const from = top * width + left
      const beside = x - left
      const above = mix(grey[from] ?? 0, grey[from + 1] ?? 0, beside)
      const below = mix(grey[from + width] ?? 0, grey[from + width + 1] ?? 0, beside)
      pixels[at] = OPAQUE | ((mix(above, below, y - top) | 0) * EACH_COLOUR)
    }
  }
  return { width: wide, height: high, data: new Uint8ClampedArray(pixels.buffer) }
}
