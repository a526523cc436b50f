/*
 * Simulates photos of a boarding pass on a canvas. Runs in the page that scan-corpus.js opens.
 */

const WIDTH = 1280
const HEIGHT = 720
/** Width of a code in pixels, for a pass held at reading distance. */
const CODE_WIDTH = 560

/** @typedef {ReturnType<typeof newCanvas>} Canvas */
/** @typedef {(canvas: Canvas, random: () => number) => Canvas | Promise<Canvas>} Step */

function newCanvas(width = WIDTH, height = HEIGHT) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return { canvas, context }
}

/** Seeded, so that each run gives the same numbers. @param {number} seed */
function toRandom(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** @param {(context: CanvasRenderingContext2D, source: HTMLCanvasElement) => void} draw @returns {Step} */
const redraw =
  (draw) =>
  ({ canvas }) => {
    const copy = newCanvas()
    draw(copy.context, canvas)
    return copy
  }

/** @param {number} degrees */
const turn = (degrees) =>
  redraw((context, source) => {
    context.fillStyle = '#8a7458'
    context.fillRect(0, 0, WIDTH, HEIGHT)
    context.translate(WIDTH / 2, HEIGHT / 2)
    context.rotate((degrees * Math.PI) / 180)
    context.drawImage(source, -WIDTH / 2, -HEIGHT / 2)
  })

/** @param {string} filter */
const withFilter = (filter) =>
  redraw((context, source) => {
    context.filter = filter
    context.drawImage(source, 0, 0)
  })

/** @param {number} px */
const move = (px) =>
  redraw((context, source) => {
    for (let at = 0; at < px; at += 1) {
      context.globalAlpha = 1 / (at + 1)
      context.drawImage(source, at, at / 3)
    }
  })

/** Perspective: narrows the far edge. @param {number} share */
const tilt = (share) =>
  redraw((context, source) => {
    context.fillStyle = '#8a7458'
    context.fillRect(0, 0, WIDTH, HEIGHT)
    for (let row = 0; row < HEIGHT; row += 1) {
      const width = WIDTH * (1 - share + (share * row) / HEIGHT)
      context.drawImage(source, 0, row, WIDTH, 1, (WIDTH - width) / 2, row, width, 1)
    }
  })

/** Two folds: the part between them is shorter, and each has a shadow. */
const crease = redraw((context, source) => {
  for (let column = 0; column < WIDTH; column += 1) {
    const lift = 9 * Math.abs(((column / 210) % 2) - 1)
    context.drawImage(source, column, 0, 1, HEIGHT, column, lift, 1, HEIGHT - lift)
  }
  context.fillStyle = 'rgb(60 50 40 / 45%)'
  for (const fold of [420, 630, 840]) context.fillRect(fold, 0, 5, HEIGHT)
})

/** @param {readonly (readonly [number, string])[]} stops @param {boolean} isRound */
const light = (stops, isRound) =>
  redraw((context, source) => {
    context.drawImage(source, 0, 0)
    const gradient = isRound
      ? context.createRadialGradient(560, 300, 0, 560, 300, 210)
      : context.createLinearGradient(400, 0, 880, 200)
    stops.forEach(([at, colour]) => gradient.addColorStop(at, colour))
    context.fillStyle = gradient
    context.fillRect(0, 0, WIDTH, HEIGHT)
  })

/** @param {number} gain @param {number} noise @returns {Step} */
const dim = (gain, noise) => (source, random) => {
  const { context } = source
  const picture = context.getImageData(0, 0, WIDTH, HEIGHT)
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = (random() + random() - 1) * noise
    for (let colour = 0; colour < 3; colour += 1) {
      picture.data[at + colour] = (picture.data[at + colour] ?? 0) * gain + grain
    }
  }
  context.putImageData(picture, 0, 0)
  return source
}

/** Moiré of a screen's pixels and a sensor's. */
const moire = /** @type {Step} */ (
  (source) => {
    const { context } = source
    const picture = context.getImageData(0, 0, WIDTH, HEIGHT)
    for (let at = 0; at < picture.data.length; at += 4) {
      const x = (at / 4) % WIDTH
      const y = Math.floor(at / 4 / WIDTH)
      const wave = 0.82 + 0.18 * Math.sin(x * 2.05 + y * 0.11) * Math.sin(y * 1.93 - x * 0.07)
      for (let colour = 0; colour < 3; colour += 1) {
        const bands = 0.9 + 0.1 * Math.sin(y / 37 + colour)
        picture.data[at + colour] = (picture.data[at + colour] ?? 0) * wave * bands
      }
    }
    context.putImageData(picture, 0, 0)
    return source
  }
)

/** @param {number} quality @returns {Step} */
const jpeg =
  (quality) =>
  async ({ canvas }) => {
    const image = new Image()
    image.src = canvas.toDataURL('image/jpeg', quality)
    await image.decode()
    const copy = newCanvas()
    copy.context.drawImage(image, 0, 0)
    return copy
  }

/**
 * Steps of each kind of damage, by name, from easy to unreadable.
 * @type {Readonly<Record<string, readonly Step[]>>}
 */
const DAMAGES = {
  clean: [],
  'turned 8°': [turn(8)],
  'turned 15°': [turn(15)],
  'turned 30°': [turn(30)],
  'turned 45°': [turn(45)],
  'turned 90°': [turn(90)],
  'turned 180°': [turn(180)],
  'blurred 1.2 px': [withFilter('blur(1.2px)')],
  'blurred 2 px': [withFilter('blur(2px)')],
  'moved 5 px': [move(5)],
  'moved 9 px': [move(9)],
  creased: [crease],
  'low light': [dim(0.22, 12)],
  dark: [dim(0.1, 12)],
  glare: [
    light(
      [
        [0, 'rgb(255 255 255 / 90%)'],
        [1, 'rgb(255 255 255 / 0%)'],
      ],
      true,
    ),
  ],
  shadow: [
    light(
      [
        [0, 'rgb(0 0 0 / 70%)'],
        [1, 'rgb(0 0 0 / 0%)'],
      ],
      false,
    ),
  ],
  'JPEG 40': [jpeg(0.4)],
  'JPEG 25': [jpeg(0.25)],
  'tilted a little': [tilt(0.12)],
  'tilted much': [tilt(0.35)],
  'from a screen': [moire, withFilter('blur(0.6px)'), jpeg(0.7)],
  'from a screen, turned 6°': [turn(6), moire, withFilter('blur(0.6px)'), jpeg(0.7)],
  'hand-held': [turn(6), tilt(0.06), withFilter('blur(0.8px)'), dim(0.9, 10)],
  'hand-held badly': [turn(12), tilt(0.12), withFilter('blur(1.2px)'), dim(0.7, 16)],
}

export const DAMAGE_NAMES = Object.keys(DAMAGES)

/**
 * Picture of a code on a pass on a table, with a kind of damage.
 * @param {string} code URL of its image
 * @param {string} damage one of DAMAGE_NAMES
 * @param {number} seed
 */
export async function takePicture(code, damage, seed) {
  const image = new Image()
  image.src = code
  await image.decode()
  // Square codes are as high as two thirds of the frame; stacked bars are as wide as the pass.
  const scale = Math.min(CODE_WIDTH / image.width, 400 / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  let picture = newCanvas()
  const { context } = picture
  context.fillStyle = '#8a7458'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#f6f2ea'
  context.fillRect(240, 100, 800, 520)
  context.drawImage(image, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
  const random = toRandom(seed)
  for (const step of DAMAGES[damage] ?? []) picture = await step(picture, random)
  return picture.context.getImageData(0, 0, WIDTH, HEIGHT)
}
