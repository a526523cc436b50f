import { readFileSync } from 'node:fs'

/** The oldest supported browsers (docs/decisions/011). */
export const { browserslist: OLDEST_BROWSERS } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as {
  browserslist: readonly string[]
}

/** Build target per browserslist name; the other browsers use the engine of one of these. */
const ENGINES: Readonly<Record<string, string>> = {
  ios_saf: 'ios',
  safari: 'safari',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
}

/** `OLDEST_BROWSERS` as build targets. */
export const BUILD_TARGETS = OLDEST_BROWSERS.flatMap((entry) => {
  const [browser = '', oldest = ''] = entry.split(' ')
  const engine = ENGINES[browser]
  return engine === undefined ? [] : [engine + oldest]
})
