import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseEnv } from './src/config/parse-env.ts'
import { offlinePages } from './vite.offline.ts'
import { responseHeaders } from './vite.headers.ts'
import { searchEngines } from './vite.seo.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

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

/** Keeps the demo's worker out of real builds and gives demo builds a fallback page for deep links. */
function finishOutput(demo: boolean): Plugin {
  let outDir = ''
  return {
    name: 'vuelo-justo:finish-output',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      if (demo) copyFileSync(resolve(outDir, 'index.html'), resolve(outDir, '404.html'))
      else rmSync(resolve(outDir, 'mockServiceWorker.js'), { force: true })
    },
  }
}

export default defineConfig(({ mode }) => {
  // Throws with the variable's name, so that a bad value stops the build, not the passenger.
  const env = parseEnv(loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    plugins: [
      react(),
      preloadFont(),
      finishOutput(env.demo),
      searchEngines(env),
      offlinePages({ ...env, shell: 'index.html' }),
      responseHeaders(env),
    ],
    resolve: {
      alias: {
        '@': resolve(import.meta.dirname, 'src'),
        '@tests': resolve(import.meta.dirname, 'tests'),
      },
    },
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: { sourcemap: false },
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
