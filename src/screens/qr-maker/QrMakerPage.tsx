import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { canSeeAdmin } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { TextInput } from '@/ui/fields/TextInput'
import { PrintSheet } from './PrintSheet'
import { saveCode } from './qr-files'
import { classNames } from '@/ui/theme/class-names'
import styles from './QrMakerPage.module.css'
import { isScannable, toReferralAddress } from './referral-address'

const TOO_LONG = 'Es demasiado largo para un código que se lea bien. Usa uno más corto.'

/** Makes the QR code of a referrer, to download or to print. */
export function QrMakerPage() {
  const [id, setId] = useState('')
  const [failed, setFailed] = useState(false)
  const code = useRef<SVGSVGElement>(null)
  const address = toReferralAddress(id)
  const isTooLong = address !== null && !isScannable(address)
  const isReady = address !== null && !isTooLong
  const session = useSession()

  const save = async (format: 'svg' | 'png') => {
    setFailed(false)
    try {
      if (code.current) await saveCode(code.current, id, format)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={classNames('page', styles['page'])}>
      <div className={styles['controls']}>
        {session.signedIn && canSeeAdmin(session.role) && (
          <Link to={paths.adminCharges} className={styles['back']}>
            Volver al panel
          </Link>
        )}
        <PageTitle lead="Cada persona que refiere tiene un identificador. Su código abre el formulario de reclamo y le suma las ganancias.">
          Crear código QR
        </PageTitle>
        <TextInput
          label="Identificador QR"
          hint="Tal como está en el sistema, con sus mayúsculas y signos."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={id}
          onChange={(event) => setId(event.target.value)}
          error={isTooLong ? TOO_LONG : undefined}
        />
        <div className={styles['actions']}>
          <Button variant="contained" disabled={!isReady} onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button variant="outlined" disabled={!isReady} onClick={() => void save('svg')}>
            Descargar SVG
          </Button>
          <Button variant="outlined" disabled={!isReady} onClick={() => void save('png')}>
            Descargar PNG
          </Button>
        </div>
        {failed && (
          <Notice tone="error">
            Este navegador no pudo crear la imagen. Descarga el SVG o prueba en otro navegador.
          </Notice>
        )}
      </div>
      {isReady ? (
        <PrintSheet ref={code} id={id.trim()} address={address} />
      ) : (
        <p className={styles['empty']}>Escribe un identificador y verás aquí su código.</p>
      )}
    </div>
  )
}
