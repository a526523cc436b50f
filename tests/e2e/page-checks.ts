import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { ibmViolations, USES_IBM_ENGINE } from './ibm-engine'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In addition to axe's default rules: target size, and names that contain the visible text. Passes are not reported. */
const OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
}

interface PageWithAxe {
  readonly axe?: { readonly run: (room: Node, options: RunOptions) => Promise<AxeResults> }
}

/** Waits until the page has rendered and its animations have ended. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    do {
      // Two frames, in which the page renders a new width, an opened dialog or the end of an animation.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
    } while (document.getAnimations().some(isMoving))
  })
}

/** The violations that axe, or the chosen engine, finds on the current page or in its modal dialog, one text a rule. */
export async function violations(page: Page): Promise<string[]> {
  if (USES_IBM_ENGINE) return ibmViolations(page)
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE)
  return page.evaluate(async (options) => {
    const { axe } = globalThis as PageWithAxe
    const room = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
    const { violations: found = [] } = (await axe?.run(room, options)) ?? {}
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, OPTIONS)
}

/** Reports horizontal overflow, which forces the user to scroll in two directions. */
export async function findOverflow(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return sideways > 0 ? [`sticks out by ${String(sideways)} px`] : []
}

/** Runs in the page: idle or invalid markup, and field names that are not what is shown, which axe lets pass. */
function lookAtMarkup(): string[] {
  const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-labelledby']
  const idsOf = (node: Element, attribute: string) =>
    (node.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)
  const isMissing = (id: string) => document.getElementById(id) === null
  const nameOf = (node: Element) =>
    node.getAttribute('aria-label') ??
    idsOf(node, 'aria-labelledby')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const isNamedOtherwise = (node: Element) => {
    const [label] = node instanceof HTMLInputElement ? (node.labels ?? []) : []
    const shown = label?.innerText.trim() ?? ''
    return shown !== '' && nameOf(node) !== '' && !shown.startsWith(nameOf(node))
  }
  const hasNoUse = (node: Element) =>
    node.matches(
      'input[autocomplete~="street-address"], input:is([type="radio"], [type="checkbox"])[readonly], span[tabindex="0"]:not([role])',
    )
  const faults = {
    'names an id that is not there': (node: Element) =>
      REFERENCES.some((attribute) => idsOf(node, attribute).some(isMissing)),
    'is shown with another name': isNamedOtherwise,
    'has an attribute without a use': hasNoUse,
  }
  return [...document.querySelectorAll('body *')].flatMap((node) =>
    Object.entries(faults)
      .filter(([, isFault]) => isFault(node))
      .map(([fault]) => `${fault}: ${node.outerHTML.slice(0, 160)}`),
  )
}

/** All problems of the current page; empty if there are none. */
export async function findFaults(page: Page): Promise<string[]> {
  return [
    ...(await violations(page)),
    ...(await page.evaluate(lookAtMarkup)),
    ...(await findOverflow(page)),
  ]
}

/** The smallest phone, on which every state is reached. */
export const PHONE = { width: 320, height: 640 }
