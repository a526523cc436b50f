import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parseOperatorCheck, type Env } from '../src/config/parse-env.ts'
import { chunkGroups } from './chunk-groups.ts'
import { composedStyles } from './composed-styles.ts'
import { customMedia } from './custom-media.ts'
import { responseHeaders } from './headers/plugin.ts'
import { localServer } from './local-server.ts'
import { offlinePages } from './offline/plugin.ts'
import { operatorCheck, operatorFacts } from './operator.ts'
import { preloadFont } from './prerender/preload-font.ts'
import { prerenderPages } from './prerender/plugin.ts'
import { searchEngines } from './search-engines/plugin.ts'
import { serveBuild } from './serve-build.js'
import { shortClassNames } from './short-class-names.ts'
import { workerFiles } from './worker-files.ts'

/** Keeps the demo's worker out of real builds. */
function finishOutput(demo: boolean): Plugin {
  let outDir = ''
  return {
    name: 'vuelo-justo:finish-output',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      if (!demo) rmSync(resolve(outDir, 'mockServiceWorker.js'), { force: true })
    },
  }
}

/** Adds prerendered pages, files for search engines, the service worker and headers to the app's build. */
export function site(env: Env, variables: Readonly<Record<string, string>>): Plugin[] {
  return [
    chunkGroups(env),
    composedStyles(),
    customMedia(),
    shortClassNames(),
    workerFiles(),
    preloadFont(),
    finishOutput(env.demo),
    searchEngines(env),
    prerenderPages(),
    offlinePages(env, 'app.html'),
    responseHeaders(env),
    localServer(env),
    serveBuild(),
    operatorFacts(),
    operatorCheck(env, parseOperatorCheck(variables)),
  ]
}
