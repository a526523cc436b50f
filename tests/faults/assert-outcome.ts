import { env } from '@/config/env'
import { getSession } from '@/session/session-store'
import type { ExpectedOutcome } from './matrix'
import { findTechnicalText, HIDDEN, LIVE } from './page-text'

/** Observations in addition to the page itself. */
export interface Scene {
  /** Path, query and fragment of the current address. */
  readonly address: () => string
  readonly pathname: () => string
  /** Number of requests of the call under test. */
  readonly calls: () => number
  /** Console output. */
  readonly said: () => readonly string[]
  readonly unhandled: () => readonly string[]
  /** Data sent to the analytics service. */
  readonly reported: () => unknown
  /** The user's token, RUT, e-mail and phone, and all typed texts. */
  readonly secrets: readonly string[]
  /** The typed values before the call, and the current ones. */
  readonly typedBefore: unknown
  readonly typed: () => unknown
  /** Controls that have to be usable again after a failure. */
  readonly control: () => HTMLElement | null
}

/** Whether a control is usable: present, enabled and not hidden. */
export function isUsable(control: HTMLElement | null): boolean {
  return (
    control !== null &&
    !control.matches(':disabled, [aria-disabled="true"]') &&
    control.closest(HIDDEN) === null
  )
}

function holdsExactly(box: Element, sentence: string): boolean {
  return [box, ...box.querySelectorAll('*')].some((node) => node.textContent === sentence)
}

/** Whether a sentence is announced, letter by letter: in a live region, or on the focused heading. */
export function isReadAloud(sentence: string): boolean {
  // Called on every turn of a wait; usually the page does not contain the sentence yet.
  if (!document.body.textContent.includes(sentence)) return false
  const heading = document.activeElement?.matches('h1, h2') ? [document.activeElement] : []
  const boxes = [...document.querySelectorAll(LIVE), ...heading]
  return boxes.some((box) => box.closest(HIDDEN) === null && holdsExactly(box, sentence))
}

/** Variants of a secret: an address encodes the @, a phone may lose its spaces. */
function leaks(text: string, secrets: readonly string[]): string[] {
  const spellings = [text, text.replace(/\s/g, '')]
  try {
    spellings.push(decodeURIComponent(text))
  } catch {
    // Not percent-encoded, so nothing is hidden in it.
  }
  return secrets.filter(
    (secret) => secret !== '' && spellings.some((spelling) => spelling.includes(secret)),
  )
}

/**
 * Checks a page against the invariants I1 to I9, which hold after any fault of any call.
 *
 * @returns a line for each violation; none when all hold
 */
export function findViolations(expected: ExpectedOutcome, scene: Scene): string[] {
  const broken: string[] = []
  const demand = (isKept: boolean, name: string, found: unknown) => {
    if (!isKept) broken.push(`${name}: ${JSON.stringify(found)}`.slice(0, 300))
  }
  const failed = expected.end === 'failed'
  const words = `${document.title} ${document.body.textContent}`
  const outside = `${scene.said().join(' ')} ${JSON.stringify(scene.reported())} ${scene.address()} ${window.location.href} ${document.title}`
  const leaked = leaks(outside, scene.secrets)
  const technical = findTechnicalText(words)

  demand(scene.unhandled().length === 0, 'I1 an unhandled rejection', scene.unhandled())
  demand(scene.said().length === 0, 'I1 written to the console', scene.said())
  demand(document.querySelector('main h1') !== null, 'I2 no main with an h1', scene.pathname())
  if (failed) demand(isUsable(scene.control()), 'I3 the control does not answer', expected.says)
  if (expected.to !== undefined) {
    demand(scene.pathname() === expected.to, 'I3 the person is elsewhere', scene.pathname())
  }
  if (expected.signsOut) demand(!getSession().signedIn, 'I3 still signed in', null)
  if (failed) {
    const isKept = JSON.stringify(scene.typed()) === JSON.stringify(scene.typedBefore)
    demand(isKept, 'I4 what was typed is lost', scene.typed())
  }
  demand(scene.calls() === expected.calls, 'I5 calls that went out', scene.calls())
  demand(technical === null, 'I6 technical text', technical)
  demand(leaked.length === 0, 'I7 personal data left the page', leaked)
  for (const sentence of expected.says) {
    demand(words.includes(sentence), 'I9 missing sentence', sentence)
    demand(isReadAloud(sentence), 'I8 not read aloud', sentence)
  }
  return broken
}

/** Throws if there is no analytics data: I7 means nothing while analytics are off. */
export function requireAnalytics(): void {
  if (env.gaMeasurementId === '') throw new Error('the matrix runs with analytics switched on')
}
