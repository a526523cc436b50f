/** What jsdom lacks or refuses. Each stand-in does nothing: jsdom has no layout to work with. */

// jsdom prints "not implemented" when the app scrolls to the top after a claim.
window.scrollTo = () => undefined

// Focus management scrolls list entries and error summaries into view.
Element.prototype.scrollIntoView = () => undefined

// MUI asks for media queries. None matches, so that tests see the small-screen layout.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList

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

// Sections that load or move when they come into sight stay as they are.
window.IntersectionObserver = SilentObserver

// Growing text areas and tables measure themselves; here every size is 0.
window.ResizeObserver = SilentObserver

// jsdom knows the dialog element by name only.
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
