import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SCRIPT = 'src/domain/sorting.ts'
const STYLE = 'src/app/global.css'

const eslint = new ESLint()

/** Messages of the project's browser rules for a text in place of a real file. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => /^(floor|es-x|css)\/|restricted-syntax/.test(ruleId ?? 'parser/'))
    .map(({ message }) => message)
}

const REFUSED = [
  ['toSorted', SCRIPT, 'export const x = [2, 1].toSorted()', /toSorted/],
  ['Object.groupBy', SCRIPT, 'export const x = Object.groupBy([1], String)', /groupBy/],
  ['withResolvers', SCRIPT, 'export const x = Promise.withResolvers()', /withResolvers/],
  ['a lookbehind', SCRIPT, 'export const x = /(?<=a)b/', /[Ll]ookbehind/],
  ['a range in a media query', STYLE, '@media (width >= 700px) { a { color: red } }', /min-width/],
  ['two ranges', STYLE, '@media (1px <= width <= 7px) { a { color: red } }', /min-width/],
  ['color-mix', STYLE, 'a { color: color-mix(in srgb, #fff 40%, #000) }', /color-mix/],
  ['a container query', STYLE, '@container (max-width: 9px) { a { color: red } }', /container/],
  ['nesting', STYLE, 'a { & b { color: red } }', /nest/i],
  ['dvh alone', STYLE, 'a { color: red; height: max(9px, calc(100dvh - 9px)) }', /with vh/],
  ['units of the container', STYLE, 'a { width: 10cqw }', /cqw/],
] as const

const ACCEPTED = [
  ['features of iOS 15.4', SCRIPT, 'export const x = [1].findLast(Boolean) ?? [1].at(-1)'],
  ['Object.hasOwn', SCRIPT, "export const x = Object.hasOwn({}, 'a')"],
  ['a sorted copy', SCRIPT, 'export const x = [...[2, 1]].sort()'],
  ['newer syntax, which the build compiles', SCRIPT, 'export class A { static { A.name } }'],
  ['a plain media query', STYLE, '@media (min-width: 700px) { a { color: red } }'],
  ['dvh after vh', STYLE, 'a { min-height: 100vh; min-height: 100dvh }'],
  [
    'color-mix inside @supports',
    STYLE,
    'a { color: #999 } @supports (color: color-mix(in srgb, #fff, #000)) { a { color: color-mix(in srgb, #fff, #000) } }',
  ],
] as const

describe('syntax and CSS that the oldest supported browsers lack', () => {
  it.each(REFUSED)('is reported: %s', async (_what, file, code, reason) => {
    const messages = await lint(file, code)
    expect(messages.join('\n')).toMatch(reason)
  })

  it.each(ACCEPTED)('is not reported: %s', async (_what, file, code) => {
    expect(await lint(file, code)).toEqual([])
  })
})

/** Outside the sources, so that other checks ignore them. */
const SAMPLES = '.cache/floor-samples'

/** Compiles samples as `npm run check:floor` compiles the sources. @returns the errors of each sample, by index */
function compile(samples: readonly string[]): readonly (readonly string[])[] {
  mkdirSync(SAMPLES, { recursive: true })
  samples.forEach((code, index) => writeFileSync(join(SAMPLES, `sample-${index}.ts`), code))
  writeFileSync(
    join(SAMPLES, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../config/tsconfig.floor.json',
      include: ['../floor-dom.d.ts', './*.ts'],
    }),
  )
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 200_000 }).stdout
  run('scripts/tools/floor-types.js')
  const lines = run('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', SAMPLES).split('\n')
  return samples.map((_code, index) => lines.filter((line) => line.includes(`sample-${index}.ts(`)))
}

const REFUSED_CALLS = [
  ['toSorted of a value', 'export const f = (a: readonly number[]) => a.toSorted()'],
  ['toReversed', 'export const f = (a: readonly number[]) => a.toReversed()'],
  ['toSorted of bytes', 'export const f = (a: Uint8Array) => a.toSorted()'],
  ['URL.canParse', "export const x = URL.canParse('https://a.cl')"],
  ['AbortSignal.any', 'export const x = AbortSignal.any([])'],
  ['AbortSignal.timeout', 'export const x = AbortSignal.timeout(1)'],
  ['a method of every element', 'export const f = (e: Element) => e.checkVisibility()'],
  ['a class of the browser', 'export const x = new Highlight()'],
  ['a function of the browser', 'requestIdleCallback(() => undefined)'],
] as const

const ACCEPTED_CALLS = [
  ['structuredClone', 'export const x = structuredClone({ a: 1 })'],
  ['findLast', 'export const f = (a: readonly number[]) => a.findLast(Boolean)'],
  ['a method after a check', 'export const f = (e: Element) => e.checkVisibility?.()'],
  [
    'a class after a check',
    'export const x = typeof OffscreenCanvas === "function" && new OffscreenCanvas(1, 1)',
  ],
  ['iterating a DOM collection', 'for (const link of document.links) link.remove()'],
] as const

describe('platform features that the oldest supported browsers lack', () => {
  let errors: readonly (readonly string[])[] = []
  beforeAll(() => {
    errors = compile([...REFUSED_CALLS, ...ACCEPTED_CALLS].map(([, code]) => code))
  }, 240_000)
  afterAll(() => rmSync(SAMPLES, { recursive: true }))

  it.each(REFUSED_CALLS.map(([what], index) => [what, index] as const))(
    'are reported: %s',
    (_what, index) => {
      expect(errors[index]).not.toEqual([])
    },
  )

  it.each(ACCEPTED_CALLS.map(([what], index) => [what, index + REFUSED_CALLS.length] as const))(
    'are not reported: %s',
    (_what, index) => {
      expect(errors[index]).toEqual([])
    },
  )
})
