import { useEffect, useEffectEvent, useState } from 'react'
import { Notice } from './Notice'
import { classNames } from '@/ui/theme/class-names'
import styles from './Snackbar.module.css'

interface SnackbarProps {
  readonly tone: 'success' | 'warning' | 'error'
  /** The plain sentence that comes first, where `text` does not speak for itself. */
  readonly headline?: string | undefined
  /** What it says; without words nothing is shown. */
  readonly text: string | null
  /** Language of words that are not Spanish, such as 'en'. */
  readonly lang?: string | undefined
  /** Milliseconds until it goes by itself; the time rests while someone points at it or is away. */
  readonly duration: number
  /** Its time is over, or it was sent away: take the text back. */
  readonly onClose: () => void
}

/**
 * A message that lies over the page for a while, read aloud when it appears. Keep it mounted while it
 * has nothing to say: good news is only announced in a place that was there before. Where a dialog is
 * open it belongs inside: what lies beside an open dialog is hidden from screen readers.
 */
export function Snackbar({ tone, text, ...shown }: SnackbarProps) {
  const message = text ? <TimedNotice key={text} tone={tone} text={text} {...shown} /> : null
  return tone === 'success' ? (
    <div role="status" className={styles['place']}>
      {message}
    </div>
  ) : (
    message
  )
}

function TimedNotice({
  tone,
  headline,
  text,
  lang,
  duration,
  onClose,
}: SnackbarProps & { readonly text: string }) {
  const [isHeld, setHeld] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(close, duration)
    return () => clearTimeout(timer)
  }, [isHeld, duration])

  useEffect(() => {
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    window.addEventListener('blur', hold)
    window.addEventListener('focus', release)
    document.addEventListener('keydown', handleKey)
    return () => {
      window.removeEventListener('blur', hold)
      window.removeEventListener('focus', release)
      document.removeEventListener('keydown', handleKey)
    }
  }, [])

  return (
    <div
      role="presentation"
      className={classNames(styles['snackbar'], styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone={tone} isLive={tone !== 'success'} onDismiss={onClose}>
        {headline && <p className={styles['headline']}>{headline}</p>}
        <p lang={lang}>{text}</p>
      </Notice>
    </div>
  )
}
