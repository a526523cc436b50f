import type { Amount } from '@/domain/rights/laws/law'
import { SourceMark } from '@/screens/rights/cards/SourceMark'
import styles from './AmountList.module.css'

/** The sums by each law, and by the product's own table. None is a promise, and each says so. */
export function AmountList({ amounts }: { readonly amounts: readonly Amount[] }) {
  if (amounts.length === 0) {
    return (
      <p className={styles['none']}>
        No encontramos un monto fijo para este caso: depende de lo que puedas probar.
      </p>
    )
  }
  return (
    <>
      <h3 className="ticket-label">Compensación posible</h3>
      <ul className={styles['amounts']}>
        {amounts.map(({ text, note, source }) => (
          <li key={text + note}>
            <p className={styles['head']}>
              <span className={styles['sum']}>{text}</span>
              <span className={styles['pill']}>Estimación</span>
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
