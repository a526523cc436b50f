import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Loads a module that speaks the app's aliases, which a configuration itself cannot import.
 * @template Module
 * @param {string} file from the project's root
 * @param {import('../src/config/parse-env.ts').Env} [env] the build's, for modules that ask for it
 * @returns {Promise<Module>}
 */
export async function importFromApp(file, env) {
  const { module } = await /** @type {Promise<{ module: Module }>} */ (
    runnerImport(file, {
      logLevel: 'error',
      ...(env && { define: { __ENV__: JSON.stringify(env) } }),
      resolve: { alias: { '@': resolve(import.meta.dirname, '../src') } },
    })
  )
  return module
}
