import type { BrowserContext, Page } from 'playwright-core'
import { HIDDEN, LIVE } from '@tests/faults/page-text'
import { REPORT_ACT } from './wire'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Field {
  readonly control: Control
  readonly label: string
  readonly value: string
}

/** A form as it was when sent. */
interface SentForm {
  readonly form: HTMLFormElement
  readonly at: number
  readonly fields: readonly Field[]
  readonly files: readonly string[]
}

/** What the page itself recorded. */
interface PageRecord {
  /** Texts that were announced: in a visible live region, or by a focused heading. */
  readonly announced: { readonly text: string; readonly at: number }[]
  readonly sent: () => SentForm | null
  readonly readValue: (control: Control) => string
  readonly readFiles: (form: HTMLFormElement) => string[]
}

declare global {
  interface Window {
    chaosRecord?: PageRecord
  }
}

interface Task {
  readonly reportName: string
  readonly live: string
  readonly hidden: string
}

/** Runs in the page before its code, so it must be one self-contained function. */
function recordPage({ reportName, live, hidden }: Task): void {
  const LONGEST_TEXT = 1000
  const announced: { text: string; at: number }[] = []
  const lastTexts = new WeakMap<Element, string>()
  let sent: SentForm | null = null

  const report = (kind: 'press' | 'change') => {
    const functions = window as unknown as Record<
      string,
      ((...said: unknown[]) => void) | undefined
    >
    functions[reportName]?.(kind, Date.now())
  }
  const readValue = (control: Control) => {
    const isTicked = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
    if (isTicked) return String(control.checked)
    // A RUT is formatted when its field loses the focus; compare it without dots.
    const isRut = /rut/i.test(control.labels?.[0]?.textContent ?? '')
    return isRut ? control.value.replace(/[.\s-]/g, '') : control.value
  }
  const readFiles = (form: HTMLFormElement) =>
    [...form.querySelectorAll('button[aria-label^="Quitar "]')].map((button) =>
      String(button.getAttribute('aria-label')),
    )
  const hear = (box: Element) => {
    const now = box.textContent
    if (lastTexts.get(box) === now) return
    lastTexts.set(box, now)
    const texts = [box, ...box.querySelectorAll('*')].map((node) => node.textContent)
    for (const text of new Set(texts)) {
      if (text !== '' && text.length <= LONGEST_TEXT) announced.push({ text, at: Date.now() })
    }
  }
  const hearAll = () => {
    for (const box of document.querySelectorAll(live)) {
      if (box.closest(hidden) === null) hear(box)
    }
  }

  new MutationObserver(hearAll).observe(document, {
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'hidden', 'inert', 'role'],
    subtree: true,
  })
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) hear(target)
  })
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return
      const controls = [
        ...target.querySelectorAll<Control>('input:not([type="file"]), select, textarea'),
      ]
      const fields = controls.map((control) => ({
        control,
        label: control.labels?.[0]?.textContent ?? control.name,
        value: readValue(control),
      }))
      sent = { form: target, at: Date.now(), fields, files: readFiles(target) }
    },
    true,
  )
  addEventListener(
    'click',
    // The second click of a double click counts as the same press.
    ({ isTrusted, detail }) => isTrusted && detail < 2 && report('press'),
    true,
  )
  addEventListener(
    'keydown',
    ({ isTrusted, repeat }) => isTrusted && !repeat && report('press'),
    true,
  )
  for (const type of ['input', 'change', 'popstate', 'pageshow', 'online']) {
    addEventListener(type, () => report('change'), true)
  }
  window.chaosRecord = { announced, sent: () => sent, readValue, readFiles }
}

/** Installs the recorder in every page of a browser context. */
export async function installRecorder(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordPage, { reportName: REPORT_ACT, live: LIVE, hidden: HIDDEN })
}

/** The sentences that were neither announced since `since` nor are visible now. */
export function findUnannounced(
  page: Page,
  sentences: readonly string[],
  since: number,
): Promise<string[]> {
  return page.evaluate(
    (asked) => {
      const announced = window.chaosRecord?.announced ?? []
      const boxes = [...document.querySelectorAll(asked.live)].filter(
        (box) => box.closest(asked.hidden) === null,
      )
      const isStanding = (text: string) =>
        boxes.some((box) =>
          [box, ...box.querySelectorAll('*')].some((node) => node.textContent === text),
        )
      return asked.sentences.filter(
        (text) =>
          !announced.some((one) => one.at >= asked.since && one.text === text) && !isStanding(text),
      )
    },
    {
      sentences,
      since,
      live: LIVE,
      hidden: HIDDEN,
    },
  )
}

/** Maximum time between a submit and its call, in ms. */
const SENDING_MS = 3000

/**
 * Compares the form as it was sent with its current values.
 *
 * @param at time of the failed call
 * @returns what is lost, empty if all is there; null when no form was sent right before the call
 */
export function findLost(page: Page, at: number): Promise<string[] | null> {
  return page.evaluate(
    (span) => {
      const record = window.chaosRecord
      const sent = record?.sent()
      if (!record || !sent || sent.at < span.from || sent.at > span.to) return null
      if (!sent.form.isConnected) return ['the form is gone']
      const now = record.readFiles(sent.form)
      return [
        ...sent.fields
          .filter((field) => field.control.isConnected)
          .filter((field) => record.readValue(field.control) !== field.value)
          .map(({ label, value, control }) => `${label}: "${value}" is now "${control.value}"`),
        ...sent.fields
          .filter((field) => !field.control.isConnected)
          .map(({ label }) => `${label}: the field is gone`),
        ...sent.files.filter((file) => !now.includes(file)).map((file) => `${file}: file gone`),
      ]
    },
    { from: at - SENDING_MS, to: at + 5 },
  )
}
