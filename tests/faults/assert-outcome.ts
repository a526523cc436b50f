import { env } from '@/config/env'
import { getSession } from '@/session/session-store'
import type { ExpectedOutcome } from './matrix'
import { findTechnicalText, HIDDEN, LIVE } from './page-text'

/** What is looked at, besides the page itself. */
export interface Scene {
  /** Path, query and fragment that the person is at. */
  readonly address: () => string
  readonly pathname: () => string
  /** How often the call under fault has gone out. */
  readonly calls: () => number
  /** What was written to the console. */
  readonly said: () => readonly string[]
  readonly unhandled: () => readonly string[]
  /** What the analytics service was told. */
  readonly reported: () => unknown
  /** Token, RUT, e-mail and phone of the person, and what they typed. */
  readonly secrets: readonly string[]
  /** What was typed before the call, and what the page holds now. */
  readonly typedBefore: unknown
  readonly typed: () => unknown
  /** What has to be usable again after a failure. */
  readonly control: () => HTMLElement | null
}

/** True for a control that answers: there, not disabled, and not hidden from anybody. */
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

/**
 * True when a sentence stands, letter by letter, where a screen reader reads it out by itself: in a
 * live region, or on the heading that was given the focus.
 */
export function isReadAloud(sentence: string): boolean {
  // Asked at every turn of a wait: nearly always the sentence is nowhere yet.
  if (!document.body.textContent.includes(sentence)) return false
  const heading = document.activeElement?.matches('h1, h2') ? [document.activeElement] : []
  const boxes = [...document.querySelectorAll(LIVE), ...heading]
  return boxes.some((box) => box.closest(HIDDEN) === null && holdsExactly(box, sentence))
}

/** Any spelling of a secret: an address hides an @, a phone may lose its spaces. */
function leaks(text: string, secrets: readonly string[]): string[] {
  const spellings = [text, text.replace(/\s/g, '')]
  try {
    spellings.push(decodeURIComponent(text))
  } catch {
    // No encoded text, hence nothing hidden in it.
  }
  return secrets.filter(
    (secret) => secret !== '' && spellings.some((spelling) => spelling.includes(secret)),
  )
}

/**
 * Holds a page against what must be true after any fault, whatever the call.
 *
 * @returns a line for each broken promise, I1 to I9; none when all is well
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

  demand(scene.unhandled().length === 0, 'I1 a promise nobody handled', scene.unhandled())
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

/** Fails loudly where nothing could be seen: the analytics have to be on for I7 to mean anything. */
export function requireAnalytics(): void {
  if (env.gaMeasurementId === '') throw new Error('the matrix runs with analytics switched on')
}
