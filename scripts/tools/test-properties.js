import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { npmRun } from '../npm-run.js'

/**
 * Runs the property tests with another seed and more samples (`--times 10`: a thousand for most):
 *
 *   npm run test:properties -- --seed 7 --times 10
 *
 * `npm run chaos` does the same for the models.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, times: { type: 'string', default: '10' } },
})

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('models'))
  .map((name) => `tests/${name}`)
  .filter((name) => readFileSync(name, 'utf8').includes("'fast-check'"))

await npmRun('test', [...files, '--testTimeout=0'], {
  PROPERTY_SEED: values.seed ?? String(Date.now() % 2 ** 31),
  PROPERTY_TIMES: values.times,
})
