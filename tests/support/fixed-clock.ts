/** When every test file runs: noon in Santiago, far from midnight and from a change of summer time. */
const NOW = Date.parse(process.env['TEST_NOW'] ?? '2026-11-24T15:00:00Z')

const RealDate = globalThis.Date

/** A clock that stands still. A test that needs another moment sets it with `setClock`. */
class FixedDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    super(...((args.length === 0 ? [NOW] : args) as [number]))
  }

  static override now(): number {
    return NOW
  }
}

globalThis.Date = FixedDate as DateConstructor
