import process from 'node:process'

/** Prints once per run the seed that reproduces a failed property. */
export function setup() {
  const seed = process.env['PROPERTY_SEED'] ?? '1'
  process.stdout.write(
    `Property tests: seed ${seed} (others: npm run test:properties -- --seed N)\n`,
  )
}
