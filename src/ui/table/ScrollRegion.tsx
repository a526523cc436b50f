import { useCallback, useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { ArrowIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'
import styles from './ScrollRegion.module.css'

/** Room for what the browser rounds: half a pixel is nothing to scroll to. */
const SLACK = 1

/** Writes on the frame to which sides its region goes on; React has no part in it, so nothing renders. */
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
  /** What it holds: whoever comes by keyboard hears where they are. */
  readonly 'aria-label': string
  /** Where the shadows stand: a class that sets `--before` and `--after`, the widths of pinned columns. */
  readonly edges?: string | undefined
}

/**
 * A table that scrolls sideways where it does not fit: focusable, so that the arrow keys move it, and
 * with words and a shadow at the edge that has more behind it.
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

  // Other rows and columns make another width. Before the paint: the words do not jump in.
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
