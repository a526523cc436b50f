import { useEffect, useState } from 'react'
import { timings } from '@/config/timings'
import { PauseIcon, PlayIcon } from '@/ui/icons/page-icons'
import { useMediaQuery } from '@/ui/browser/use-media-query'
import { EnforceDrawing, GuaranteeDrawing, RightsDrawing } from '@/screens/landing/drawings'
import { classNames } from '@/ui/theme/class-names'
import styles from './Banner.module.css'

const SLIDES = [
  {
    title: 'Conoce tus derechos',
    text: 'La ley te protege cuando la aerolínea cancela, atrasa o vende de más. Te decimos qué te corresponde.',
    Drawing: RightsDrawing,
  },
  {
    title: 'Resultados garantizados o no pagas',
    text: 'Empezar es gratis. Cobramos 20% de la compensación solo si ganamos tu caso.',
    Drawing: GuaranteeDrawing,
  },
  {
    title: 'Hacemos valer tus derechos',
    text: 'Presentamos el reclamo, insistimos y apelamos por ti hasta obtener una respuesta.',
    Drawing: EnforceDrawing,
  },
] as const

/** Three slides that take turns (SPEC 2.5) and stop for whoever reads, hovers, focuses or asks. */
export function Banner() {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const paused = choice === null ? lessMotion : choice === 'pause'
  const moving = !paused && !hovered && !focused

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(
      () => setIndex((current) => (current + 1) % SLIDES.length),
      timings.bannerAdvance,
    )
    return () => clearTimeout(timer)
  }, [moving, index])

  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Por qué reclamar con nosotros"
      className={classNames('page', styles['section'])}
    >
      <div
        className={styles['banner']}
        onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div className={styles['controls']}>
          <button
            type="button"
            className={styles['pause']}
            aria-label={paused ? 'Reanudar' : 'Pausar'}
            onClick={() => setChoice(paused ? 'play' : 'pause')}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </button>
          {SLIDES.map((slide, position) => (
            <button
              key={slide.title}
              type="button"
              className={styles['dot']}
              aria-label={`Ir a la diapositiva ${String(position + 1)}`}
              aria-current={position === index}
              onClick={() => setIndex(position)}
            />
          ))}
        </div>
        <div className={styles['slides']}>
          {SLIDES.map(({ title, text, Drawing }, position) => (
            <div
              key={title}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${String(position + 1)} de ${String(SLIDES.length)}`}
              className={styles['slide']}
              data-active={position === index}
            >
              <Drawing />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
