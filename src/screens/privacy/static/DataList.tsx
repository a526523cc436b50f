import styles from './PrivacyNotice.module.css'

interface DataListProps {
  readonly items: readonly {
    readonly what: string
    readonly says: readonly string[]
    readonly end?: string | undefined
  }[]
}

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
