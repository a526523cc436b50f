import type { ReferralInfo } from '@/api/referrals'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp, formatNumber } from '@/domain/country/money'
import { Ticket } from '@/ui/Ticket'
import { formatEarningsShare, toEarningsFacts } from './earnings-facts'
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

export function EarningsTicket({ info }: { readonly info: ReferralInfo }) {
  const { claims_count: submitted, valid_claims: valid, amount } = info
  const { share, average } = toEarningsFacts(info)
  const shareText = formatEarningsShare(share ?? 0)
  return (
    <Ticket
      header={<h2>Tu código QR</h2>}
      aside={CURRENCY}
      stub={
        <div className={styles['stub']}>
          <div>
            <p className="ticket-label">Has ganado</p>
            <p className={styles['amount']}>{formatClp(amount)}</p>
          </div>
          <p className={styles['average']}>
            {average === null
              ? 'Ganas con cada reclamo válido que llegue por tu código QR.'
              : `En promedio, ${formatClp(average)} por reclamo válido.`}
          </p>
        </div>
      }
    >
      <div className={styles['figures']}>
        <ShareRing
          share={share ?? 0}
          text={shareText}
          label={`${formatNumber(valid)} de ${formatNumber(submitted)} reclamos fueron válidos`}
        />
        <dl className={styles['counts']}>
          <div>
            <dt>Reclamos enviados</dt>
            <dd>{formatNumber(submitted)}</dd>
          </div>
          <div className={styles['counted']}>
            <dt>Reclamos válidos enviados</dt>
            <dd>{formatNumber(valid)}</dd>
          </div>
        </dl>
      </div>
      <p className={styles['share']}>
        {share === null
          ? 'Todavía no llega ningún reclamo por tu código QR. Muéstralo a tus pasajeros.'
          : `El ${shareText} de los reclamos enviados con tu código contó como válido.`}
      </p>
    </Ticket>
  )
}
