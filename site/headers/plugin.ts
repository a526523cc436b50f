import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writeResponseHeaders } from './response-headers.js'
import type { Env } from '../../src/config/parse-env.ts'

/**
 * Writes the response headers of the finished pages into the build, last of all: they carry the hashes
 * of the pages' inline styles. Below a sub-path the host's own root decides the headers, so none are
 * written.
 */
export function responseHeaders(env: Env): Plugin {
  let outDir = ''
  let isRoot = true
  let hasFailed = false
  return {
    name: 'vuelo-justo:response-headers',
    // A page is drawn by a build of its own for Node, which has no pages.
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
