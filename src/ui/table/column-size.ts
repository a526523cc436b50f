import type { CSSProperties } from 'react'

/** `flex` of a cell that shares a line of its card. */
export const BESIDE = '0 1 auto'

/**
 * Sizes of a column's cells. In the 'even' layout: minimum width and share of the remaining width. On a card: `flex`, by
 * default a line of its own.
 */
export function columnSize(width?: string, share?: number, card?: string): CSSProperties {
  return { '--width': width, '--share': share, '--card-flex': card } as CSSProperties
}
