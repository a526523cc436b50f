import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { BUILD_TARGETS } from './site/build-targets.ts'
import { site } from './site/plugin.ts'
import { parseEnv } from './src/config/parse-env.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Its package names the development files whatever is built: they carry warnings for developers. */
const ROUTER_FOR_PRODUCTION = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: resolve(
    import.meta.dirname,
    `node_modules/react-router/dist/production/${file}.mjs`,
  ),
}))

export default defineConfig(({ command, mode }) => {
  // Throws with the variable's name, so that a bad value stops the build, not the passenger.
  const variables = loadEnv(mode, process.cwd(), 'VITE_')
  const env = parseEnv(variables)
  return {
    plugins: [react(), site(env, variables)],
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
      target: BUILD_TARGETS,
      cssTarget: BUILD_TARGETS,
      sourcemap: false,
    },
    server: { host: 'localhost' },
  }
})
