import type { Page } from 'playwright-core'
import { MATRIX } from '@tests/faults/matrix'
import { HIDDEN, LIVE } from '@tests/faults/page-text'

/** Shorter details of the demo API, such as "Not Found", also occur as titles and other harmless text. */
const SHORTEST_ERROR = 20

const ERRORS = [
  ...new Set(MATRIX.flatMap(({ end, says }) => (end === 'failed' ? says : []))),
].filter((text) => text.length >= SHORTEST_ERROR)

interface Look {
  readonly errors: readonly string[]
  readonly live: string
  readonly hidden: string
}

/** Runs in the page: every visible error, and why a screen reader would miss it. */
function inspectErrors({ errors, live, hidden }: Look): { seen: number; broken: string[] } {
  const idsIn = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((node) => node.closest(hidden) === null)
      .flatMap((node) => (node.getAttribute(name) ?? '').split(/\s+/))
  const described = new Set([...idsIn('aria-describedby'), ...idsIn('aria-errormessage')])

  /** Painted and not covered, for example by the backdrop of a dialog. */
  const isInSight = (node: Element) => {
    const box = node.getBoundingClientRect()
    if (box.width < 2 || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const at = document.elementFromPoint(x, y)
    // Outside the window: it counts as visible if nothing covers the page.
    if (at === null) return document.querySelector('[role="dialog"]') === null
    return node.contains(at) || at.contains(node)
  }
  /** A dialog that opens later hides elements beside it; what was announced before counts. */
  const wasTold = (node: Element) =>
    window.chaosRecord?.announced.some(({ text }) => text === node.textContent) ?? false
  const isReachable = (node: Element) => {
    if (node.closest(hidden) !== null) return wasTold(node)
    if (node.closest(live) !== null || node === document.activeElement) return true
    const parents = function* (from: Element | null): Generator<Element> {
      for (let one = from; one; one = one.parentElement) yield one
    }
    return [...parents(node)].some(({ id }) => id !== '' && described.has(id))
  }

  const words = [...document.body.querySelectorAll('*')].filter(
    (node) => node.childElementCount === 0 && errors.includes(node.textContent),
  )
  const alerts = [...document.querySelectorAll('[role="alert"]')]
  const texts = [...words, ...alerts].filter(
    (node) => node.textContent.trim() !== '' && isInSight(node),
  )
  const fields = [...document.querySelectorAll('[aria-invalid="true"]')].filter(isInSight)
  const hasReason = (field: Element) =>
    ['aria-describedby', 'aria-errormessage']
      .flatMap((name) => (field.getAttribute(name) ?? '').split(/\s+/))
      .some((id) => id !== '' && document.getElementById(id)?.textContent.trim())

  return {
    seen: texts.length + fields.length,
    broken: [
      ...texts
        .filter((node) => !isReachable(node))
        .map((node) => `an error that is not announced: "${node.textContent.slice(0, 80)}"`),
      ...fields
        .filter((field) => field.closest(hidden) === null && !hasReason(field))
        .map(
          (field) => `a field is marked wrong without a reason: ${field.outerHTML.slice(0, 120)}`,
        ),
    ],
  }
}

/**
 * Finds every error on the page: sentences of the fault matrix, alerts, and invalid fields.
 *
 * @returns their number, and a line for each that assistive technology does not reach
 */
export function findUnreachableErrors(page: Page): Promise<{ seen: number; broken: string[] }> {
  return page.evaluate(inspectErrors, { errors: ERRORS, live: LIVE, hidden: HIDDEN })
}
