import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseEnv } from './src/config/parse-env.ts'
import { offlinePages } from './vite.offline.ts'
import { responseHeaders } from './vite.headers.ts'
import { prerenderPages } from './vite.prerender.ts'
import { searchEngines } from './vite.seo.ts'

const { version, browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string
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

/** The oldest browsers that are served (docs/decisions/011). */
const FLOOR = browserslist.flatMap((entry) => {
  const [browser = '', oldest = ''] = entry.split(' ')
  const engine = ENGINES[browser]
  return engine === undefined ? [] : [engine + oldest]
})

/** Asks for the one font with the page, so that text is set in it from the start. */
function preloadFont(): Plugin {
  let base = '/'
  return {
    name: 'vuelo-justo:preload-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: base + file,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  }
}

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

/**
 * The files of the first visit, few because each costs a round trip: what the start reads in tasks of
 * their own (src/main.tsx), what every page shares, and what every form or claim page adds.
 */
const FILES = [
  // Apart, or the entrance would bring along whatever file it is put into.
  {
    name: 'entry',
    test: /vite\/preload-helper|rolldown\/runtime|src\/main\.tsx|src\/ui\/import-with-retry/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|boot\/stage-react/ },
  { name: 'router', test: /node_modules\/react-router(-dom)?\/|boot\/stage-router/ },
  {
    name: 'base',
    test: /src\/app\/start\.|src\/(config|session\/(?!use-stored|use-session-held|searched-email|refuses-cookies)|device\/(other-tabs|own-tab|tab-notes))|features\/auth\/GoogleButton|domain\/(claims\/(catalogue|compensation)|money\/clp|people\/roles)\.|src\/ui\/(?:fields\/)?(Button|IconButton|icons|Logo|PageTitle|FieldFrame|SelectInput|Ticket|Notice|load-on-demand|new-tab|use-single-flight)\./,
  },
  {
    name: 'form',
    test: /node_modules\/react-hook-form\/|src\/ui\/(?:fields\/(form-resolver|TextInput|CheckboxInput)|use-unload-warning)\.|src\/domain\/(forms\/checks|people\/(email|full-name|rut))\./,
  },
  // Every call: what a public form sends comes while it is being filled.
  { name: 'api', test: /src\/api\/|node_modules\/valibot\// },
  // Apart from any page, because a sign-in anywhere asks for it.
  {
    name: 'device',
    test: /src\/(device\/(records|device-store|in-turn)|session\/use-stored-edit)\./,
  },
  // Every list of the staff; as a file each, their names alone would weigh on everybody's first visit.
  { name: 'lists', test: /src\/(ui\/(Pager|table-roles)|domain\/text-or-dash)\./ },
]

/** Its package names the development files whatever is built: they carry warnings for developers. */
const ROUTER_FOR_PRODUCTION = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: resolve(
    import.meta.dirname,
    `node_modules/react-router/dist/production/${file}.mjs`,
  ),
}))

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // Throws with the variable's name, so that a bad value stops the build, not the passenger.
  const env = parseEnv(loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    plugins: [
      react(),
      preloadFont(),
      finishOutput(env.demo),
      searchEngines(env),
      prerenderPages(),
      offlinePages({ ...env, shell: 'app.html' }),
      responseHeaders(env),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: resolve(import.meta.dirname, 'src') },
        { find: '@tests', replacement: resolve(import.meta.dirname, 'tests') },
        ...(command === 'build' ? ROUTER_FOR_PRODUCTION : []),
      ],
    },
    define: {
      __APP_VERSION__: JSON.stringify(version),
      ...(command === 'build' && { __ENV__: JSON.stringify(env) }),
      __BUILD_YEAR__: String(new Date().getFullYear()),
    },
    build: {
      target: FLOOR,
      cssTarget: FLOOR,
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: FILES } } },
    },
    server: { host: 'localhost' },
    test: {
      environment: './tests/jsdom-with-node-fetch.ts',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      env: { VITE_DEMO: '1', TZ: process.env['TZ'] ?? 'America/Santiago' },
      // A busy machine is slow, not wrong: waits inside a test give up first and say what for.
      testTimeout: 90_000,
      hookTimeout: 60_000,
      // Vitest would leave one core idle, which is half of a small CI machine.
      maxWorkers: '100%',
      restoreMocks: true,
      unstubGlobals: true,
    },
  }
})
