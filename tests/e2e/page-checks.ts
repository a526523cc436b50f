import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { ibmViolations, USES_IBM_ENGINE } from './ibm-engine'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selectors, passes and the sources of styles and media are not reported, and take a third of the time. */
const QUICK: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

/** In addition to axe's default rules: target size, and names that contain the visible text. */
const OPTIONS: RunOptions = {
  ...QUICK,
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** What a changed part may break in the page around it. */
const PAGE_RULES: RunOptions = {
  ...QUICK,
  runOnly: ['document-title', 'heading-order', 'landmark-one-main', 'page-has-heading-one'],
}

interface PageWithAxe {
  readonly axe?: {
    readonly run: (room: ElementContext, options: RunOptions) => Promise<AxeResults>
  }
  /** Elements that have changed since axe looked at the page in a width. */
  changed?: Map<number, Set<Element>>
  /** Dialogs and changed parts that axe has looked at, as markup and computed look. */
  judged?: Set<string>
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

interface AxeTask {
  readonly options: RunOptions
  readonly pageRules: RunOptions
  /** Headers and footers that were looked at on another page. */
  readonly known: readonly number[]
}

/** Runs in the page: the violations of its modal dialog, else of what has changed since the last look in this width. */
async function runAxe({ options, pageRules, known }: AxeTask) {
  const world = globalThis as PageWithAxe
  const MANY = 100
  const watch = () => {
    const changed = new Map<number, Set<Element>>()
    // What a frame holds is not changed with it.
    const isFrame = (node: Node, isOnlyItself: boolean) =>
      node instanceof Element &&
      (node.matches('html, body, #root') ||
        (isOnlyItself && node.querySelectorAll('*').length > MANY))
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ target, addedNodes, type }) => {
        const added = [...addedNodes].filter((node) => node instanceof Element)
        return added.length > 0 ? added : isFrame(target, type === 'attributes') ? [] : [target]
      })
      const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement))
      for (const parts of changed.values()) for (const one of elements) if (one) parts.add(one)
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    return changed
  }
  const changed = (world.changed ??= watch())
  const takeParts = () => {
    const before = changed.get(innerWidth)
    changed.set(innerWidth, new Set())
    if (before === undefined) return null
    // With what names, describes or contains it.
    const whole = [...before].map((one) => one.closest('label, li, tr, dl')?.parentElement ?? one)
    const there = [...new Set(whole)].filter((one) => document.body.contains(one))
    return there.filter((one) => !there.some((other) => other !== one && other.contains(one)))
  }
  // What axe judges: it need not look again where another width or state changes none of it.
  const lookOf = (part: Element) => {
    const parents: Element[] = []
    for (let one = part.parentElement; one; one = one.parentElement) parents.push(one)
    const looks = [...parents, part, ...part.querySelectorAll('*')].map((node) => {
      const { color, backgroundColor, opacity, visibility, fontSize, fontWeight } =
        getComputedStyle(node)
      const { width, height } = node.getBoundingClientRect()
      const sizes = [Math.min(width, 24), Math.min(height, 24)]
      return [color, backgroundColor, opacity, visibility, fontSize, fontWeight, ...sizes].join()
    })
    return `${part.outerHTML} ${looks.join(';')}`
  }
  const judged = (world.judged ??= new Set())
  const isNew = (part: Element) => {
    const { size } = judged
    return judged.add(lookOf(part)).size > size
  }
  const run = async (room: ElementContext, chosen: RunOptions) =>
    (await world.axe?.run(room, chosen))?.violations ?? []
  // The rules of the page read no more than this.
  const outline = () => {
    const nodes = document.querySelectorAll(
      'h1, h2, h3, h4, h5, h6, main, [role="heading"], [role="main"]',
    )
    const parts = [...nodes].map((node) => {
      const isSeen = node.checkVisibility({ visibilityProperty: true })
      const isHidden = node.closest('[aria-hidden="true"], [inert]') !== null
      return [node.tagName, node.role, node.ariaLevel, isSeen, isHidden].join()
    })
    return [document.title, ...parts].join(';')
  }
  const runPageRules = async () => {
    const { size } = judged
    return judged.add(outline()).size > size ? run(document, pageRules) : []
  }
  const frames: number[] = []
  const isFrameKnown = (frame: Element) => {
    const sum = Array.from(lookOf(frame)).reduce(
      (hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0,
      0,
    )
    frames.push(sum)
    return known.includes(sum)
  }
  const runWhole = async () => {
    const exclude = [...document.querySelectorAll('body header, body footer')].filter(isFrameKnown)
    if (exclude.length === 0) return run(document, options)
    return [...(await run({ exclude }, options)), ...(await runPageRules())]
  }
  const look = async () => {
    const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
    if (dialog) return isNew(dialog) ? run(dialog, options) : []
    const changedParts = takeParts()
    if (changedParts === null) return runWhole()
    const parts = changedParts.filter(isNew)
    const found = parts.length > 0 ? await run({ include: parts }, options) : []
    return [...found, ...(await runPageRules())]
  }
  const found = (await look()).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  return { found, frames }
}

/** Headers and footers that axe has looked at, by a hash of their markup and look: most pages share them. */
const knownFrames = new Set<number>()

/**
 * The violations that axe, or the chosen engine, finds, one text a rule. In a dialog they are the dialog's; else they are of
 * the whole page at the first look in a width, without the frame that other pages have shown, and then of what has changed.
 */
export async function violations(page: Page): Promise<string[]> {
  if (USES_IBM_ENGINE) return ibmViolations(page)
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE)
  const { found, frames } = await page.evaluate(runAxe, {
    options: OPTIONS,
    pageRules: PAGE_RULES,
    known: [...knownFrames],
  })
  if (found.length === 0) for (const frame of frames) knownFrames.add(frame)
  return found
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
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  const isTwice = ({ id }: Element) => id !== '' && ids.indexOf(id) !== ids.lastIndexOf(id)
  const faults = {
    'has the id of another': isTwice,
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

/** Whether a person sees the whole element and can press its middle: it is inside the window, and nothing covers it. */
export function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    return isInside && element.contains(at)
  })
}

/** The sum of the layout shifts of the page so far. */
export function sumShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: readonly PerformanceEntry[]) =>
          entries.reduce((all, one) => all + ('value' in one ? Number(one.value) : 0), 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Without a shift nothing is reported.
        setTimeout(() => resolve(0), 500)
      }),
  )
}
