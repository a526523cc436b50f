import type { Page } from 'playwright-core'

/** Runs in the page: elements that only a background, shadow or colour marks, and that look unmarked without them. */
function lookForLost(): string[] {
  const CHOSEN =
    '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])'
  const isSeen = (node: Element) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    node.getBoundingClientRect().width > 2
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const nameOf = (node: Element) =>
    (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 60) ||
    node.outerHTML.slice(0, 120)
  const hasEdge = (node: Element | null, pseudo?: string) => {
    if (!node) return false
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(node, pseudo)
    return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0
  }
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (a: string, b: string) => {
    const [low = 0, high = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y)
    return (high + 0.05) / (low + 0.05)
  }
  const groundOf = (from: Element) => {
    for (let node: Element | null = from; node; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node)
      if (channels(backgroundColor)[3] !== 0) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  /** Everything except colour that can mark the selected one of several elements. */
  const lookOf = (node: Element) =>
    [undefined, '::before'].map((pseudo) => {
      const style = getComputedStyle(node, pseudo)
      return [
        style.borderTopWidth,
        style.outlineStyle,
        style.textDecorationLine,
        style.width,
      ].slice(0, pseudo ? 4 : 3)
    })
  const restOf = (node: Element) => {
    const isAlike = (other: Element) => other !== node && !other.matches(CHOSEN) && isSeen(other)
    for (let room = node.parentElement; room; room = room.parentElement) {
      const others = [...room.querySelectorAll(node.tagName)].filter(isAlike)
      const alike = others.find((other) => other.className === node.className) ?? others[0]
      if (alike) return alike
    }
    return null
  }

  const hasOwnEdge = (node: Element | null) =>
    hasEdge(node) ||
    [...(node?.children ?? [])].some((child) => child.matches('fieldset') && hasEdge(child))
  const fields = all(
    'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea',
  ).filter(
    (field) =>
      ![field, field.parentElement, field.parentElement?.parentElement ?? null].some(hasOwnEdge),
  )
  const buttons = all('[data-variant="contained"]').filter((node) => !hasEdge(node))
  const ticks = all('input:is([type="checkbox"], [type="radio"])').filter(
    (node) => getComputedStyle(node).appearance === 'none',
  )
  const chosen = all(CHOSEN).filter((node) => {
    const rest = restOf(node)
    return rest !== null && JSON.stringify(lookOf(node)) === JSON.stringify(lookOf(rest))
  })
  const unseen = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (radio) => radio.nextElementSibling && !isSeen(radio) && isSeen(radio.nextElementSibling),
  )
  const drawn = unseen
    .filter((radio) => radio.checked)
    .flatMap((radio) => {
      const rest = unseen.find((other) => other.name === radio.name && !other.checked)
      const looks = [radio, rest].map(
        (one) => one?.nextElementSibling && lookOf(one.nextElementSibling),
      )
      return rest && JSON.stringify(looks[0]) === JSON.stringify(looks[1]) ? [radio] : []
    })
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
  // axe cannot check this: it asks for colours that the browser does not report as painted.
  const pale = all('body :not(svg *, option)').filter(
    (node) =>
      [...node.childNodes].some(isText) &&
      node.closest(':disabled, [aria-disabled="true"]') === null &&
      contrast(getComputedStyle(node).color, groundOf(node)) < 4.5,
  )
  const icons = all(':is(button, a) svg').filter((icon) => {
    const shape = icon.querySelector('path, circle, rect') ?? icon
    const { fill, stroke } = getComputedStyle(shape)
    const isWordless = icon.closest('button, a')?.textContent.trim() === ''
    return isWordless && contrast(fill === 'none' ? stroke : fill, groundOf(icon)) < 3
  })
  const notices = all('[role="alert"] > svg').filter((icon) => !hasEdge(icon.parentElement))
  const tears = all('[class*="_tear_"]').filter(
    (tear) =>
      !hasEdge(tear.parentElement) || !hasEdge(tear, '::before') || !hasEdge(tear, '::after'),
  )

  return [
    ...fields.map((node) => `a field without an edge: ${nameOf(node)}`),
    ...buttons.map((node) => `a filled button without an edge: ${nameOf(node)}`),
    ...ticks.map((node) => `a tick that is not drawn by the browser: ${nameOf(node)}`),
    ...chosen.map((node) => `chosen, but it looks like the rest: ${nameOf(node)}`),
    ...drawn.map((node) => `chosen, but it looks like the rest: ${node.value}`),
    ...pale.map((node) => `text that cannot be read: ${nameOf(node)}`),
    ...icons.map((node) => `an icon that cannot be seen: ${node.parentElement?.outerHTML ?? ''}`),
    ...notices.map((node) => `a notice without an edge: ${nameOf(node)}`),
    ...tears.map(() => 'a ticket without its edge or its notches'),
  ]
}

/** Problems of the page in forced colours; empty if there are none. */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(lookForLost)
}

interface FocusTask {
  readonly task: 'ask' | 'look' | 'note'
}

interface PageWithFocus {
  /** Focusable elements that have been looked at. */
  looked?: WeakSet<Element>
  /** Those of the width before. */
  noted?: readonly Element[]
}

/**
 * Runs in the page. 'look': every focusable element, not looked at before, that looks the same with and without focus. 'ask':
 * null without a look if there are some to look at. 'note': remembers these.
 */
async function lookForUnmarked({ task }: FocusTask): Promise<string[] | null> {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const room = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
  const isUsable = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) && !node.matches(':disabled')
  const world = globalThis as PageWithFocus
  const looked = (world.looked ??= new WeakSet())
  const nodes = [...room.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (node) => isUsable(node) && !looked.has(node),
  )
  if (task === 'note') world.noted = nodes
  if (task === 'note' || nodes.length === 0) return []
  if (task === 'ask') return null
  const look = (from: Element) => {
    const looks: string[] = []
    for (let node: Element | null = from; node && looks.length < 5; node = node.parentElement) {
      const style = getComputedStyle(node)
      const isDrawn = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
      looks.push(isDrawn ? style.outline : '', style.border)
    }
    return looks.join('/')
  }
  // A timer would take 4 ms for each element.
  const { port1, port2 } = new MessageChannel()
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  // Even with the shortest transition the ring is not there at once.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  // React renders the effect of a blur right after the event.
  await Promise.resolve()
  await new Promise(requestAnimationFrame)
  const before = nodes.map(look)
  const unmarked: string[] = []
  for (const [index, node] of nodes.entries()) {
    node.focus({ preventScroll: true })
    if (document.activeElement !== node) continue
    looked.add(node)
    // MUI sets its focus class one render later.
    await nextTask()
    if (look(node) !== before[index]) continue
    unmarked.push(`the focus cannot be seen: ${node.outerHTML.slice(0, 160)}`)
  }
  document.adoptedStyleSheets.pop()
  // A dialog without the focus would not hear Escape.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return unmarked
}

/** Elements without a visible focus indicator. */
export async function findUnmarkedFocus(page: Page): Promise<string[]> {
  const known = await page.evaluate(lookForUnmarked, { task: 'ask' } as const)
  if (known) return known
  // Focus rings are for the keyboard: after a key press the browser shows them for scripted focus
  // too.
  await page.keyboard.press('Tab')
  return (await page.evaluate(lookForUnmarked, { task: 'look' } as const)) ?? []
}

/** Remembers what can have the focus in this width and has not been looked at. */
export const noteFocusable = (page: Page) =>
  page.evaluate(lookForUnmarked, { task: 'note' } as const)

/** Whether the remembered width has elements that another width did not show. */
export function isFocusLeft(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { noted = [], looked } = globalThis as PageWithFocus
    return noted.some((node) => !looked?.has(node))
  })
}
