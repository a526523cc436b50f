import { formatShortMoment } from '@/domain/dates'
import { isolate } from '@/domain/isolate'
import { claimIdOfOrder } from '@/domain/money/charge'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { formatClp, formatNumber } from '@/domain/country/money'
import type { MatchedCharge, Reconciliation } from '@/domain/money/till/reconcile'
import type { StatementRow } from '@/domain/money/till/statement'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { OrderCode, OutcomeChip, personOf } from './TillTable'
import { classNames } from '@/ui/theme/class-names'

interface MatchListsProps {
  readonly found: Reconciliation
  readonly fileName: string
}

const sumText = (amount: number | null) => (amount === null ? 'monto ilegible' : formatClp(amount))

const LINE = 'row gap-12 flat middle rule-above target'

/** Differences between the provider's file and the charges of this device. */
export function MatchLists({ found, fileName }: MatchListsProps) {
  const known = useKnownClaims()
  const whose = (claimId: string) => {
    const person = personOf(known, claimId)
    return `Reclamo ${claimId}${person && ` · ${isolate(person)}`}`
  }
  const charged = (attempt: ChargeAttempt) => (
    <>
      <span>
        {whose(attempt.claimId)} · {formatClp(attempt.amount)} ·{' '}
        {formatShortMoment(new Date(attempt.at))}
      </span>
      <OutcomeChip outcome={attempt.outcome} />
      <OrderCode order={attempt.order} />
    </>
  )
  const here = (attempt: ChargeAttempt) => (
    <li key={attempt.order} className={LINE}>
      {charged(attempt)}
    </li>
  )
  const both = ({ attempt, row }: MatchedCharge) => (
    <li key={attempt.order} className={LINE}>
      {charged(attempt)}
      <span className="muted">
        En el archivo: {sumText(row.amount)}
        {row.status && `, ${row.status}`}
      </span>
    </li>
  )
  const there = ({ order, amount, status }: StatementRow, at: number) => {
    const claimId = claimIdOfOrder(order)
    return (
      <li key={`${order} ${at}`} className={LINE}>
        <span>
          {claimId === null ? 'Orden de otro origen' : whose(claimId)} · {sumText(amount)}
          {status && ` · ${isolate(status)}`}
        </span>
        <OrderCode order={order} />
      </li>
    )
  }
  const groups = [
    {
      title: 'En ambos, con diferencias',
      hint: 'Revisa cada uno en el panel del proveedor. Si está pagado y aquí figura por confirmar, anótalo en el cobro del reclamo.',
      tone: 'red',
      lines: found.differing.map(both),
    },
    {
      title: 'Solo aquí',
      hint: 'Este equipo los envió y el archivo no los tiene. Revisa que el archivo sea de ese día antes de cobrar otra vez.',
      tone: 'red',
      lines: found.onlyHere.map(here),
    },
    {
      title: 'Solo allá',
      hint: 'El proveedor los tiene y este equipo no: pueden ser de otro equipo.',
      tone: 'amber',
      lines: found.onlyThere.map(there),
    },
    {
      title: 'En ambos',
      hint: 'La orden y el monto coinciden.',
      tone: 'green',
      lines: found.both.map(both),
    },
  ]
  return (
    <div className="stack gap-10">
      <p role="status" className="strong">
        {`${isolate(fileName)}: ${formatNumber(found.both.length)} en ambos, ${formatNumber(found.differing.length)} con diferencias, ${formatNumber(found.onlyHere.length)} solo aquí, ${formatNumber(found.onlyThere.length)} solo allá.`}
      </p>
      {groups.map(({ title, hint, tone, lines }) => (
        <details key={title} className="box on-white" open={tone !== 'green' && lines.length > 0}>
          <summary className={classNames('strong touch', lines.length > 0 ? tone : undefined)}>
            {title} <span className="numbers regular">{formatNumber(lines.length)}</span>
          </summary>
          {lines.length > 0 && <p className="muted">{hint}</p>}
          <ul>{lines}</ul>
        </details>
      ))}
    </div>
  )
}
