import { useId, type ReactNode } from 'react'
import type { OverviewData } from '@/domain/claim/overview/overview'
import type { LinkTo } from '../number-links'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { classNames } from '@/ui/theme/class-names'
import styles from './Cards.module.css'

export interface OverviewCardProps {
  readonly overview: OverviewData
  readonly linkTo: LinkTo
}

interface CardProps {
  readonly title: string
  readonly hint: string
  readonly action?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Card({ title, hint, action, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('stack packed box on-white', styles['card'], className)}
    >
      <div className="row gap-16 flat baseline between">
        <div>
          <h3 id={id} className="lead">
            {title}
          </h3>
          <p className="muted fine">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

interface TableCardProps<Row> {
  readonly title: string
  readonly hint: string
  readonly caption: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
}

/** A table of a few counts, which stays one on a phone. */
export function TableCard<Row>({ title, hint, ...table }: TableCardProps<Row>) {
  return (
    <Card title={title} hint={hint}>
      <div className={styles['scroll']}>
        <DataTable {...table} onPhone="table" className={styles['plain']} />
      </div>
    </Card>
  )
}
