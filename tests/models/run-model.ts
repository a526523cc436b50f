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

type Step<Model extends object, Real> = fc.Arbitrary<fc.AsyncCommand<Model, Real>>

/** The values of these arbitraries. */
type Values<Args extends readonly fc.Arbitrary<unknown>[]> = {
  readonly [At in keyof Args]: Args[At] extends fc.Arbitrary<infer Value> ? Value : never
}

/** A value of a step as a failing run prints it. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  const isNamed = typeof value === 'object' && value !== null && 'name' in value
  return fc.stringify(isNamed ? value.name : value).slice(0, 40)
}

/** For a step that is always possible. */
export const always = () => true

/** An empty list of steps, and the function that adds one. */
export function openSteps<Model extends object, Real>() {
  const steps: Step<Model, Real>[] = []
  /**
   * Adds one action of the user, another tab or the clock, and its effect on the model.
   *
   * @param weight a step of weight 3 is chosen three times as often as one of 1
   */
  function step<const Args extends readonly fc.Arbitrary<unknown>[]>(
    weight: number,
    name: string,
    args: Args,
    isPossible: (model: Readonly<Model>, ...values: Values<Args>) => boolean,
    run: (model: Model, real: Real, ...values: Values<Args>) => Promise<void> | void,
  ): void {
    const one = fc.tuple(...args).map((chosen): fc.AsyncCommand<Model, Real> => {
      const values = chosen as unknown as Values<Args>
      return {
        check: (model) => isPossible(model, ...values),
        run: async (model, real) => run(model, real, ...values),
        toString: () => [name, ...chosen.map(nameOf)].join(' '),
      }
    })
    steps.push(...Array.from({ length: weight }, () => one))
  }
  return { steps, step }
}

/** Large files take several polls to be stored on a busy machine. */
const QUIET_LOOKS = 5

interface Play<Model extends object, Real> {
  /** Multiplies walks and steps where steps are quick; above 1, fast-check does not favour short walks. */
  readonly times?: number
  readonly steps: Step<Model, Real>[]
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
