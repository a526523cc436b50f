import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { npmRun } from './npm-run.js'

/**
 * Drives the built demo at random under random faults, and stops when the page breaks a promise:
 *
 *   npm run chaos -- --seed 7 --minutes 5
 *
 * `--people N` ends after N people, `--dir` names a demo that is built already, `--tell`
 * prints every step.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    people: { type: 'string', default: '1000000' },
    dir: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
})

/** @param {string} name @param {string} text */
function toNumber(name, text) {
  const number = Number(text)
  if (Number.isFinite(number) && number >= 0) return number
  console.error(`--${name} has to be a number, not "${text}".`)
  process.exit(2)
}

const seed = toNumber('seed', values.seed ?? String(Date.now() % 100_000))
const minutes = toNumber('minutes', values.minutes)
const people = toNumber('people', values.people)
console.log(`chaos: seed ${seed}, ${minutes} min`)
if (values.dir === undefined) npmRun('build:demo', ['--logLevel', 'warn'])

const root = resolve(import.meta.dirname, '..')
/** @type {{ module: typeof import('../tests/e2e/chaos/run.ts') }} */
const { module } = await runnerImport(resolve(root, 'tests/e2e/chaos/run.ts'), {
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '@': resolve(root, 'src'), '@tests': resolve(root, 'tests') } },
})
const print = console.log
const isWhole = await module.runChaos({
  seed,
  minutes,
  people,
  dir: values.dir ?? 'dist-demo',
  isTold: values.tell,
  print,
})
process.exit(isWhole ? 0 : 1)
