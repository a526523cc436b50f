import type { Rights } from '@/domain/rights/rights-for'
import { SourceMark } from '../cards/SourceMark'
import styles from './AmountList.module.css'

export function AmountList({ rights: { amounts, whyNoAmount } }: { readonly rights: Rights }) {
  if (amounts.length === 0) {
    return <p className={styles['none']}>{whyNoAmount}</p>
  }
  return (
    <>
      <h3 className="ticket-label">Compensación posible</h3>
      <ul className={styles['amounts']}>
        {amounts.map(({ text, note, source, estimate }) => (
          <li key={text + note}>
            <p className={styles['head']}>
              <span className={styles['sum']}>{text}</span>
              <span className={styles['pill']}>
                {estimate === undefined ? 'Según la ley' : 'Nuestra estimación'}
              </span>
            </p>
            <p className={styles['note']}>{note}</p>
            <p className={styles['note']}>
              Estimado, no es asesoría legal. <SourceMark source={source} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
