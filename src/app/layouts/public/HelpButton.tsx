import { useEffect, useRef } from 'react'
import { HELP_MESSAGE, supportChatLink } from '@/config/links'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import styles from './HelpButton.module.css'

/** Focusable controls, except those inside closed details. */
const CONTROLS =
  ':is(a[href],button,input,select,textarea,summary,[tabindex="0"],label:has(input)):not(details:not([open])>:not(summary),details:not([open])>:not(summary) *)'

function isUnder(box: DOMRect, control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top
}

/** Fixed link to the support chat (SPEC 1). It moves to the edge where it would cover a control. */
export function HelpButton() {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    const gone = new AbortController()
    let frame = 0
    const look = () => {
      frame = 0
      const own = place.current
      if (!own) return
      const box = own.getBoundingClientRect()
      const isInTheWay = [...document.querySelectorAll(CONTROLS)].some(
        (control) => !own.contains(control) && isUnder(box, control),
      )
      own.toggleAttribute('data-aside', isInTheWay)
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const resized = new ResizeObserver(lookSoon)
    resized.observe(document.body)
    const options = { capture: true, passive: true, signal: gone.signal }
    window.addEventListener('scroll', lookSoon, options)
    window.addEventListener('resize', lookSoon, options)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      gone.abort()
    }
  }, [])

  return (
    <aside ref={place} aria-label="Ayuda" className={styles['place']}>
      <a
        className={styles['help']}
        href={supportChatLink(HELP_MESSAGE)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Ayuda por WhatsApp"
        title="Ayuda por WhatsApp (se abre en otra pestaña)"
      >
        <WhatsAppIcon />
      </a>
    </aside>
  )
}
