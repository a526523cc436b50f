import { env } from '@/config/env'
import { Button } from '@/ui/actions/Button'
import { CopyText } from '@/ui/actions/CopyText'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import styles from './OwnCode.module.css'

interface ShareCodeProps {
  readonly address: string
}

const CALL = `¿Tuviste algún problema con tu vuelo? Crea tu reclamo en ${env.brandName}:`

/** Shares the code's address through the Web Share API, else as a link or a message. */
export function ShareCode({ address }: ShareCodeProps) {
  // Older browsers and many desktops have no share, whatever the types say.
  const { share } = navigator as Partial<Navigator>
  if (share) {
    const pass = () =>
      share
        .call(navigator, { title: env.brandName, text: CALL, url: address })
        // Rejected when the user closes the sheet.
        .catch(() => undefined)
    return (
      <Button variant="contained" onClick={() => void pass()}>
        Compartir mi código
      </Button>
    )
  }
  return (
    <div className={styles['share']}>
      <CopyText
        variant="contained"
        label="Copiar enlace"
        readText={() => address}
        boxLabel="Enlace de tu código"
        boxClass={styles['box']}
        sayCopied={(isCopied) => (
          <span role="status" className={styles['copied']}>
            {isCopied && 'Enlace copiado.'}
          </span>
        )}
      />
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        href={`https://wa.me/?text=${encodeURIComponent(`${CALL} ${address}`)}`}
        {...NEW_TAB}
      >
        Enviar por WhatsApp
      </Button>
    </div>
  )
}
