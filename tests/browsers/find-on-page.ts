/** Words to look for: a text, or a pattern as it crosses to the page. */
export type Words = string | { readonly source: string; readonly flags: string }

/** What a person would point at. One of `role`, `label` and `text` is given. */
export interface PageQuery {
  /** A role of WAI-ARIA, with `name`. */
  readonly role?: string
  /** The accessible name: whole, if it is a text. */
  readonly name?: Words
  /** A field of a form by what stands beside it: the whole of it, if it is a text. */
  readonly label?: Words
  /** Words anywhere in the page. */
  readonly text?: Words
  /** Looks only inside the last of these, which is the dialog on top. */
  readonly within?: PageQuery
}

/** What `installFinder` leaves in the page. */
export interface Finder {
  /** All that can be seen, in the order of the page. */
  readonly all: (query: PageQuery) => Element[]
  /** The first that can be seen. */
  readonly first: (query: PageQuery) => Element | null
  /** The same, where a mouse would reach it: enabled, and not below something else. */
  readonly reachable: (query: PageQuery) => Element | null
}

declare global {
  interface Window {
    /** The finder of the journeys, in the pages that they look at. */
    readonly journey: Finder
  }
}

/**
 * Finds elements the way a person or a screen reader names them, in the same way in every browser.
 * Runs in the page, from its source: it may use nothing from outside itself, nor what old browsers lack.
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

  /** What stands behind a dialog is out of reach for everybody. */
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
      // A file field is invisible as a rule, and its label is what people press.
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

  const reachable = (query: PageQuery) => {
    const [found] = all(query)
    if (!found || found.matches(':disabled')) return null
    // A tick box of its own drawing lies invisible below it.
    const target = (found as HTMLInputElement).labels?.[0] ?? found
    const pressed = found.matches('[type=checkbox], [type=radio]') ? target : found
    pressed.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = pressed.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above && pressed.contains(above) ? pressed : null
  }

  const finder: Finder = { all, first: (query) => all(query)[0] ?? null, reachable }
  Object.assign(window, { journey: finder })
}
