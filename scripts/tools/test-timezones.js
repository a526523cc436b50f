/** Runs the domain tests in several time zones: UTC, Chile and far ahead. */
import { spawnSync } from 'node:child_process'
import console from 'node:console'
import process from 'node:process'
import { importFromApp } from '../../site/import-from-app.js'

/** @type {typeof import('../../src/domain/country/chile.ts')} */
const { TIME_ZONE } = await importFromApp('src/domain/country/chile.ts')
const ZONES = ['UTC', TIME_ZONE, 'Pacific/Auckland']

/** @param {string} zone */
function passesIn(zone) {
  console.log(`\nTZ=${zone}`)
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/domain'],
    {
      stdio: 'inherit',
      env: { ...process.env, TZ: zone },
    },
  )
  return status === 0
}

const failed = ZONES.filter((zone) => !passesIn(zone))
if (failed.length > 0) {
  console.error(`\nTests failed in ${failed.join(', ')}`)
  process.exitCode = 1
}
