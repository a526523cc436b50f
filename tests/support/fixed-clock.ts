/** Start time of every test file: noon in Santiago, far from midnight and from a change to summer time. */
const NOW = Date.parse(process.env['TEST_NOW'] ?? '2026-11-24T15:00:00Z')

const RealDate = globalThis.Date

/** Stops the clock. A test that needs another time calls `setClock`. */
class FixedDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    super(...((args.length === 0 ? [NOW] : args) as [number]))
  }

  static override now(): number {
    return NOW
  }
}

globalThis.Date = FixedDate as DateConstructor
