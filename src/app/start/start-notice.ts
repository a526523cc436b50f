import type { PrerenderMatch } from './match-prerender'

interface Failure {
  readonly container: HTMLElement
  readonly match: PrerenderMatch
  /** In place of the notice's own words. */
  readonly text: string | undefined
  /** Starts once more in the page as it stands, so that nothing typed is lost; null: a reload is left. */
  readonly onRetry: (() => void) | null
}

/** The notice that stands in every page for a start that failed (index.html). */
export interface StartNotice {
  /** Puts it over a page that can be read, or in the place of a shell, which would load for ever. */
  readonly show: (failure: Failure) => void
  /** For good: nothing of it is held once the app is there. */
  readonly discard: () => void
}

/**
 * Takes the notice out of the page: from here on the start tells of its own failure. Plain DOM,
 * because what failed may be the very code that draws screens.
 */
export function takeStartNotice(): StartNotice {
  const element = document.getElementById('start-notice')
  const [words, link] = element?.querySelectorAll<HTMLElement>('p, a') ?? []
  let parts = element && words && link ? { notice: element, words, link } : null
  element?.remove()
  return {
    discard: () => {
      parts?.notice.remove()
      parts = null
    },
    show: ({ container, match, text, onRetry }) => {
      if (!parts) return
      const { notice, words, link } = parts
      notice.hidden = false
      if (text !== undefined) words.textContent = text
      link.onclick =
        onRetry &&
        ((event) => {
          event.preventDefault()
          words.textContent = 'Cargando…'
          onRetry()
        })
      if (match === 'shell') container.replaceChildren(notice)
      else container.before(notice)
    },
  }
}
