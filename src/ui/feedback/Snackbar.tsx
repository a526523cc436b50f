import { useEffect, useEffectEvent, useState } from 'react'
import { Notice } from './Notice'
import styles from './Snackbar.module.css'

interface SnackbarProps {
  readonly tone: 'success' | 'warning' | 'error'
  /** Sentence before `text`, if that alone is not clear. */
  readonly headline?: string | undefined
  readonly text: string | null
  readonly lang?: string | undefined
  /** Time until it closes, in ms; paused on hover, focus and in an inactive window. */
  readonly duration: number
  readonly onClose: () => void
}

/** Keep it mounted, or a success is not announced. With an open dialog, render it inside. */
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
      className={styles['snackbar']}
      data-screen-only
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone={tone} isLive={tone !== 'success'} onDismiss={onClose}>
        {headline && <p className="strong">{headline}</p>}
        <p lang={lang}>{text}</p>
      </Notice>
    </div>
  )
}
