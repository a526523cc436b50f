import { runnerImport } from 'vite'

/**
 * Loads a TypeScript module of the tests, so that scripts and journeys share the browser set-up and the
 * servers.
 * @returns {Promise<typeof import('../tests/e2e/chromium')>}
 */
export async function loadChromium() {
  return load('./tests/e2e/chromium.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/static-server')>} */
export async function loadStaticServer() {
  return load('./tests/e2e/static-server.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/api-server')>} */
export async function loadApiServer() {
  return load('./tests/e2e/api-server.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/api-data')>} */
export async function loadApiData() {
  return load('./tests/e2e/api-data.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/certificate')>} */
export async function loadCertificate() {
  return load('./tests/e2e/certificate.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/heap')>} */
export async function loadHeap() {
  return load('./tests/e2e/heap.ts')
}

/**
 * @template T
 * @param {string} file path from the root of the project
 * @returns {Promise<T>}
 */
async function load(file) {
  /** @type {{ module: T }} */
  const { module } = await runnerImport(file, { logLevel: 'error' })
  return module
}
