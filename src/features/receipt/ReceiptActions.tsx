import { Link } from 'react-router-dom'
import { supportChatLink } from '@/config/links'
import { RECEIPT_MAX_AGE_DAYS, VISITOR_RECEIPT_MAX_AGE_HOURS } from '@/config/operator'
import { paths } from '@/config/paths'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { answerEvent } from '@/domain/claim/receipt/answer-event'
import { receiptsSummary } from '@/domain/claim/receipt/receipt-words'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { saveFile } from '@/ui/files/save-file'
import { CalendarIcon, ChatIcon, SaveIcon } from '@/ui/icons/receipt-icons'
import styles from './ReceiptActions.module.css'

interface ReceiptActionsProps {
  readonly receipts: readonly Receipt[]
  /** The last submission: its answer is due last. */
  readonly last: Receipt
  /** A day, because the device may be shared. */
  readonly isShort: boolean
  readonly isUnkept: boolean
  readonly onRegister: () => void
}

export function ReceiptActions({
  receipts,
  last,
  isShort,
  isUnkept,
  onRegister,
}: ReceiptActionsProps) {
  const { signedIn } = useSession()
  const remind = () => {
    const event = answerEvent(last, new Date())
    saveFile(new Blob([event], { type: 'text/calendar;charset=utf-8' }), 'respuesta-reclamo.ics')
  }
  return (
    <div className="stack" data-screen-only>
      {signedIn ? (
        <Button to={paths.myClaims} variant="contained" fullWidth>
          Ver mis reclamos
        </Button>
      ) : (
        <Button variant="contained" fullWidth onClick={onRegister}>
          Crear cuenta con este correo
        </Button>
      )}
      <Button variant="outlined" fullWidth startIcon={<SaveIcon />} onClick={() => window.print()}>
        Guardar comprobante
      </Button>
      <div className={styles['more']}>
        <Button
          color="secondary"
          size="small"
          startIcon={<ChatIcon />}
          href={supportChatLink(receiptsSummary(receipts))}
          {...NEW_TAB}
        >
          Enviar el resumen por WhatsApp
        </Button>
        <Button color="secondary" size="small" startIcon={<CalendarIcon />} onClick={remind}>
          Agregar la respuesta al calendario
        </Button>
      </div>
      {/* A new paragraph for another text: a translation by the browser has replaced its text nodes. */}
      <p key={`${isUnkept} ${isShort}`} className="muted dense centered">
        Para un PDF, elige «Guardar como PDF» al imprimir.{' '}
        {isUnkept ? (
          'Este navegador no guarda el comprobante: guárdalo tú antes de cerrar la página.'
        ) : (
          <>
            El comprobante queda también en este equipo por{' '}
            {isShort ? `${VISITOR_RECEIPT_MAX_AGE_HOURS} horas` : `${RECEIPT_MAX_AGE_DAYS} días`};
            puedes borrarlo en <Link to={paths.privacy}>Privacidad</Link>.
          </>
        )}
      </p>
    </div>
  )
}
