import { DataText } from '@/ui/DataText'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './QrArrival.module.css'
import { shortCode } from './short-code'

/**
 * Whose code brought this visit, and what that means (SPEC 1: a referrer earns from valid claims; SPEC 9:
 * the fee is the same for everyone). It stands in a gap of the page, so that nothing moves when it comes.
 */
export function QrArrival({ id }: { readonly id: string | null }) {
  if (id === null) return null
  const code = shortCode(id)
  return (
    <details className={styles['arrival']}>
      <summary>
        {code === '' ? (
          'Llegaste con un código QR.'
        ) : (
          <>
            <span>Llegaste con el código&nbsp;</span>
            <DataText>{code}</DataText>.
          </>
        )}
        <ExpandMoreIcon className={styles['chevron']} />
      </summary>
      <p>Quien te lo mostró gana si tu reclamo es válido. Tú no pagas más por eso.</p>
    </details>
  )
}
