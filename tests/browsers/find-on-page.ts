/** A text to find: a string, or a pattern in the form that is sent to the page. */
export type Words = string | { readonly source: string; readonly flags: string }

/** How to find an element. One of `role`, `label` and `text` is set. */
export interface PageQuery {
  /** An ARIA role, with `name`. */
  readonly role?: string
  /** The accessible name; a string has to match fully. */
  readonly name?: Words
  /** The label of a form field; a string has to match fully. */
  readonly label?: Words
  /** Text anywhere in the page. */
  readonly text?: Words
  /** Searches only in the last of these, which is the topmost dialog. */
  readonly within?: PageQuery
}

/** The API that `installFinder` adds to the page. */
export interface Finder {
  /** All visible matches, in document order. */
  readonly all: (query: PageQuery) => Element[]
  /** The first visible match. */
  readonly first: (query: PageQuery) => Element | null
  /** The first match that a mouse can click: enabled, not covered, and where it was at the call before. */
  readonly reachable: (query: PageQuery) => Element | null
}

declare global {
  interface Window {
    readonly journey: Finder
  }
}

/**
 * Finds elements by role, label or text, in the same way in every browser. It runs in the page from its
 * source, so it uses nothing from outside itself, and only features of the oldest supported browsers.
 */
export function installFinder() {
  const SELECTORS: Readonly<Record<string, string>> = {
    button: 'button, input[type=button], input[type=submit], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    dialog: 'dialog',
    img: 'img, svg',
    cell: 'td',
    columnheader: 'th',
    row: 'tr',
    group: 'fieldset',
    region: 'section',
    main: 'main',
    status: 'output',
  }

  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

  const fits = (words: Words, text: string, isWhole: boolean) => {
    if (typeof words !== 'string') return new RegExp(words.source, words.flags).test(text)
    return isWhole ? text === words : text.includes(words)
  }

  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

  /** Elements behind a modal dialog are inert. */
  const isHeard = (element: Element) => element.closest('[aria-hidden=true], [inert]') === null

  const wordsIn = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element)) return ''
    if (node.getAttribute('aria-hidden') === 'true') return ''
    if (getComputedStyle(node).display === 'none') return ''
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (own !== null) return own
    if (node.matches('input, select, textarea')) return ''
    const text = Array.from(node.childNodes, wordsIn).join('')
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `
  }

  const labelsOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')
    if (ids !== null) {
      const parts = ids.split(/\s+/).map((id) => document.getElementById(id))
      return [parts.map((part) => (part ? squeeze(wordsIn(part)) : '')).join(' ')]
    }
    const label = element.getAttribute('aria-label')
    if (label !== null) return [label]
    const { labels } = element as HTMLInputElement
    if (labels && labels.length > 0) return Array.from(labels, wordsIn)
    const legend = element.matches('fieldset') ? element.querySelector('legend') : null
    return legend ? [wordsIn(legend)] : []
  }

  const nameOf = (element: Element): string => {
    const [label] = labelsOf(element)
    if (label !== undefined) return squeeze(label)
    const title = element.querySelector(':scope > title')
    if (title) return squeeze(title.textContent)
    if (element instanceof HTMLInputElement) return squeeze(element.value)
    return squeeze(wordsIn(element)) || squeeze(element.getAttribute('title'))
  }

  const byRole = (root: ParentNode, role: string) => {
    const native = SELECTORS[role] ?? 'none'
    return Array.from(root.querySelectorAll(`[role=${role}], ${native}`)).filter(
      (element) => (element.getAttribute('role') ?? role) === role,
    )
  }

  const byText = (root: ParentNode, text: Words) =>
    Array.from(root.querySelectorAll('body *')).filter(
      (element) =>
        isShown(element) &&
        fits(text, squeeze(element.textContent), false) &&
        !Array.from(element.children).some(
          (child) => isShown(child) && fits(text, squeeze(child.textContent), false),
        ),
    )

  const all = ({ role, name, label, text, within }: PageQuery): Element[] => {
    const place = within ? all(within).pop() : document
    if (!place) return []
    if (text !== undefined) return byText(place, text)
    if (label !== undefined) {
      const fields = Array.from(place.querySelectorAll('input, select, textarea'))
      // A file field is usually hidden, and users press its label.
      const isThere = (field: Element) => isShown(field) || field.matches('[type=file]')
      return fields.filter(
        (field) => isThere(field) && isHeard(field) && fits(label, nameOf(field), true),
      )
    }
    return byRole(place, role ?? 'none').filter(
      (element) =>
        isShown(element) &&
        isHeard(element) &&
        (name === undefined || fits(name, nameOf(element), true)),
    )
  }

  const lastPlaces = new WeakMap<Element, string>()

  const reachable = (query: PageQuery) => {
    const [found] = all(query)
    if (!found || found.matches(':disabled')) return null
    // A custom checkbox covers its invisible input.
    const target = (found as HTMLInputElement).labels?.[0] ?? found
    const pressed = found.matches('[type=checkbox], [type=radio]') ? target : found
    pressed.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = pressed.getBoundingClientRect()
    // The driver locates the element once more before it presses: what still moves would be missed.
    const place = [left, top, width, height].join()
    const isStill = lastPlaces.get(pressed) === place
    lastPlaces.set(pressed, place)
    if (!isStill) return null
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above && pressed.contains(above) ? pressed : null
  }

  const finder: Finder = { all, first: (query) => all(query)[0] ?? null, reachable }
  Object.assign(window, { journey: finder })
}
