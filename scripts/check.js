import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'

/** Scripts of package.json that `npm run check` runs, and then those of its arguments; longest first, to keep all cores busy. */
const STEPS = [
  'eslint',
  'format',
  'oxlint',
  'types',
  'floor',
  'budget',
  'house',
  'unused',
  'spelling',
]

/**
 * Runs one step and prints its seconds, with its output if it failed.
 * @param {string} step
 * @returns {Promise<boolean>} true if it passed
 */
function run(step) {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', `check:${step}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  check:${step}  ${seconds} s`)
      if (code !== 0) console.log(output)
      resolve(code === 0)
    })
  })
}

const waiting = [...STEPS, ...process.argv.slice(2)]
/** @type {boolean[]} */
const results = []

async function work() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    results.push(await run(step))
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
process.exitCode = results.every(Boolean) ? 0 : 1
