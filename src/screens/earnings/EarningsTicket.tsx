import type { ReferralInfo } from '@/api/referrals'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp, formatNumber } from '@/domain/country/money'
import { formatMoment } from '@/domain/dates'
import { Ticket } from '@/ui/Ticket'
import { earningsShare, formatEarningsShare } from './earnings-facts'
import { useEarningsChange } from './use-earnings-change'
import { classNames } from '@/ui/theme/class-names'
import styles from './EarningsPage.module.css'

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

interface ShareRingProps {
  readonly share: number
  readonly text: string
  readonly label: string
}

function ShareRing({ share, text, label }: ShareRingProps) {
  return (
    <svg viewBox="0 0 128 128" className={styles['ring']} role="img" aria-label={label}>
      <circle cx="64" cy="64" r={RADIUS} className={styles['all']} />
      {share > 0 && (
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          className={styles['valid']}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 64 64)"
        />
      )}
      <text x="64" y="65" aria-hidden>
        {text}
      </text>
    </svg>
  )
}

interface EarningsTicketProps {
  readonly info: ReferralInfo
  /** Time of the server's answer, in ms. */
  readonly readAt: number
}

export function EarningsTicket({ info, readAt }: EarningsTicketProps) {
  const { claims_count: submitted, valid_claims: valid, amount } = info
  const share = earningsShare(info)
  const change = useEarningsChange(info, readAt)
  const shareText = formatEarningsShare(share ?? 0)
  return (
    <Ticket
      header={<h2>Tu código QR</h2>}
      aside={CURRENCY}
      stub={
        <div className="row gap-16 flat baseline between">
          <div>
            <p className="ticket-label">Has ganado</p>
            <p className={classNames('figure', styles['amount'])}>{formatClp(amount)}</p>
          </div>
          <p className={classNames('muted small', styles['news'])}>
            {change && <strong className="green block">{change}</strong>} Actualizado el{' '}
            {formatMoment(new Date(readAt))}.
          </p>
        </div>
      }
    >
      <div className="row gap-28 middle">
        <ShareRing
          share={share ?? 0}
          text={shareText}
          label={`${formatNumber(valid)} de ${formatNumber(submitted)} reclamos fueron válidos`}
        />
        <dl className={styles['counts']}>
          <div>
            <dt className="muted small">Reclamos enviados</dt>
            <dd className="title figure">{formatNumber(submitted)}</dd>
          </div>
          <div className={styles['counted']}>
            <dt className="muted small">Reclamos válidos enviados</dt>
            <dd className="title figure">{formatNumber(valid)}</dd>
          </div>
        </dl>
      </div>
      <p className="after-20">
        {share === null
          ? 'Todavía no llega ningún reclamo por tu código QR. Muéstralo a tus pasajeros.'
          : `El ${shareText} de los reclamos enviados con tu código contó como válido.`}
      </p>
      <p className="muted small after">
        Un reclamo es válido cuando llegó con tu código y nuestro equipo lo revisó y lo aceptó. Los
        que están en revisión todavía no cuentan.
      </p>
    </Ticket>
  )
}
