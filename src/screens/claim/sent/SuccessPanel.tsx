import { useEffect, useRef, useState } from 'react'
import { paths } from '@/config/paths'
import { timings } from '@/config/timings'
import { AuthButton } from '@/features/auth/AuthButton'
import { useAuth } from '@/features/auth/auth-context'
import { storeReceipts } from '@/features/receipt/receipt-store'
import { ReceiptView } from '@/features/receipt/ReceiptView'
import type { SubmittedClaim } from '../claim-values'
import { getUserKey } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { CheckIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'
import styles from './SuccessPanel.module.css'

export interface SuccessPanelProps extends SubmittedClaim {
  readonly onAgain: () => void
}

export function SuccessPanel({ receipts, isSessionOver, onAgain }: SuccessPanelProps) {
  const session = useSession()
  const { openAuth } = useAuth()
  const [isShown, setShown] = useState(false)
  const [isUnkept, setUnkept] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo({ top: 0 })
    const timer = setTimeout(() => setShown(true), timings.claimSuccessMessage)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (isShown) title.current?.focus({ preventScroll: true })
  }, [isShown])

  useEffect(() => {
    // The claim was sent, even if its receipt cannot be stored.
    void storeReceipts(receipts, getUserKey())
      .catch(() => false)
      .then((isStored) => setUnkept(!isStored))
  }, [receipts])

  return (
    <div
      className={classNames('page single', styles['panel'])}
      data-shown={isShown}
      style={{ transitionDuration: `${timings.claimSuccessTransition}ms` }}
    >
      <div className="line top">
        <CheckIcon className={styles['mark']} />
        <h1 ref={title} tabIndex={-1}>
          {isShown ? 'Tu reclamo ha sido enviado correctamente.' : 'Reclamo enviado'}
        </h1>
      </div>
      {isSessionOver && (
        <Notice
          tone="info"
          action={
            !session.signedIn && (
              <AuthButton size="small" color="secondary">
                Ingresar otra vez
              </AuthButton>
            )
          }
        >
          Tu sesión había terminado, así que enviamos tu reclamo sin ella. Llegó igual. Ingresa otra
          vez para seguir tus casos.
        </Notice>
      )}
      <ReceiptView
        receipts={receipts}
        isUnkept={isUnkept}
        onRegister={(email) => openAuth('register', email)}
      >
        <Button variant="link" onClick={onAgain}>
          Crear otro reclamo
        </Button>
        <Button variant="link" to={paths.home}>
          Volver al Inicio
        </Button>
      </ReceiptView>
    </div>
  )
}
