import jsQR from 'jsqr'

const PIXELS = 4

/** Decodes a rendered QR code: draws its modules as pixels and reads them. */
export function scanCode(code: Element): string | null {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const width = size * PIXELS
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  const drawing = code.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  for (const [, x = '', y = '', length = ''] of drawing.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g)) {
    for (let row = 0; row < PIXELS; row += 1) {
      for (let column = 0; column < Number(length) * PIXELS; column += 1) {
        const at = ((Number(y) * PIXELS + row) * width + Number(x) * PIXELS + column) * 4
        pixels.fill(0, at, at + 3)
      }
    }
  }
  return jsQR(pixels, width, width)?.data ?? null
}
