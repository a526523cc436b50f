import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Loads a module that speaks the app's aliases, which a configuration itself cannot import.
 * @template Module
 * @param {string} file from the project's root
 * @returns {Promise<Module>}
 */
export async function importFromApp(file) {
  const { module } = await /** @type {Promise<{ module: Module }>} */ (
    runnerImport(file, {
      logLevel: 'error',
      resolve: { alias: { '@': resolve(import.meta.dirname, '../src') } },
    })
  )
  return module
}
