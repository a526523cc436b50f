import styles from './PrivacyNotice.module.css'

interface DataListProps {
  readonly items: readonly {
    readonly what: string
    readonly why: string
    readonly basis?: string
    readonly until?: string | undefined
  }[]
}

export function DataList({ items }: DataListProps) {
  return (
    <dl className={styles['list']}>
      {items.map(({ what, why, basis, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          {basis !== undefined && <dd>Base legal: {basis}</dd>}
          {until !== undefined && <dd className={styles['end']}>{until}</dd>}
        </div>
      ))}
    </dl>
  )
}
