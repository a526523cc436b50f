import { useId, useState } from 'react'
import { FIELD_GROUPS } from '@/domain/claim/fields'
import { detailGroups } from '@/domain/claim/editing/details'
import { FactLine, type Shown } from './FactLine'
import styles from './Details.module.css'

interface FactSectionProps extends Shown {
  readonly group: ReturnType<typeof detailGroups>[number]
}

function FactSection({ group, ...shown }: FactSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{group.title}</h3>
      <dl>
        {group.fields.map((field) => (
          <FactLine key={field.key} field={field} {...shown} />
        ))}
      </dl>
    </section>
  )
}

const GROUPS = detailGroups()

const FIRST_COLUMN = 2

/** The panel shows only its first lines without scrolling: the status first; the next step is in its head. */
const STATUS_FIRST = [
  ...GROUPS.filter(({ title }) => title === FIELD_GROUPS.status),
  ...GROUPS.filter(({ title }) => title !== FIELD_GROUPS.status),
].map(({ title, fields }) => ({ title, fields: fields.filter(({ key }) => key !== 'next_step') }))

interface ClaimFactsProps extends Omit<Shown, 'now'> {
  readonly isPanel: boolean
}

export function ClaimFacts({ claim, isPanel }: ClaimFactsProps) {
  const [now] = useState(() => new Date())
  const columns = isPanel
    ? [STATUS_FIRST]
    : [GROUPS.slice(0, FIRST_COLUMN), GROUPS.slice(FIRST_COLUMN)]
  return (
    <div className={styles['columns']}>
      {columns.map((column, index) => (
        <div key={index} className={styles['column']}>
          {column.map((group) => (
            <FactSection key={group.title} group={group} {...{ claim, now }} />
          ))}
        </div>
      ))}
    </div>
  )
}
