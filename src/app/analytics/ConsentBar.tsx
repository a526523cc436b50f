import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { setConsent, useConsent } from './consent'
import { classNames } from '@/ui/theme/class-names'
import styles from './ConsentBar.module.css'
import { setReopened, useReopened } from './privacy-choice'

/** Asks once for consent to visit statistics. It stands above the footer and never covers the page. */
export function ConsentBar() {
  const consent = useConsent()
  const isReopened = useReopened()
  const bar = useRef<HTMLElement>(null)
  const isShown = isReopened || consent === 'unasked'

  useEffect(() => {
    if (isReopened) bar.current?.focus()
  }, [isReopened])

  useEffect(() => {
    const own = bar.current
    if (!own) return
    // Other bars at the bottom of the window stand on this one.
    const root = document.documentElement.style
    const resized = new ResizeObserver(() => {
      root.setProperty('--consent-bar', `${own.offsetHeight}px`)
    })
    resized.observe(own)
    return () => {
      resized.disconnect()
      root.removeProperty('--consent-bar')
    }
  }, [isShown])

  const choose = (next: 'granted' | 'denied') => {
    setConsent(next)
    setReopened(false)
    // The pressed button is gone: moves keyboard focus to the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  if (!isShown) return null
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Preferencias de privacidad"
      className={styles['bar']}
    >
      <div className={classNames('page', styles['inner'])}>
        <p>
          ¿Podemos contar tus visitas con Google Analytics? Sin publicidad y sin tus datos.{' '}
          <Link to={paths.privacy}>Qué medimos</Link>
        </p>
        <div className={styles['choices']}>
          <Button size="small" variant="outlined" onClick={() => choose('granted')}>
            Aceptar
          </Button>
          <Button size="small" variant="outlined" onClick={() => choose('denied')}>
            Rechazar
          </Button>
        </div>
      </div>
    </section>
  )
}
