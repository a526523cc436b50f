import styles from './TableSkeleton.module.css'

interface TableSkeletonProps {
  /** What is being waited for, read aloud. */
  readonly text: string
  readonly lang: string | undefined
  readonly rows: number
}

/** The table's own layout while the first page loads, so that nothing moves when it comes. */
export function TableSkeleton({ text, lang, rows }: TableSkeletonProps) {
  return (
    <div className={styles['skeleton']}>
      <p role="status" lang={lang} className={styles['text']}>
        {text}
      </p>
      <div aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles['row']}>
            <span className={styles['bone']} />
          </div>
        ))}
      </div>
    </div>
  )
}
