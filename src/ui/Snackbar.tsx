import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import styles from './Snackbar.module.css'

interface SnackbarProps {
  /** Milliseconds until it goes by itself; the time rests while someone points at it or is away. */
  readonly duration: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A message that lies over the page for a while. Shown for as long as it is rendered. */
export function Snackbar({ duration, onClose, children }: SnackbarProps) {
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {children}
    </div>
  )
}
