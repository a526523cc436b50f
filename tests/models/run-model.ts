// eslint-disable-next-line testing-library/no-manual-cleanup -- one test mounts the app many times
import { cleanup } from '@testing-library/react'
import { basename } from 'node:path'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { clearSessionCookies } from '@/session/cookies'
import { clearDevice, listOnDevice } from '@/device/device-store'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'

/** Page time that passes with each look while a step waits: fades and delays are over at once. */
const STEP_MS = 100

/**
 * The same few walks for everyone, so that one change is measured like the next and a busy machine plays as
 * many as an idle one. `npm run chaos` plays others, and more of them.
 */
const SEED = Number(process.env['MODEL_SEED'] ?? 1)
const WALKS = Number(process.env['MODEL_WALKS'] ?? 3)
const STEPS_PER_WALK = 50

/** For all walks of a model: what hangs is told by the step that waits. */
export const MODEL_TIMEOUT_MS = WALKS * 60_000

/** One thing that a person, another tab or the clock does, and what the model makes of it. */
export function step<Model extends object, Real>(
  name: string,
  isPossible: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): fc.AsyncCommand<Model, Real> {
  return { check: isPossible, run, toString: () => name }
}

export type Steps<Model extends object, Real> = fc.Arbitrary<fc.AsyncCommand<Model, Real>>[]

/** So many chances more for a step to come. */
export function often<T>(count: number, steps: T): T[] {
  return Array.from({ length: count }, () => steps)
}

/** Large files take a busy machine several looks to store. */
const QUIET_LOOKS = 5

interface Play<Model extends object, Real> {
  /** So many times as many walks, and steps in each, where a step is quick; none is short on purpose. */
  readonly times?: number
  readonly steps: Steps<Model, Real>
  readonly open: () => Promise<{ model: Model; real: Real }>
  /** What has to be true after the opening and after every step. */
  readonly agree: (model: Model, real: Real) => Promise<void> | void
  /** What comes after the last step. */
  readonly end?: (model: Model, real: Real) => Promise<void>
}

/** What a page stores while it goes belongs to its own walk: it must not come after the clearing. */
async function untilDeviceRests(): Promise<void> {
  let before: string | null = null
  let quietLooks = 0
  while (quietLooks < QUIET_LOOKS) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const keys = JSON.stringify(await listOnDevice())
    quietLooks = keys === before ? quietLooks + 1 : 0
    before = keys
  }
}

/** A browser and a server that nobody has used yet, with the page's clock in hand. */
async function startAfresh(): Promise<void> {
  cleanup()
  // Timers of the page before go with it: they never fire in this one.
  vi.useRealTimers()
  await untilDeviceRests()
  server.resetHandlers()
  clearSessionCookies()
  localStorage.clear()
  sessionStorage.clear()
  await clearDevice()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  demo.reset()
}

/** Plays random walks through the real app beside a plain model, and compares the two after each step. */
export async function playModel<Model extends object, Real>({
  times = 1,
  steps,
  open,
  agree,
  end,
}: Play<Model, Real>): Promise<void> {
  const checked = steps.map((arbitrary) =>
    arbitrary.map((command) => ({
      check: (model: Readonly<Model>) => command.check(model),
      toString: () => command.toString(),
      run: async (model: Model, real: Real) => {
        await command.run(model, real)
        await agree(model, real)
      },
    })),
  )
  const walks = fc.commands(checked, { maxCommands: STEPS_PER_WALK * times, size: 'max' })
  await fc
    .assert(
      fc.asyncProperty(times === 1 ? walks : fc.noBias(walks), async (walk) => {
        await startAfresh()
        const scene = await open()
        await agree(scene.model, scene.real)
        await fc.asyncModelRun(() => scene, walk)
        await end?.(scene.model, scene.real)
      }),
      // A failure is told as it was met, with its seed: each shorter walk would cost a second.
      { seed: SEED, numRuns: WALKS * times, endOnFailure: true },
    )
    .catch((error: unknown) => {
      const { testPath } = expect.getState()
      throw new Error(
        `to see it again: MODEL_SEED=${SEED} MODEL_WALKS=${WALKS} npx vitest run tests/models/${basename(testPath ?? '')}`,
        { cause: error },
      )
    })
}

/** Waits for the page while its clock hurries. */
export function untilHurried(isSo: () => boolean, what?: () => string): Promise<void> {
  return until(isSo, { stepMs: STEP_MS, ...(what && { what }) })
}

/** The timers of a page that goes do not fire in the next one; the day stays the same. */
export function dropTimers(): void {
  const now = Date.now()
  vi.clearAllTimers()
  // Clearing sets the clock back to where it began.
  vi.setSystemTime(now)
}
