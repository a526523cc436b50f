import { useCallback, useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { ArrowIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'
import styles from './ScrollRegion.module.css'

/** Tolerance in px for the browser's rounding. */
const SLACK = 1

/** Sets attributes for the sides with hidden content; without React, so that scrolling renders nothing. */
function markSides(
  frame: HTMLElement,
  { scrollLeft, clientWidth, scrollWidth }: HTMLElement,
): void {
  const left = Math.abs(scrollLeft)
  const isWider = scrollWidth - clientWidth > SLACK
  frame.toggleAttribute('data-wide', isWider)
  frame.toggleAttribute('data-before', isWider && left > SLACK)
  frame.toggleAttribute('data-after', isWider && scrollWidth - clientWidth - left > SLACK)
}

type ScrollRegionProps = ComponentProps<'div'> & {
  readonly 'aria-label': string
  /** Class that sets `--before` and `--after`, the widths of pinned columns, for the shadows. */
  readonly edges?: string | undefined
}

/**
 * Region that scrolls sideways: focusable for the arrow keys, with a hint and a shadow where content is
 * hidden.
 */
export function ScrollRegion({ ref, edges, className, children, ...rest }: ScrollRegionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const setRegion = useCallback(
    (element: HTMLDivElement | null) => {
      region.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )

  // After every render, because rows and columns change the width; before paint.
  useLayoutEffect(() => {
    if (frame.current && region.current) markSides(frame.current, region.current)
  })
  useEffect(() => {
    const mark = () => {
      if (frame.current && region.current) markSides(frame.current, region.current)
    }
    window.addEventListener('resize', mark)
    return () => window.removeEventListener('resize', mark)
  }, [])

  return (
    <div ref={frame} className={classNames(styles['frame'], edges)}>
      <p aria-hidden className={styles['hint']}>
        Hay más columnas: desliza la tabla
        <ArrowIcon />
      </p>
      <div
        ref={setRegion}
        role="region"
        tabIndex={0}
        className={classNames(styles['region'], className)}
        onScroll={({ currentTarget }) => {
          if (frame.current) markSides(frame.current, currentTarget)
        }}
        {...rest}
      >
        {children}
      </div>
    </div>
  )
}
