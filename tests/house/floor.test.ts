import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'

const SCRIPT = 'src/domain/sorting.ts'
const STYLE = 'src/app/global.css'

let eslint: ESLint

beforeAll(async () => {
  eslint = new ESLint()
  // The first look reads the types of the whole project.
  await eslint.lintText('', { filePath: SCRIPT })
}, 240_000)

/** What the project's own rules about browsers say of a text that stands in place of a real file. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => /^(floor|es-x|css)\/|restricted-syntax/.test(ruleId ?? 'parser/'))
    .map(({ message }) => message)
}

const REFUSED = [
  ['URL.canParse', SCRIPT, "export const x = URL.canParse('https://a.cl')", /canParse/],
  ['toSorted', SCRIPT, 'export const x = [2, 1].toSorted()', /toSorted/],
  ['toSorted of a value', SCRIPT, 'export const f = (a: readonly number[]) => a.toSorted()', /to/],
  ['toReversed', SCRIPT, 'export const f = (a: readonly number[]) => a.toReversed()', /toReversed/],
  ['Object.groupBy', SCRIPT, 'export const x = Object.groupBy([1], String)', /groupBy/],
  ['withResolvers', SCRIPT, 'export const x = Promise.withResolvers()', /withResolvers/],
  ['AbortSignal.any', SCRIPT, 'export const x = AbortSignal.any([])', /AbortSignal/],
  ['AbortSignal.timeout', SCRIPT, 'export const x = AbortSignal.timeout(1)', /AbortSignal/],
  [
    'a method of every element',
    SCRIPT,
    'export const f = (e: Element) => e.checkVisibility()',
    /Vis/,
  ],
  ['a class of the browser', SCRIPT, 'export const x = new Highlight()', /Highlight is missing in/],
  ['a look behind', SCRIPT, 'export const x = /(?<=a)b/', /[Ll]ookbehind/],
  ['a range in a media query', STYLE, '@media (width >= 700px) { a { color: red } }', /min-width/],
  ['two ranges', STYLE, '@media (1px <= width <= 7px) { a { color: red } }', /min-width/],
  ['color-mix', STYLE, 'a { color: color-mix(in srgb, #fff 40%, #000) }', /color-mix/],
  ['a container query', STYLE, '@container (max-width: 9px) { a { color: red } }', /container/],
  ['nesting', STYLE, 'a { & b { color: red } }', /nest/i],
  ['units of the container', STYLE, 'a { width: 10cqw }', /cqw/],
] as const

const ACCEPTED = [
  ['what iOS 15.4 has', SCRIPT, 'export const x = [1].findLast(Boolean) ?? [1].at(-1)'],
  ['Object.hasOwn', SCRIPT, "export const x = Object.hasOwn({}, 'a')"],
  ['structuredClone', SCRIPT, 'export const x = structuredClone({ a: 1 })'],
  ['a copy that is sorted', SCRIPT, 'export const x = [...[2, 1]].sort()'],
  ['newer syntax, which the build writes down', SCRIPT, 'export class A { static { A.name } }'],
  ['a plain media query', STYLE, '@media (min-width: 700px) { a { color: red } }'],
  ['dvh behind vh', STYLE, 'a { min-height: 100vh; min-height: 100dvh }'],
  [
    'color-mix where it is understood',
    STYLE,
    'a { color: #999 } @supports (color: color-mix(in srgb, #fff, #000)) { a { color: color-mix(in srgb, #fff, #000) } }',
  ],
] as const

describe('what the oldest supported browsers lack', () => {
  it.each(REFUSED)('is refused: %s', async (_what, file, code, reason) => {
    const messages = await lint(file, code)
    expect(messages.join('\n')).toMatch(reason)
  })

  it.each(ACCEPTED)('is not taken for more than it is: %s', async (_what, file, code) => {
    expect(await lint(file, code)).toEqual([])
  })
})
