import process from 'node:process'

/** Once per run, before any test: what repeats a property that failed. */
export function setup() {
  const seed = process.env['PROPERTY_SEED'] ?? '1'
  process.stdout.write(
    `Property tests: seed ${seed} (others: npm run test:properties -- --seed N)\n`,
  )
}
