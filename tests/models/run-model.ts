// eslint-disable-next-line testing-library/no-manual-cleanup -- one test mounts the app many times
import { cleanup } from '@testing-library/react'
import { basename } from 'node:path'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { clearSessionCookies } from '@/session/cookies'
import { clearDevice, listOnDevice } from '@/device/device-store'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'

/** Fake time per poll while a step waits, in ms, so that fades and delays end at once. */
const STEP_MS = 100

/**
 * The same few walks in every run, independent of the machine's speed. `npm run chaos` plays others, and
 * more of them.
 */
const SEED = Number(process.env['MODEL_SEED'] ?? 1)
const WALKS = Number(process.env['MODEL_WALKS'] ?? 3)
const STEPS_PER_WALK = 50

/** Timeout for all walks of a model; a step that hangs reports itself earlier. */
export const MODEL_TIMEOUT_MS = WALKS * 60_000

/** One action of the user, another tab or the clock, and its effect on the model. */
export function step<Model extends object, Real>(
  name: string,
  isPossible: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): fc.AsyncCommand<Model, Real> {
  return { check: isPossible, run, toString: () => name }
}

type Steps<Model extends object, Real> = fc.Arbitrary<fc.AsyncCommand<Model, Real>>[]

/** Steps with their weights: a step of weight 3 is chosen three times as often as one of 1. */
export function weighted<Model extends object, Real>(
  steps: readonly (readonly [number, Steps<Model, Real>[number]])[],
): Steps<Model, Real> {
  return steps.flatMap(([weight, one]) => Array.from({ length: weight }, () => one))
}

/** Large files take several polls to be stored on a busy machine. */
const QUIET_LOOKS = 5

interface Play<Model extends object, Real> {
  /** Multiplies walks and steps where steps are quick; above 1, fast-check does not favour short walks. */
  readonly times?: number
  readonly steps: Steps<Model, Real>
  readonly open: () => Promise<{ model: Model; real: Real }>
  /** What has to hold after the opening and after every step. */
  readonly agree: (model: Model, real: Real) => Promise<void> | void
  /** Runs after the last step. */
  readonly end?: (model: Model, real: Real) => Promise<void>
}

/** Waits for pending writes of a page, which must not happen after the storage is cleared. */
async function untilStorageIsIdle(): Promise<void> {
  // The code that writes may still be loading.
  await vi.dynamicImportSettled()
  let before: string | null = null
  let quietLooks = 0
  while (quietLooks < QUIET_LOOKS) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const keys = JSON.stringify(await listOnDevice())
    quietLooks = keys === before ? quietLooks + 1 : 0
    before = keys
  }
}

/** A new browser and server, with a faked page clock. */
async function resetBrowser(): Promise<void> {
  cleanup()
  // Discards the timers of the previous page.
  vi.useRealTimers()
  await untilStorageIsIdle()
  server.resetHandlers()
  clearSessionCookies()
  localStorage.clear()
  sessionStorage.clear()
  await clearDevice()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  demo.reset()
}

/** Plays random walks through the real app and a plain model, and compares them after each step. */
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
        await resetBrowser()
        const scene = await open()
        await agree(scene.model, scene.real)
        await fc.asyncModelRun(() => scene, walk)
        await end?.(scene.model, scene.real)
      }),
      // Reports a failure unshrunk, with its seed: each shorter walk would take a second.
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

/** Waits for the page while its clock runs fast. */
export function untilHurried(isSo: () => boolean, what?: () => string): Promise<void> {
  return until(isSo, { stepMs: STEP_MS, ...(what && { what }) })
}

/** Discards the timers of a closed page; the date stays the same. */
export function dropTimers(): void {
  const now = Date.now()
  vi.clearAllTimers()
  // Clearing resets the clock.
  vi.setSystemTime(now)
}
