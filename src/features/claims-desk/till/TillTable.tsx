import { fullName } from '@/domain/people/full-name'
import { type ClaimCache } from '@/features/claim-store/claim-data/claim-cache'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { formatMoment, formatShortMoment, formatTime } from '@/domain/dates'
import type { ChargeAttempt, ChargeOutcome } from '@/domain/money/charge-attempts'
import { formatClp } from '@/domain/country/money'
import { textOrDash } from '@/domain/text-or-dash'
import { CopyButton } from '@/ui/actions/CopyButton'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { DetailsButton } from '../shared/DetailsButton'
import { Tag } from '@/ui/feedback/Tag'
import { TILL_OUTCOMES, tillOutcomeOf } from '@/domain/money/till/charge-days'

interface TillTableProps {
  readonly attempts: readonly ChargeAttempt[]
  /** Shows times without dates. */
  readonly isOneDay: boolean
}

/** A stored attempt has no name; '' if its claim was not read. */
export function personOf(known: ClaimCache, claimId: string): string {
  return fullName(known.get(claimId) ?? {})
}

export const TILL_TONES = {
  charged: 'green',
  unknown: 'amber',
  refused: 'red',
  unpaid: undefined,
} as const

export function OutcomeChip({ outcome }: { readonly outcome: ChargeOutcome }) {
  const name = tillOutcomeOf(outcome)
  return <Tag tone={TILL_TONES[name]}>{TILL_OUTCOMES[name]}</Tag>
}

/** Order id, for finding the charge in the provider's panel. */
export function OrderCode({ order }: { readonly order: string }) {
  return (
    <span className="chip gap-4">
      <code className="fine">{order}</code>
      <CopyButton what={`orden ${order}`} text={order} />
    </span>
  )
}

function settledText({ settled }: ChargeAttempt): string {
  if (!settled) return ''
  return `Anotado por ${settled.by} el ${formatMoment(new Date(settled.at))}`
}

export function TillTable({ attempts, isOneDay }: TillTableProps) {
  const known = useKnownClaims()
  const columns: readonly Column<ChargeAttempt>[] = [
    {
      id: 'time',
      label: isOneDay ? 'Hora' : 'Fecha',
      cell: ({ at }) => (isOneDay ? formatTime : formatShortMoment)(new Date(at)),
      isLabelled: true,
    },
    {
      id: 'claim',
      label: 'Reclamo',
      isLabelled: true,
      cell: ({ claimId }) => {
        const claim = known.get(claimId)
        return claim ? <DetailsButton claim={claim}>{claimId}</DetailsButton> : claimId
      },
    },
    {
      id: 'person',
      label: 'Persona',
      cell: ({ claimId }) => textOrDash(personOf(known, claimId)),
    },
    {
      id: 'amount',
      label: 'Monto',
      isNumeric: true,
      isLabelled: true,
      cell: ({ amount }) => formatClp(amount),
    },
    { id: 'order', label: 'Orden', cell: ({ order }) => <OrderCode order={order} /> },
    {
      id: 'outcome',
      label: 'Resultado',
      cell: (attempt) => (
        <span className="stack gap-2 start">
          <OutcomeChip outcome={attempt.outcome} />
          {attempt.reason && <small className="muted fine">{attempt.reason}</small>}
          {attempt.settled && <small className="muted fine">{settledText(attempt)}</small>}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption="Cobros de este equipo"
      rows={attempts}
      columns={columns}
      rowKeys={(rows) => rows.map(({ order }) => order)}
    />
  )
}
