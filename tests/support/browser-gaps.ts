/** Stubs for what jsdom lacks. They do nothing, because jsdom has no layout. */

// jsdom prints "not implemented" when the app scrolls to the top.
window.scrollTo = () => undefined

// Focus management scrolls list entries and error summaries into view.
Element.prototype.scrollIntoView = () => undefined

// The panel beside the list scrolls to its top for each claim.
Element.prototype.scrollTo = () => undefined

// MUI evaluates media queries. None matches, so tests render the small-screen layout.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList

// Without a paint to wait for, the page is idle at once, whatever a test does to timers.
window.requestIdleCallback = (run) => {
  queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 50 }))
  return 0
}

class SilentObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds: readonly number[] = []

  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}

// Sections that load or animate when visible never become visible.
window.IntersectionObserver = SilentObserver

// Growing text areas and tables measure themselves; here every size is 0.
window.ResizeObserver = SilentObserver

// jsdom has the dialog element without its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
    this.ownerDocument.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close()
    })
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
})

/** Display values of the browser's default style sheet; all other elements are inline. */
const NEVER_SHOWN = new Set([
  'area',
  'base',
  'datalist',
  'head',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
  'title',
])
const ON_ITS_OWN_LINE = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'search',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
])

/** Most elements have no style attribute, and creating the style object is slow in jsdom. */
function ownStyle(element: Element): CSSStyleDeclaration | null {
  return element instanceof HTMLElement && element.hasAttribute('style') ? element.style : null
}

function isHiddenByItself(element: Element): boolean {
  return (
    NEVER_SHOWN.has(element.localName) ||
    (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
    (element instanceof HTMLDialogElement && !element.open) ||
    (element instanceof HTMLInputElement && element.type === 'hidden')
  )
}

function displayOf(element: Element): string {
  if (isHiddenByItself(element)) return 'none'
  const own = ownStyle(element)?.display ?? ''
  if (own !== '') return own
  return ON_ITS_OWN_LINE.has(element.localName) ? 'block' : 'inline'
}

/** Visibility is inherited. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownStyle(at)?.visibility ?? ''
    if (own !== '') return own
  }
  return 'visible'
}

/**
 * Tests load no style sheets, so only attributes, inline styles and default styles hide elements. jsdom
 * would match each rule of the default sheet against each ancestor of every element that a role query
 * visits, which took a fifth of the tests' time.
 */
window.getComputedStyle = (element) => {
  const own = ownStyle(element)
  const known: Readonly<Record<string, string>> = {
    get display() {
      return displayOf(element)
    },
    get visibility() {
      return visibilityOf(element)
    },
    get opacity() {
      const value = own?.opacity ?? ''
      return value === '' ? '1' : value
    },
    content: 'none',
  }
  const getPropertyValue = (name: string): string =>
    known[name] ?? own?.getPropertyValue(name) ?? ''
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_none, name: string): unknown =>
      name === 'getPropertyValue'
        ? getPropertyValue
        : (known[name] ?? (own === null ? undefined : Reflect.get(own, name))),
  })
}

/** jsdom searches the whole page for each field whose labels are read. */
const labels: PropertyDescriptor & ThisType<HTMLInputElement> = {
  configurable: true,
  get() {
    if (this.type === 'hidden') return null
    return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
      label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id,
    )
  },
}
for (const { prototype } of [
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLButtonElement,
]) {
  Object.defineProperty(prototype, 'labels', labels)
}

/** For each selector the element that each part of it names; undefined for a part with a combinator or without a name. */
const NAMES = new Map<string, readonly (string | undefined)[]>()
const PART = /^\s*([a-z][a-z\d]*)(?:\[[^\s\]]*\]|:not\([^\s)]*\))*\s*$/

/** Testing Library asks every node about the selectors of all roles; most name another element. */
const { value: matches } = Object.getOwnPropertyDescriptor(Element.prototype, 'matches') as {
  readonly value: (selector: string) => boolean
}
Object.defineProperty(Element.prototype, 'matches', {
  configurable: true,
  value(this: Element, selector: string): boolean {
    const names = NAMES.get(selector) ?? selector.split(',').map((part) => PART.exec(part)?.[1])
    NAMES.set(selector, names)
    const mayMatch = names.includes(undefined) || names.includes(this.localName)
    return mayMatch && matches.call(this, selector)
  },
})
