/** Width in pixels at which photos are analysed and the limits below were measured. */
export const QUALITY_WIDTH = 512

/** A photo is dark if its brightest 5 % starts below this grey (of 255). */
const DARK_BELOW = 60
const BRIGHTEST = 0.05

/** Least detail per contrast, whatever the light. Sharp text has 1.2, text blurred past reading 0.06. */
const BLURRED_BELOW = 0.12

export type PhotoProblem = 'dark' | 'blurred'

/** Grey values (0 to 255) of RGBA pixels, by perceived brightness (0.299, 0.587, 0.114). */
export function toGrey(rgba: ArrayLike<number>): Uint8Array {
  const grey = new Uint8Array(Math.floor(rgba.length / 4))
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]]
    grey[pixel] = (red * 306 + green * 601 + blue * 117 + 512) >> 10
  }
  return grey
}

/** True if nothing is bright enough to be read; false for an empty picture. */
export function isDark(grey: Uint8Array): boolean {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  let dark = 0
  for (let value = 0; value < DARK_BELOW; value += 1) dark += counts[value] ?? 0
  return dark > grey.length * (1 - BRIGHTEST)
}

/** Running variance; 0 without values. */
function createSpread() {
  let count = 0
  let sum = 0
  let squares = 0
  return {
    add: (value: number) => {
      count += 1
      sum += value
      squares += value * value
    },
    variance: () => (count === 0 ? 0 : squares / count - (sum / count) ** 2),
  }
}

/** True if the variance of the Laplacian is low for that of the greys. A plain surface is not blurred. */
export function isBlurred(grey: Uint8Array, width: number): boolean {
  const detail = createSpread()
  const contrast = createSpread()
  for (let at = width; at < grey.length - width; at += 1) {
    const column = at % width
    if (column === 0 || column === width - 1) continue
    const [here = 0, left = 0, right = 0] = [grey[at], grey[at - 1], grey[at + 1]]
    const [above = 0, below = 0] = [grey[at - width], grey[at + width]]
    detail.add(left + right + above + below - 4 * here)
    contrast.add(here)
  }
  return detail.variance() < contrast.variance() * BLURRED_BELOW
}

/**
 * Reason why a photo may be illegible, or null. Darkness is checked first, because its noise looks like
 * detail. `width` in pixels is about QUALITY_WIDTH.
 */
export function findPhotoProblem(rgba: ArrayLike<number>, width: number): PhotoProblem | null {
  const grey = toGrey(rgba)
  if (isDark(grey)) return 'dark'
  return isBlurred(grey, width) ? 'blurred' : null
}
