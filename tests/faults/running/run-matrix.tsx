import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { setConsent } from '@/app/analytics/consent'
import type { FaultName } from '@/mocks/faults/faults'
import { readToken } from '@/session/cookies'
import type { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { configureApp } from '@tests/support/settings'
import { CALLS, type Call } from '@tests/faults/table/calls'
import { outcomesOf, type ExpectedOutcome, type RowId } from '@tests/faults/matrix'
import { hurry, passTime, takeTimers, until } from '@tests/support/clock'
import {
  isReadAloud,
  isUsable,
  findViolations,
  requireAnalytics,
  type Scene,
} from '@tests/faults/assert-outcome'
import { listenToPage } from './listen-to-page'

// The same module format as the app imports: each format has its own object.
const { default: google } = await import('react-ga4')

export type App = Awaited<ReturnType<typeof renderApp>>

/** A call on its screen. */
export interface ScreenUnderFault {
  /** Mounts the screen and brings it to the moment before the call, or makes the call if opening the page does. */
  readonly open: () => Promise<App>
  /** True if the page has no title before the call has ended. */
  readonly isLateToOpen?: boolean
  /** Triggers the call. */
  readonly act?: () => void
  /** Typed and chosen values, read from the page. */
  readonly typed?: () => unknown
  /** Controls that have to be usable again after a failure. */
  readonly control: () => HTMLElement | null
  /** True once the page shows success. */
  readonly isDone: () => boolean
  /** More assertions on this screen at the end. */
  readonly check?: (expected: ExpectedOutcome, app: App) => void
  /** Personal data in addition to that of the demo users. */
  readonly secrets?: readonly string[]
}

/** Fake time per step while the outcome is awaited, in ms: small enough not to overtake an answer. */
const STEP_MS: Partial<Record<FaultName, number>> = { never: 1000, slow: 400 }
const USUAL_STEP_MS = 100

/** In ms: longer than any retry delay, and shorter than a snackbar. */
const AFTERWARDS_MS = 1500

function secretsOfPeople(): string[] {
  return demo.state.users
    .slice(0, 4)
    .flatMap(({ email, rut, phone }) => [
      email,
      rut ?? '',
      (rut ?? '').replace(/\./g, ''),
      phone ?? '',
    ])
}

/** Makes the call meet its fault from now on, and counts its requests. */
function breakCall({ id, fault }: ExpectedOutcome): () => number {
  const { method, url }: Call = CALLS[id]
  let count = 0
  server.use(
    http[method](url, (info) => {
      // React's strict mode mounts twice and aborts its first read before sending.
      if (!info.request.signal.aborted) count += 1
      return demo.fault(fault)(info)
    }),
  )
  return () => count
}

function hasEnded(expected: ExpectedOutcome, screen: ScreenUnderFault, scene: Scene): boolean {
  if (expected.end === 'sent-away')
    return scene.pathname() === expected.to && !!document.querySelector('h1')
  const isTold = expected.says.every(isReadAloud)
  return isTold && (expected.end === 'done' ? screen.isDone() : isUsable(screen.control()))
}

async function assertOutcome(expected: ExpectedOutcome, screen: ScreenUnderFault): Promise<void> {
  configureApp({ gaMeasurementId: 'G-TEST123' })
  requireAnalytics()
  setConsent('granted')
  const [, set, send] = (['initialize', 'set', 'send'] as const).map((name) =>
    vi.spyOn(google, name).mockImplementation(() => undefined),
  )
  const heard = listenToPage()
  takeTimers()
  const calls = breakCall(expected)
  const stepMs = STEP_MS[expected.fault] ?? USUAL_STEP_MS
  const app = await (screen.isLateToOpen ? hurry(screen.open, stepMs) : screen.open())
  const { location } = window
  const place = () => app.router.state.location
  const typed = screen.typed ?? (() => null)
  const scene: Scene = {
    ...heard,
    address: () => `${place().pathname}${place().search}${place().hash}${location.search}`,
    pathname: () => place().pathname,
    calls,
    reported: () => [set?.mock.calls, send?.mock.calls],
    secrets: [...secretsOfPeople(), readToken() ?? '', ...(screen.secrets ?? [])],
    typedBefore: expected.end === 'failed' ? typed() : null,
    typed,
    control: screen.control,
  }
  screen.act?.()
  await until(() => hasEnded(expected, screen, scene), {
    stepMs,
    what: () =>
      `the end of ${expected.row} under ${expected.fault}: ${findViolations(expected, scene).join('; ')}`,
  })
  expect(findViolations(expected, scene)).toEqual([])
  screen.check?.(expected, app)
  passTime(AFTERWARDS_MS)
  await until.turns(3)
  expect(calls(), 'I5 calls a moment later').toBe(expected.calls)
}

/** Asserts the outcome of a call on its real screen under every fault. */
export function assertScreen(row: RowId, screen: ScreenUnderFault): void {
  describe(row, () => {
    const outcomes = outcomesOf(row)
    it.each(
      outcomes.map(
        (expected) => [`${row} under ${expected.fault} is ${expected.end}`, expected] as const,
      ),
    )('%s', (_name, expected) => assertOutcome(expected, screen))
  })
}
