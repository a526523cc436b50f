import { fireEvent } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { setConsent } from '@/app/analytics/consent'
import type { FaultName } from '@/mocks/faults/faults'
import { readToken } from '@/session/cookies'
import type { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { configureApp } from '@tests/support/settings'
import { CALLS, type Call } from '@tests/faults/table/calls'
import { outcomesOf, toStories, type ExpectedOutcome, type RowId } from '@tests/faults/matrix'
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
  /** Triggers the call; a page that makes it on opening repeats it by its control. */
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

interface SceneOfCall extends Scene {
  /** Number of answers to the call under test. */
  readonly answered: () => number
}

/** Fake time per step while the outcome is awaited, in ms: small enough not to overtake an answer. */
const STEP_MS: Partial<Record<FaultName, number>> = { never: 1000, slow: 400 }
const USUAL_STEP_MS = 100

const stepOf = ({ fault }: ExpectedOutcome) => STEP_MS[fault] ?? USUAL_STEP_MS

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

/** Makes the call meet its fault from now on, and counts its requests and answers. */
function breakCall({ id, fault }: ExpectedOutcome) {
  const { method, url }: Call = CALLS[id]
  const counts = { sent: 0, answered: 0 }
  server.use(
    http[method](url, async (info) => {
      // React's strict mode mounts twice and aborts its first read before sending.
      const isSent = !info.request.signal.aborted
      if (isSent) counts.sent += 1
      const answer = demo.fault(fault)(info)
      // The client stops waiting for this one.
      if (fault !== 'never') await answer
      if (isSent) counts.answered += 1
      return answer
    }),
  )
  return { calls: () => counts.sent, answered: () => counts.answered }
}

function hasEnded(
  expected: ExpectedOutcome,
  screen: ScreenUnderFault,
  scene: SceneOfCall,
): boolean {
  // Until then the page shows the outcome before.
  if (scene.answered() < expected.calls) return false
  if (expected.end === 'sent-away')
    return scene.pathname() === expected.to && !!document.querySelector('h1')
  const isTold = expected.says.every(isReadAloud)
  return isTold && (expected.end === 'done' ? screen.isDone() : isUsable(screen.control()))
}

async function assertOutcome(
  expected: ExpectedOutcome,
  screen: ScreenUnderFault,
  scene: SceneOfCall,
  app: App,
): Promise<void> {
  await until(() => hasEnded(expected, screen, scene), {
    stepMs: stepOf(expected),
    what: () =>
      `the end of ${expected.row} under ${expected.fault}: ${findViolations(expected, scene).join('; ')}`,
  })
  expect(findViolations(expected, scene), expected.fault).toEqual([])
  screen.check?.(expected, app)
  passTime(AFTERWARDS_MS)
  await until.turns(3)
  expect(scene.calls(), 'I5 calls a moment later').toBe(expected.calls)
}

/** Drives a call on one mount through its outcomes, as a user who repeats it after each failure. */
async function assertStory(
  [first, ...others]: readonly ExpectedOutcome[],
  screen: ScreenUnderFault,
): Promise<void> {
  if (!first) throw new Error('a story without an outcome')
  configureApp({ gaMeasurementId: 'G-TEST123' })
  requireAnalytics()
  setConsent('granted')
  const [, set, send] = (['initialize', 'set', 'send'] as const).map((name) =>
    vi.spyOn(google, name).mockImplementation(() => undefined),
  )
  const heard = listenToPage()
  takeTimers()
  const counts = breakCall(first)
  const app = await (screen.isLateToOpen ? hurry(screen.open, stepOf(first)) : screen.open())
  const { location } = window
  const place = () => app.router.state.location
  const typed = screen.typed ?? (() => null)
  const scene = {
    ...heard,
    address: () => `${place().pathname}${place().search}${place().hash}${location.search}`,
    pathname: () => place().pathname,
    reported: () => [set?.mock.calls, send?.mock.calls],
    secrets: [...secretsOfPeople(), readToken() ?? '', ...(screen.secrets ?? [])],
    typedBefore: first.end === 'failed' ? typed() : null,
    typed,
    control: screen.control,
  }
  screen.act?.()
  await assertOutcome(first, screen, { ...scene, ...counts }, app)
  for (const expected of others) {
    const again = breakCall(expected)
    if (screen.act) screen.act()
    else fireEvent.click(screen.control() ?? document.body)
    await assertOutcome(expected, screen, { ...scene, ...again }, app)
  }
}

/** Asserts the outcomes of a call on its real screen. */
export function assertScreen(row: RowId, screen: ScreenUnderFault): void {
  describe(row, () => {
    it.each(
      toStories(outcomesOf(row)).map(
        (story) =>
          [story.map(({ fault, end }) => `${fault} is ${end}`).join(', then '), story] as const,
      ),
    )(`${row} under %s`, (_name, story) => assertStory(story, screen))
  })
}
