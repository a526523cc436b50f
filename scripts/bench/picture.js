import { countRounds } from './figures.js'
import { toRatio } from './goals.js'

/** @typedef {import('./rounds.js').Visited} Visited */

/** Colours of the product as values, because an SVG file has no style sheet. */
const COLOURS = {
  ground: '#FBF6EE',
  line: '#E4D6C3',
  ink: '#2B1740',
  muted: '#6A5A78',
  pink: '#C81E63',
  purple: '#5B2A86',
}

const WIDTH = 860
const MARGIN = 24
const PLOT = { left: 200, right: 600 }
/** Right edges of the columns of figures. */
const COLUMNS = { paint: 690, ratio: 746, listens: WIDTH - MARGIN }
const TOP = 150
const ROW = 36
const HEADING = 40
const BAR = 10
/** Maximum length of a label beside the bars, in characters. */
const LONGEST_NAME = 21
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
/** Intervals of grid lines; the smallest that gives few lines is used. */
const STEPS_MS = [100, 200, 500, 1000, 2000, 5000]
const MOST_LINES = 7

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @param {string} name */
const shorten = (name) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en')

/**
 * @param {number} x
 * @param {number} y of the baseline
 * @param {string} text
 * @param {{ size?: number, bold?: boolean, colour?: string, anchor?: 'start' | 'middle' | 'end' }} [look]
 */
function write(x, y, text, { size = 13, bold = false, colour, anchor = 'start' } = {}) {
  const weight = bold ? ' font-weight="700"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}"${weight} fill="${colour ?? COLOURS.ink}" text-anchor="${anchor}">${escape(text)}</text>`
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {string} colour
 */
const bar = (x, y, width, colour) =>
  `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2" fill="${colour}"/>`

/** @param {number} x @param {number} y @param {number} height */
const tick = (x, y, height) =>
  `<rect x="${(x - 1.5).toFixed(1)}" y="${y}" width="3" height="${height}" rx="1.5" fill="${COLOURS.ink}"/>`

/**
 * Maps milliseconds to the plot, with grid lines.
 * @param {readonly Visited[]} visited
 */
function toScale(visited) {
  const longest = Math.max(
    1,
    ...visited.flatMap(({ page, twin }) => [page.lcp, page.ready, twin.lcp]),
  )
  const step =
    STEPS_MS.find((one) => longest / one <= MOST_LINES) ?? Math.ceil(longest / MOST_LINES)
  const end = Math.ceil(longest / step) * step
  const lines = Array.from({ length: end / step + 1 }, (_, index) => index * step)
  return {
    lines,
    /** @param {number} value */
    widthOf: (value) => (value / end) * (PLOT.right - PLOT.left),
  }
}

/**
 * One page and its copy without code.
 * @param {Visited} visited
 * @param {number} y
 * @param {(value: number) => number} widthOf
 */
function drawRow(visited, y, widthOf) {
  const { name, page, twin } = visited
  const { left } = PLOT
  return [
    write(MARGIN, y + 15, shorten(name)),
    bar(left, y, widthOf(page.lcp), COLOURS.pink),
    bar(left, y + BAR + 2, widthOf(twin.lcp), COLOURS.purple),
    ...(page.ready > 0 ? [tick(left + widthOf(page.ready), y - 3, 2 * BAR + 8)] : []),
    write(COLUMNS.paint, y + 9, whole(page.lcp), { size: 12, bold: true, anchor: 'end' }),
    write(COLUMNS.paint, y + 22, whole(twin.lcp), {
      size: 12,
      colour: COLOURS.muted,
      anchor: 'end',
    }),
    write(COLUMNS.ratio, y + 15, toRatio(visited).toFixed(2), { bold: true, anchor: 'end' }),
    write(COLUMNS.listens, y + 15, page.ready > 0 ? whole(page.ready) : '-', { anchor: 'end' }),
  ]
}

/** Legend of the colours and columns. @param {number} rounds */
function drawHead(rounds) {
  const y = TOP - 46
  /** @type {{ size: number, colour: string, anchor: 'end' }} */
  const head = { size: 12, colour: COLOURS.muted, anchor: 'end' }
  return [
    write(MARGIN, 38, 'Every public page beside its plain twin', { size: 20, bold: true }),
    write(
      MARGIN,
      60,
      `First visits on a phone: slow 4G, a CPU 4 times slower, ${countRounds(rounds)}.`,
      {
        colour: COLOURS.muted,
      },
    ),
    write(
      MARGIN,
      78,
      'The plain twin is the same page without code, the floor of what is possible.',
      {
        colour: COLOURS.muted,
      },
    ),
    bar(PLOT.left, y, 22, COLOURS.pink),
    write(PLOT.left + 28, y + 9, 'largest paint', { size: 12 }),
    bar(PLOT.left + 124, y, 22, COLOURS.purple),
    write(PLOT.left + 152, y + 9, 'of its plain twin', { size: 12 }),
    tick(PLOT.left + 272, y - 4, 18),
    write(PLOT.left + 282, y + 9, 'the page listens', { size: 12 }),
    write(COLUMNS.paint, TOP - 14, 'paint, ms', head),
    write(COLUMNS.ratio, TOP - 14, 'ratio', head),
    write(COLUMNS.listens, TOP - 14, 'listens, ms', head),
  ]
}

/** @param {ReturnType<typeof toScale>} scale @param {number} bottom */
const drawScale = ({ lines, widthOf }, bottom) =>
  lines.flatMap((value) => {
    const x = (PLOT.left + widthOf(value)).toFixed(1)
    return [
      `<line x1="${x}" y1="${TOP - 6}" x2="${x}" y2="${bottom}" stroke="${COLOURS.line}"/>`,
      write(Number(x), TOP - 14, value === 0 ? '0' : `${value / 1000} s`, {
        size: 12,
        colour: COLOURS.muted,
        anchor: 'middle',
      }),
    ]
  })

/**
 * Chart of the figures as a separate SVG file, with a background so that it is legible on any page.
 * @param {{ pages: readonly Visited[], peers?: readonly Visited[], rounds: number }} visited
 */
export function toPicture({ pages, peers = [], rounds }) {
  const scale = toScale([...pages, ...peers])
  const pagesEnd = TOP + 8 + pages.length * ROW
  const peersStart = pagesEnd + HEADING
  const bottom = peers.length > 0 ? peersStart + peers.length * ROW : pagesEnd
  const height = bottom + MARGIN
  const title = 'The largest paint of every public page beside its plain twin'
  const desc = [...pages, ...peers]
    .map(
      (one) => `${one.name}: ${whole(one.page.lcp)} ms, its plain twin ${whole(one.twin.lcp)} ms`,
    )
    .join('; ')
  const parts = [
    ...drawHead(rounds),
    ...drawScale(scale, bottom),
    ...pages.flatMap((one, index) => drawRow(one, TOP + 8 + index * ROW, scale.widthOf)),
    ...(peers.length > 0
      ? [write(MARGIN, peersStart - 14, 'Other sites', { colour: COLOURS.muted, bold: true })]
      : []),
    ...peers.flatMap((one, index) => drawRow(one, peersStart + index * ROW, scale.widthOf)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}">
<title id="title">${title}</title>
<desc id="desc">${escape(desc)}.</desc>
<rect width="${WIDTH}" height="${height}" rx="16" fill="${COLOURS.ground}"/>
${parts.join('\n')}
</svg>
`
}
