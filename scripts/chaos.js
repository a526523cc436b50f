import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { npmRun } from './npm-run.js'

/**
 * Long random tests: random walks of the models (tests/models), then random users of the built demo under
 * random faults. Stops at the first failure and prints the command that repeats it:
 *
 *   npm run chaos -- --seed 7 --walks 40 --people 40
 *
 * The same seed gives the same steps on any machine. `--walks 0` or `--people 0` skips one part, `--dir`
 * takes a built demo, `--tell` prints every step.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    walks: { type: 'string', default: '40' },
    people: { type: 'string', default: '40' },
    dir: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
})

/** @param {string} name @param {string} text */
function toCount(name, text) {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  console.error(`--${name} has to be a whole number, not "${text}".`)
  process.exit(2)
}

const seed = toCount('seed', values.seed ?? String(Date.now() % 100_000))
const walks = toCount('walks', values.walks)
const people = toCount('people', values.people)
console.log(`chaos: seed ${seed}, ${walks} walks of each model, ${people} people`)

if (walks > 0) {
  await npmRun('test', ['tests/models'], { MODEL_SEED: String(seed), MODEL_WALKS: String(walks) })
}
if (people === 0) process.exit(0)
if (values.dir === undefined) await npmRun('build:demo', ['--logLevel', 'warn'])

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
  people,
  dir: values.dir ?? 'dist-demo',
  isTold: values.tell,
  print,
})
process.exit(isWhole ? 0 : 1)
