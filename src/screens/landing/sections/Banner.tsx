import { useEffect, useState, type ReactNode } from 'react'
import { timings } from '@/config/timings'
import { PauseIcon, PlayIcon } from '@/ui/icons/page-icons'
import { useMediaQuery } from '@/ui/browser/use-media-query'
import { classNames } from '@/ui/theme/class-names'
import styles from './Banner.module.css'

const SLIDES = ['1', '2', '3'] as const

interface BannerProps {
  /** As many as `SLIDES`; `data-slide` of the parent names the visible one. */
  readonly slides: ReactNode
}

/** Carousel of three slides (SPEC 2.5); pauses on hover, focus, reduced motion or by its button. */
export function Banner({ slides }: BannerProps) {
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
        data-slide={index}
        onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div className={styles['controls']} data-screen-only>
          <button
            type="button"
            aria-label={paused ? 'Reanudar' : 'Pausar'}
            onClick={() => setChoice(paused ? 'play' : 'pause')}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </button>
          {SLIDES.map((slide, position) => (
            <button
              key={slide}
              type="button"
              className={styles['dot']}
              aria-label={`Ir a la diapositiva ${slide}`}
              aria-current={position === index}
              onClick={() => setIndex(position)}
            />
          ))}
        </div>
        {slides}
      </div>
    </section>
  )
}
