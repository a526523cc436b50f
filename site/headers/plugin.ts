import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writeResponseHeaders } from './response-headers.js'
import type { Env } from '../../src/config/parse-env.ts'

/**
 * Writes the response headers after all pages, because they contain the hashes of the pages' inline
 * styles. Below a sub-path the root of the host sets the headers, so none are written.
 */
export function responseHeaders(env: Env): Plugin {
  let outDir = ''
  let isRoot = true
  let hasFailed = false
  return {
    name: 'vuelo-justo:response-headers',
    // The prerenderer is a separate build for Node without pages.
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
      isRoot = config.base === '/'
    },
    buildEnd: (error) => {
      hasFailed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (isRoot && !hasFailed) writeResponseHeaders(outDir, env)
      },
    },
  }
}
