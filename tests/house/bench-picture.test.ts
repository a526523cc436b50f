import { describe, expect, it } from 'vitest'
import { buildVisited } from '@tests/support/bench-figures'
import { toPicture } from '@/../scripts/bench/picture.js'

const PINK = '#C81E63'
const PURPLE = '#5B2A86'
const INK = '#2B1740'

const numberOf = (tag: string, name: string) =>
  Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1] ?? NaN)

/** Widths of the rectangles of one colour in the picture, without the legend's. */
const barsOf = (svg: string, colour: string): readonly number[] =>
  [...svg.matchAll(/<rect[^>]*>/g)]
    .flatMap(([tag]) => (tag.includes(`fill="${colour}"`) ? [numberOf(tag, 'width')] : []))
    .slice(1)

/** Text boxes, estimated with a wide average letter of a system font. */
const textsOf = (svg: string) =>
  [...svg.matchAll(/(<text[^>]*>)([^<]*)<\/text>/g)].map(([, tag = '', text = '']) => {
    const size = numberOf(tag, 'font-size')
    const width = text.length * size * (tag.includes('font-weight') ? 0.66 : 0.6)
    const x = numberOf(tag, 'x')
    const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1] ?? 'start'
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor] ?? x
    return { left, right: left + width, y: numberOf(tag, 'y') }
  })

const pages = [
  buildVisited('/', { lcp: 800, ready: 1800 }, { lcp: 800 }),
  buildVisited('/derechos/cancelacion', { lcp: 1600, ready: 2000 }, { lcp: 400 }),
]
const peers = [buildVisited('another site with a name', { lcp: 10_000, ready: 0 }, { lcp: 5000 })]

describe('the picture of the bench', () => {
  it('draws paint and plain twin of every page to scale, other sites under their own heading, and marks when a page of this site is hydrated', () => {
    const alone = toPicture({ pages, rounds: 5 })
    const [first = 0, second] = barsOf(alone, PINK)
    const [floor, secondFloor = 0] = barsOf(alone, PURPLE)
    expect(second).toBeCloseTo(2 * first, 0)
    expect(floor).toBeCloseTo(first, 0)
    expect(secondFloor).toBeCloseTo(first / 2, 0)
    expect(barsOf(alone, INK)).toHaveLength(2)
    expect(alone).not.toContain('Other sites')

    const svg = toPicture({ pages, peers, rounds: 5 })
    expect(svg).toContain('Other sites')
    const [own = 0, , other = 0] = barsOf(svg, PINK)
    expect(other / own).toBeCloseTo(10_000 / 800, 0)
    expect(barsOf(svg, INK)).toHaveLength(2)
  })

  it.each([
    ['without other sites', { pages, rounds: 1 }],
    ['with other sites', { pages, peers, rounds: 5 }],
    ['of a page that was there at once', { pages: [buildVisited('/', { lcp: 1 })], rounds: 5 }],
  ])('has no overlapping or cut texts, %s', (_what, visited) => {
    const svg = toPicture(visited)
    const texts = textsOf(svg)
    for (const text of texts) {
      expect(text.left).toBeGreaterThanOrEqual(0)
      expect(text.right).toBeLessThanOrEqual(860)
      const beside = texts.filter((other) => other !== text && Math.abs(other.y - text.y) < 10)
      const clashes = beside.filter(({ left, right }) => left < text.right && right > text.left)
      expect(clashes).toEqual([])
    }
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('has a text alternative, and escapes names', () => {
    const svg = toPicture({ pages: [buildVisited('a<b>&c')], rounds: 5 })
    expect(svg).toMatch(/^<svg [^>]*role="img"/)
    expect(svg).toContain('<title id="title">')
    expect(svg).toContain('<desc id="desc">a&lt;b&gt;&amp;c: 800 ms, its plain twin 800 ms.</desc>')
    expect(svg).not.toContain('a<b>')
  })
})
