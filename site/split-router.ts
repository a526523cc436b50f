import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const FILES = resolve(import.meta.dirname, '../node_modules/react-router/dist/production')

/** The module that has the half of the router which follows the address; the other one draws. */
const SECOND_HALF = '/src/app/start/router/whole-router.ts'
const COPY = '?second-half'

/** Names for developers' tools, each of which holds on to a component that nobody uses. */
const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm

/** Calls that do nothing but make something; the package says so of few of them. */
const MAKERS = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/** The package's file with what a build has to know to leave out the parts that nobody uses. */
const slim = (code: string): string =>
  code.replaceAll(DISPLAY_NAMES, '').replaceAll(MAKERS, '$1/* @__PURE__ */ $2')

/**
 * Lets a page come with half of the router. The package is one file, and a file comes as a whole: a copy of
 * it is what the second half is taken from (docs/decisions/030).
 */
export function splitRouter(): Plugin {
  return {
    name: 'vuelo-justo:split-router',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    resolveId(source, importer) {
      if (importer?.endsWith(SECOND_HALF) && source === 'react-router-dom') {
        return `${FILES}/index.mjs${COPY}`
      }
      const isInCopy = importer?.endsWith(COPY) === true && source.startsWith('.')
      return isInCopy ? resolve(dirname(importer), source) + COPY : null
    },
    load: (id) => (id.endsWith(COPY) ? readFile(id.slice(0, -COPY.length), 'utf8') : null),
    transform: (code, id) =>
      id.startsWith(`${FILES}/chunk-`) ? { code: slim(code), map: null } : null,
  }
}
