import { DataText } from './DataText'
import styles from './TicketFacts.module.css'

interface TicketFactsProps {
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** A person's or an airline's own words, on a row of their own. */
  readonly long: readonly [label: string, value: string]
}

/** Facts on a ticket; those that are '' are left out. */
export function TicketFacts({ facts, long: [longLabel, words] }: TicketFactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt className="muted fine">{label}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ),
      )}
      {words !== '' && (
        <div className={styles['long']}>
          <dt className="muted fine">{longLabel}</dt>
          <dd className="strong">
            <DataText>{words}</DataText>
          </dd>
        </div>
      )}
    </dl>
  )
}
