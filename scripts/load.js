import { importFromApp } from '../site/import-from-app.js'

/**
 * Loads a TypeScript module of the tests, so that scripts and journeys share the browser set-up and the
 * servers.
 * @returns {Promise<typeof import('../tests/e2e/chromium')>}
 */
export async function loadChromium() {
  return importFromApp('./tests/e2e/chromium.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/static-server')>} */
export async function loadStaticServer() {
  return importFromApp('./tests/e2e/static-server.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/api-server')>} */
export async function loadApiServer() {
  return importFromApp('./tests/e2e/api-server.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/api-data')>} */
export async function loadApiData() {
  return importFromApp('./tests/e2e/api-data.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/certificate')>} */
export async function loadCertificate() {
  return importFromApp('./tests/e2e/certificate.ts')
}

/** @returns {Promise<typeof import('../tests/e2e/heap')>} */
export async function loadHeap() {
  return importFromApp('./tests/e2e/heap.ts')
}
