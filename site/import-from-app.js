import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Loads a module with the app's import aliases, which a configuration file cannot import.
 * @template Module
 * @param {string} file from the project's root
 * @param {import('../src/config/parse-env.ts').Env} [env] environment of the build, for modules that read it
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
