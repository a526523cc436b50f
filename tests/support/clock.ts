import { act, configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { TEST_TIMEOUT_MS } from './patience'

/** Page time that passes while `until` waits, each time this many turns of the loop were of no use. */
const TURNS_PER_STEP = 5

const TIMERS = ['setTimeout', 'clearTimeout'] as const

/** Sets the day and the hour; timers go on. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

/** Stops the page's timers, so that a boundary can be met exactly; the network and the device go on. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: [...TIMERS] })
}

/** Takes the page's timers in hand, to hurry them; left alone they run, as Testing Library needs. */
export function takeTimers(): void {
  vi.useFakeTimers({ toFake: [...TIMERS], shouldAdvanceTime: true })
}

/** Lets stopped timers run for so many milliseconds. */
export function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** A look at the page, or at what the device keeps. */
type Look = () => boolean | Promise<boolean>

const turn = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))

async function wait(isSo: Look, stepMs: number, what: () => string): Promise<void> {
  const start = performance.now()
  for (let turns = 1; !(await isSo()); turns += 1) {
    if (performance.now() - start > TEST_TIMEOUT_MS) throw new Error(`waited in vain for ${what()}`)
    await turn()
    if (stepMs > 0 && turns % TURNS_PER_STEP === 0) passTime(stepMs)
  }
}

interface WaitOptions {
  /** Page time per step, for stopped timers; 0 leaves the clock alone. */
  readonly stepMs?: number
  /** What is waited for, to be told when it does not come. */
  readonly what?: () => string
}

/**
 * Waits for the page turn by turn, without a look at all roles of it as `findByRole` takes: a
 * thousand outcomes have to be quick.
 */
export function until(isSo: Look, options: WaitOptions = {}): Promise<void> {
  return wait(isSo, options.stepMs ?? 0, options.what ?? (() => isSo.toString()))
}

/** Lets the loop turn a few times, so that what should not happen could happen. */
until.turns = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) await turn()
}

/**
 * Lets timers in hand run fast until something that Testing Library waits for is there. Its waits
 * let React draw by itself, so the timers need no `act`.
 */
export async function hurry<T>(start: () => Promise<T>, stepMs: number): Promise<T> {
  const { asyncUtilTimeout } = getConfig()
  // Its own time limit runs by the same clock.
  configure({ asyncUtilTimeout: 10 * 60_000 })
  const pump = setInterval(() => vi.advanceTimersByTime(stepMs), 5)
  try {
    return await start()
  } finally {
    clearInterval(pump)
    configure({ asyncUtilTimeout })
  }
}
