import type { PrerenderMatch } from './match-prerender'

interface Failure {
  readonly container: HTMLElement
  readonly match: PrerenderMatch
  /** Replaces the notice's default text. */
  readonly text: string | undefined
  /** Retries without a reload, so that input survives; null if only a reload can help. */
  readonly onRetry: (() => void) | null
}

/** Notice of a failed start (index.html). */
export interface StartNotice {
  /** Inserts it above prerendered content, or in place of a shell. */
  readonly show: (failure: Failure) => void
  readonly discard: () => void
}

/** Takes the notice out of the page. Plain DOM, because React itself may have failed to load. */
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
