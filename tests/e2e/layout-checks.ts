import type { Page } from 'playwright-core'
import { isStaffPath } from '@/config/paths'

/** Texts that may be cut, because they are whole elsewhere. */
const CUT_ON_PURPOSE = [
  // Claims of the staff: the details have every text whole.
  'tr:has([aria-label^="Detalles del reclamo"]) *',
  '[draggable] *',
  // The start of a message; the chat has all of it.
  '[class*="_preview_"]',
]

/** Controls that leave their place on purpose: one until it has the focus, the other while it would cover something. */
const COVERED_ON_PURPOSE = ['.skip', '[aria-label="Ayuda por WhatsApp"]']

/** What may cover a control: a notice or a menu that goes by itself, or when it is closed. */
const NOTICE =
  '[class*="_notice_"], [class*="_snackbar_"], [role="alert"], nav[aria-label="Cuenta"]'

const SELECTORS = {
  cut: CUT_ON_PURPOSE.join(),
  covered: COVERED_ON_PURPOSE.join(),
  notice: NOTICE,
}

/** Runs in the page: texts and dates that are cut off, buttons and facts with a broken word, and controls that something else covers. */
async function lookAtLayout(onPurpose: typeof SELECTORS): Promise<string[]> {
  const isSeen = (node: Element) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const nameOf = (node: Element) =>
    (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 60) ||
    node.outerHTML.slice(0, 120)
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isCut = (node: Element) => {
    const { overflowX, overflowY } = getComputedStyle(node)
    // One pixel is what texts for screen readers have.
    if (node.clientWidth <= 1 || node.clientHeight <= 1) return false
    const isTooWide = clips(overflowX) && node.scrollWidth > node.clientWidth + 1
    return isTooWide || (clips(overflowY) && node.scrollHeight > node.clientHeight + 1)
  }
  const isCovered = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (control.contains(hit) || hit?.closest('label')?.control === control) return false
    return !hit?.closest(onPurpose.notice)
  }
  const cut = [...document.querySelectorAll('body :not(svg, svg *, input, select, textarea)')]
    .filter((node) => node.textContent.trim() !== '' && isCut(node) && isSeen(node))
    .filter((node) => node.closest(onPurpose.cut) === null)
  const room = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1) ?? document
  const doubtful = [
    ...room.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ]
    .filter((node) => isSeen(node) && !node.matches(':disabled, [inert] *'))
    .filter((node) => !node.matches(onPurpose.covered) && isCovered(node))
  const FRAMES = 20
  const covered: Element[] = []
  for (const control of doubtful) {
    // What comes into sight may push the control away when it is laid out, and a popover follows its anchor late.
    for (let frames = 0; frames < FRAMES && isCovered(control); frames += 1) {
      await new Promise(requestAnimationFrame)
    }
    if (isCovered(control)) covered.push(control)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  // A word that begins on one line and ends on another; e-mail addresses break anywhere.
  const breaksWord = (node: Element) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) return true
      }
    }
    return false
  }
  // What a date needs, with the button beside it, in its own letters. The dense forms of the staff have less at 320 px.
  const DATE_EMS = /^\/(admin|legal)\//.test(location.pathname) ? 0 : 7
  const narrow = [...document.querySelectorAll('input[type="date"]')].filter(
    (date) =>
      isSeen(date) && date.clientWidth < DATE_EMS * parseFloat(getComputedStyle(date).fontSize),
  )
  const broken = [
    ...document.querySelectorAll('button, [data-variant], dl[class*="_facts_"] :is(dt, dd)'),
  ].filter((node) => isSeen(node) && !node.textContent.includes('@') && breaksWord(node))
  return [
    ...narrow.map((date) => `a date has no room: ${nameOf(date)}`),
    ...broken.map((node) => `a word breaks: ${nameOf(node)}`),
    ...cut.map((node) => `a text is cut: ${nameOf(node)}`),
    ...covered.map((node) => `a control is covered: ${nameOf(node)}`),
  ]
}

/** Cut texts and dates, broken words and covered controls. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookAtLayout, SELECTORS)
}

/** Runs in the page: a title that is neither at the logo nor, on a page with a single task, in the centred column. */
function lookAtEdge(): string[] {
  const left = (selector: string) =>
    Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1)
  const isSent = location.pathname === '/reclamo' && !document.querySelector('main form')
  if (isSent) return []
  const isTask = /^\/(reclamo-exitoso|cobros|reset-password)$/.test(location.pathname)
  // The claim form is in the column until its ticket stands beside it.
  const isInColumn = isTask || (location.pathname === '/reclamo' && innerWidth < 1000)
  const wanted = isInColumn ? Math.max(18, (innerWidth - 720) / 2 + 18) : left('header a')
  const title = left('main h1')
  return title === wanted ? [] : [`the title begins at ${title} px instead of ${wanted}`]
}

/** A title of a public page that is not aligned with the others; those of the staff are in page-edges. */
export async function findEdgeFaults(page: Page): Promise<string[]> {
  return isStaffPath(new URL(page.url()).pathname) ? [] : page.evaluate(lookAtEdge)
}
