import styles from './PrivacyNotice.module.css'

interface DataListProps {
  readonly items: readonly {
    readonly what: string
    readonly says: readonly string[]
    /** In bold: how long it stays, or that it is not used. */
    readonly end?: string | undefined
  }[]
}

/** Kinds of data or of recipients, each with what there is to know of it. */
export function DataList({ items }: DataListProps) {
  return (
    <dl className={styles['list']}>
      {items.map(({ what, says, end }) => (
        <div key={what}>
          <dt>{what}</dt>
          {says.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
          {end !== undefined && <dd className={styles['end']}>{end}</dd>}
        </div>
      ))}
    </dl>
  )
}
