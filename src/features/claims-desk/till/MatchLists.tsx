import type { ReactNode } from 'react'
import { formatShortMoment } from '@/domain/dates'
import { isolate } from '@/domain/isolate'
import { claimIdOfOrder } from '@/domain/money/charge'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { formatClp, formatNumber } from '@/domain/country/money'
import type { MatchedCharge, Reconciliation } from '@/domain/money/till/reconcile'
import type { StatementRow } from '@/domain/money/till/statement'
import { OrderCode, OutcomeChip } from './TillTable'
import styles from './Till.module.css'

interface MatchListsProps {
  readonly found: Reconciliation
  readonly fileName: string
  readonly personOf: (claimId: string) => string
}

const sumText = (amount: number | null) => (amount === null ? 'monto ilegible' : formatClp(amount))

interface GroupProps<Item> {
  readonly title: string
  readonly hint: string
  readonly tone: 'good' | 'bad' | 'doubtful'
  readonly items: readonly Item[]
  readonly keyOf: (item: Item, at: number) => string
  readonly children: (item: Item) => ReactNode
}

function Group<Item>({ title, hint, tone, items, keyOf, children }: GroupProps<Item>) {
  return (
    <details className={styles['group']} open={tone !== 'good' && items.length > 0}>
      <summary data-tone={items.length === 0 ? 'none' : tone}>
        {title} <span className={styles['count']}>{formatNumber(items.length)}</span>
      </summary>
      {items.length > 0 && <p className={styles['hint']}>{hint}</p>}
      <ul>
        {items.map((item, at) => (
          <li key={keyOf(item, at)}>{children(item)}</li>
        ))}
      </ul>
    </details>
  )
}

/** Differences between the provider's file and the charges of this device. */
export function MatchLists({ found, fileName, personOf }: MatchListsProps) {
  const whose = (claimId: string) => {
    const person = personOf(claimId)
    return `Reclamo ${claimId}${person && ` · ${isolate(person)}`}`
  }
  const here = (attempt: ChargeAttempt) => (
    <>
      <span>
        {whose(attempt.claimId)} · {formatClp(attempt.amount)} ·{' '}
        {formatShortMoment(new Date(attempt.at))}
      </span>
      <OutcomeChip outcome={attempt.outcome} />
      <OrderCode order={attempt.order} />
    </>
  )
  const both = ({ attempt, row }: MatchedCharge) => (
    <>
      {here(attempt)}
      <span className={styles['theirs']}>
        En el archivo: {sumText(row.amount)}
        {row.status && `, ${row.status}`}
      </span>
    </>
  )
  const there = ({ order, amount, status }: StatementRow) => {
    const claimId = claimIdOfOrder(order)
    return (
      <>
        <span>
          {claimId === null ? 'Orden de otro origen' : whose(claimId)} · {sumText(amount)}
          {status && ` · ${isolate(status)}`}
        </span>
        <OrderCode order={order} />
      </>
    )
  }
  const matchKey = ({ attempt }: MatchedCharge) => attempt.order
  return (
    <div className={styles['groups']}>
      <p role="status">
        {`${isolate(fileName)}: ${formatNumber(found.both.length)} en ambos, ${formatNumber(found.differing.length)} con diferencias, ${formatNumber(found.onlyHere.length)} solo aquí, ${formatNumber(found.onlyThere.length)} solo allá.`}
      </p>
      <Group
        title="En ambos, con diferencias"
        hint="Revisa cada uno en el panel del proveedor. Si está pagado y aquí figura por confirmar, anótalo en el cobro del reclamo."
        tone="bad"
        items={found.differing}
        keyOf={matchKey}
      >
        {both}
      </Group>
      <Group
        title="Solo aquí"
        hint="Este equipo los envió y el archivo no los tiene. Revisa que el archivo sea de ese día antes de cobrar otra vez."
        tone="bad"
        items={found.onlyHere}
        keyOf={({ order }) => order}
      >
        {here}
      </Group>
      <Group
        title="Solo allá"
        hint="El proveedor los tiene y este equipo no: pueden ser de otro equipo."
        tone="doubtful"
        items={found.onlyThere}
        keyOf={({ order }, at) => `${order} ${at}`}
      >
        {there}
      </Group>
      <Group
        title="En ambos"
        hint="La orden y el monto coinciden."
        tone="good"
        items={found.both}
        keyOf={matchKey}
      >
        {both}
      </Group>
    </div>
  )
}
