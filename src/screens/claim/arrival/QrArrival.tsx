import { DataText } from '@/ui/DataText'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './QrArrival.module.css'
import { shortCode } from './short-code'

/** The referrer's code (SPEC 1 and 9), in an existing gap of the page, so that nothing shifts. */
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
