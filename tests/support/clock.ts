import { act, configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { TEST_TIMEOUT_MS } from './test-timeout'

/** Idle turns of the event loop after which `until` advances faked timers. */
const TURNS_PER_STEP = 5

const TIMERS = ['setTimeout', 'clearTimeout'] as const

/** Sets date and time; timers continue. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

/** Fakes the page's timers, so that a test can reach an exact time; network and storage stay real. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: [...TIMERS] })
}

/** Fakes timers that advance by themselves, as Testing Library needs, and that a test can speed up. */
export function takeTimers(): void {
  vi.useFakeTimers({ toFake: [...TIMERS], shouldAdvanceTime: true })
}

/** Advances faked timers by so many milliseconds. */
export function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** A condition on the page or on storage. */
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
  /** Fake time per step, in ms, for stopped timers; 0 leaves the clock alone. */
  readonly stepMs?: number
  /** Name of the condition, for the error message. */
  readonly what?: () => string
}

/**
 * Polls a condition on every turn of the event loop. It avoids the slow role queries of `findByRole`,
 * because the fault matrix runs a thousand outcomes.
 */
export function until(isSo: Look, options: WaitOptions = {}): Promise<void> {
  return wait(isSo, options.stepMs ?? 0, options.what ?? (() => isSo.toString()))
}

/** Runs a few turns of the event loop, so that an unwanted effect could happen. */
until.turns = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) await turn()
}

/**
 * Advances faked timers quickly until a wait of Testing Library succeeds. These waits flush React
 * themselves, so the timers need no `act`.
 */
export async function hurry<T>(start: () => Promise<T>, stepMs: number): Promise<T> {
  const { asyncUtilTimeout } = getConfig()
  // The timeout of the wait uses the same clock.
  configure({ asyncUtilTimeout: 10 * 60_000 })
  const pump = setInterval(() => vi.advanceTimersByTime(stepMs), 5)
  try {
    return await start()
  } finally {
    clearInterval(pump)
    configure({ asyncUtilTimeout })
  }
}
