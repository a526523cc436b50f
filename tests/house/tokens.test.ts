import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokens } from '@tests/support/tokens'

const TOKENS = 'src/ui/theme/tokens.css'
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
const scripts = files.filter((file) => /\.tsx?$/.test(file))
const styles = files.filter((file) => file.endsWith('.css') && file !== TOKENS)

const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi
const COLOUR = new RegExp(String.raw`${HEX.source}|\b(?:rgb|hsl|hwb|lab|lch)a?\(`, 'gi')

/** Matches in a text that only the tokens may have. */
function findAll(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found)
}

/** Matches in the files, as 'file: match'. */
function offences(of: readonly string[], pattern: RegExp): string[] {
  return of.flatMap((file) =>
    findAll(pattern, readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
  )
}

const LAYER = /z-index: -?\d+|zIndex: -?\d+/g
const BREAKPOINT = /@media[^{]*\d(?:px|r?em)[^{]*/g
/** Media queries of scripts, which cannot read the tokens and so repeat a width. */
const ASKED = /\((?:min|max)-(?:width|height): [^)]*\)/g

describe('the patterns', () => {
  it.each([
    [COLOUR, 'color: #fff', 1],
    [COLOUR, 'box-shadow: 0 0 1px rgb(0 0 0 / 10%)', 1],
    [COLOUR, 'color: var(--ink); background: transparent', 0],
    [HEX, "<a href='#preguntas'>", 0],
    [LAYER, 'z-index: 10;', 1],
    [LAYER, 'z-index: auto; z-index: var(--layer-help)', 0],
    [BREAKPOINT, '@media screen and (min-width: 700px) {', 1],
    [BREAKPOINT, '@media (--desk) { a { width: 10px } }', 0],
  ])('%s in "%s": %d', (pattern, text, count) => {
    expect(findAll(pattern, text)).toHaveLength(count)
  })
})

describe('only the tokens have', () => {
  it('colours', () => {
    expect(offences(styles, COLOUR)).toEqual([])
    expect(offences(scripts, HEX)).toEqual([])
  })

  it('layers', () => {
    expect(offences([...styles, ...scripts], LAYER)).toEqual([])
  })

  it('breakpoints', () => {
    expect(offences(styles, BREAKPOINT)).toEqual([])
    const repeated = scripts.flatMap((file) => findAll(ASKED, readFileSync(file, 'utf8')))
    expect(repeated.filter((width) => !tokens.includes(width))).toEqual([])
  })
})

describe('design tokens', () => {
  const code = scripts.map((file) => readFileSync(file, 'utf8')).join('\n')
  const all = [tokens, code, ...styles.map((file) => readFileSync(file, 'utf8'))].join('\n')

  it('exist if they are used, or are set there', () => {
    const set = new Set(findAll(/--[\w-]+(?=['"]?:)/g, all))
    const asked = findAll(/(?<=var\()--[\w-]+(?=\))/g, all)
    expect(asked.filter((name) => !set.has(name))).toEqual([])
  })

  it('are all used', () => {
    const measures = findAll(/--[\w-]+(?=:)/g, tokens).filter(
      (name) => !all.includes(`var(${name}`),
    )
    const breakpoints = [...tokens.matchAll(/@custom-media (--[\w-]+) (.*);/g)].filter(
      ([, name = '', width = '']) => !all.includes(`(${name})`) && !code.includes(width),
    )
    expect([...measures, ...breakpoints]).toEqual([])
  })
})
