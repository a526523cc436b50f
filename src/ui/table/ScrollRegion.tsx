import { useCallback, useLayoutEffect, useRef, type ComponentProps } from 'react'
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

/** Scrolls a focused control out from under the pinned columns, which browsers do not know. */
function reveal(region: HTMLElement, control: Element): void {
  const cell = control.closest('th, td')
  // A press must not move what is under the pointer.
  if (!cell || cell.matches('[data-pinned]') || !control.matches(':focus-visible')) return
  const pinned = (end: string) =>
    cell.parentElement?.querySelector(`[data-pinned='${end}']`)?.getBoundingClientRect()
  const frame = region.getBoundingClientRect()
  const { left, right } = control.getBoundingClientRect()
  const before = left - (pinned('start')?.right ?? frame.left)
  const after = right - (pinned('end')?.left ?? frame.right)
  if (before < 0 || after > 0) region.scrollLeft += before < 0 ? before : after
}

type ScrollRegionProps = ComponentProps<'div'> & {
  readonly 'aria-label': string
  /** Class that sets `--before` and `--after`, the widths of pinned columns, for the shadows. */
  readonly edges?: string | undefined
}

/** Scrolls sideways: focusable for the arrow keys, with a hint and a shadow where content is hidden. */
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

  // Rows and columns change the width. The observer measures after the browser's own layout: a layout of a
  // hundred rows within the press would delay its answer.
  useLayoutEffect(() => {
    let nextFrame = 0
    let seen = ''
    const resized = new ResizeObserver(() => {
      if (!frame.current || !region.current) return
      const { clientWidth, clientHeight, scrollWidth } = region.current
      const size = [clientWidth, clientHeight, scrollWidth].join()
      if (size === seen) return
      seen = size
      markSides(frame.current, region.current)
      // New rows or the hint can bring a scrollbar, which narrows the region: a second size within a frame is an
      // error in WebKit.
      resized.disconnect()
      nextFrame = requestAnimationFrame(observe)
    })
    const observe = () => {
      for (const element of [region.current, ...(region.current?.children ?? [])]) {
        if (element) resized.observe(element)
      }
    }
    observe()
    return () => {
      resized.disconnect()
      cancelAnimationFrame(nextFrame)
    }
  }, [children])

  return (
    <div ref={frame} className={classNames(styles['frame'], edges)}>
      <p aria-hidden className={styles['hint']} data-screen-only>
        Hay más columnas: desliza la tabla
        <ArrowIcon />
      </p>
      <div
        ref={setRegion}
        role="region"
        tabIndex={0}
        className={classNames('surface', styles['region'], className)}
        onFocusCapture={({ currentTarget, target }) => reveal(currentTarget, target)}
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
