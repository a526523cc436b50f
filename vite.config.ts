import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { site } from './site/plugin.ts'
import { parseEnv } from './src/config/parse-env.ts'

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

/**
 * The files of the first visit, few because each costs a round trip: what the start reads in tasks of
 * their own (src/main.tsx), what every page shares, and what every form or claim page adds.
 */
const FILES = [
  // Apart, or the entrance would bring along whatever file it is put into.
  {
    name: 'entry',
    test: /vite\/preload-helper|rolldown\/runtime|src\/main\.tsx|src\/ui\/browser\/import-with-retry/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|start\/stage-react/ },
  { name: 'router', test: /node_modules\/react-router(-dom)?\/|start\/stage-router/ },
  {
    name: 'base',
    test: /src\/app\/start\/start\.|src\/(config|session\/(?!use-stored|use-session-held|searched-email|refuses-cookies)|device\/(other-tabs|own-tab|tab-notes))|features\/auth\/google\/GoogleButton|domain\/(claim\/(catalogue|compensation)|money\/clp|people\/roles)\.|src\/ui\/(?:\w+\/)?(Button|IconButton|icons|Logo|PageTitle|FieldFrame|SelectInput|Ticket|Notice|load-on-demand|new-tab|use-single-flight)\./,
  },
  {
    name: 'form',
    test: /node_modules\/react-hook-form\/|src\/ui\/(?:fields\/(form-resolver|TextInput|CheckboxInput)|browser\/use-unload-warning)\.|src\/domain\/(forms\/checks|people\/(email|full-name|rut))\./,
  },
  // Every call, and the words of its failure: what a public form sends comes while it is being filled.
  {
    name: 'api',
    test: /src\/(api\/|domain\/failures\/(failure-words|passenger-failures)\.)|node_modules\/valibot\//,
  },
  // Apart from any page, because a sign-in anywhere asks for it.
  {
    name: 'device',
    test: /src\/(device\/(records|device-store|in-turn)|session\/use-stored-edit)\./,
  },
  // Every list of the staff; as a file each, their names alone would weigh on everybody's first visit.
  {
    name: 'lists',
    test: /src\/(ui\/table\/(Pager|table-roles)|domain\/(text-or-dash|failures\/staff-failures))\./,
  },
]

const STARTED_WITH = /\/(entry|react|router|base|rolldown-runtime)-/

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
    plugins: [react(), site(env)],
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
      modulePreload: {
        polyfill: false,
        // What a page was started with is there already: no list of the code need name it.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !STARTED_WITH.test(file)),
      },
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: FILES } } },
    },
    server: { host: 'localhost' },
    test: {
      environment: './tests/jsdom-with-node-fetch.ts',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      env: { VITE_DEMO: '1', TZ: process.env['TZ'] ?? 'America/Santiago' },
      testTimeout: 30_000,
      // Vitest would leave one core idle, which is half of a small CI machine.
      maxWorkers: '100%',
      restoreMocks: true,
      unstubGlobals: true,
    },
  }
})
