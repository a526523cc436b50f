import { importFromApp } from '../site/import-from-app.js'

/**
 * Modules of the journeys that scripts use too: the browser, its pages, the servers.
 * @typedef {{
 *   'api-data': typeof import('../tests/e2e/api-data'),
 *   'api-server': typeof import('../tests/e2e/api-server'),
 *   certificate: typeof import('../tests/e2e/certificate'),
 *   chromium: typeof import('../tests/e2e/chromium'),
 *   heap: typeof import('../tests/e2e/heap'),
 *   'static-server': typeof import('../tests/e2e/static-server'),
 * }} JourneyModules
 */

/**
 * @template {keyof JourneyModules} Name
 * @param {Name} name
 * @returns {Promise<JourneyModules[Name]>}
 */
export const loadJourneyModule = (name) => importFromApp(`./tests/e2e/${name}.ts`)
