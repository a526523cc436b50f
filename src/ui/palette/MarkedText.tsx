import { Fragment } from 'react'
import type { Range } from '@/domain/search-text'
import styles from './Palette.module.css'

interface MarkedTextProps {
  readonly text: string
  readonly ranges: readonly Range[]
}

export function MarkedText({ text, ranges }: MarkedTextProps) {
  return (
    <span key={`${text} ${ranges.join()}`}>
      {ranges.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
          <mark className={styles['mark']}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  )
}
