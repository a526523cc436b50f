import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: readonly string[]
}

/** How the build calls the browsers of the floor; what is not named has the engine of one that is. */
const ENGINES: Readonly<Record<string, string>> = {
  ios_saf: 'ios',
  safari: 'safari',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
}

/** The oldest browsers that are served (docs/decisions/011), as the build wants them. */
export const BUILD_TARGETS = browserslist.flatMap((entry) => {
  const [browser = '', oldest = ''] = entry.split(' ')
  const engine = ENGINES[browser]
  return engine === undefined ? [] : [engine + oldest]
})
