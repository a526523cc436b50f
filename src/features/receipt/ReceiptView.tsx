import { useEffect, useState, type ReactNode } from 'react'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { maskEmail } from '@/domain/claim/sent/receipt-words'
import { useSession } from '@/session/use-session'
import { Meanwhile } from './next-steps/Meanwhile'
import { NextSteps } from './next-steps/NextSteps'
import { ReceiptActions } from './ReceiptActions'
import { ReceiptTicket } from './ReceiptTicket'
import { isVisitorsDevice } from './receipt-store'
import { VisitorDevice } from './VisitorDevice'
import styles from './ReceiptView.module.css'

interface ReceiptViewProps {
  readonly receipt: Receipt
  /** Opens the dialog in which an account is created, with this e-mail in it. */
  readonly onRegister: (email: string) => void
  /** The ways on from here. */
  readonly children: ReactNode
}

/**
 * The receipt of a claim that was sent: its ticket, what can be done with it and what happens next. A
 * visitor's shows half of the e-mail until they say that the device is theirs.
 */
export function ReceiptView({ receipt, onRegister, children }: ReceiptViewProps) {
  const { signedIn } = useSession()
  const [isOwn, setOwn] = useState(false)
  const [isErased, setErased] = useState(false)

  useEffect(() => {
    let isGone = false
    const show = (isTheirs: boolean) => {
      if (!isGone) setOwn(isTheirs)
    }
    isVisitorsDevice().then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [])

  const isMasked = !signedIn && !isOwn
  const shown = isMasked ? { ...receipt, email: maskEmail(receipt.email) } : receipt
  return (
    <div className={styles['receipt']}>
      {isErased ? (
        <p role="status">Borramos el comprobante de este equipo. La respuesta llega a tu correo.</p>
      ) : (
        <>
          <ReceiptTicket receipt={shown} />
          {!signedIn && (
            <VisitorDevice
              receipt={receipt}
              isOwn={isOwn}
              onOwn={() => setOwn(true)}
              onErased={() => setErased(true)}
            />
          )}
          <ReceiptActions
            receipt={shown}
            isShort={isMasked}
            onRegister={() => onRegister(receipt.email)}
          />
          <NextSteps receipt={shown} />
        </>
      )}
      <Meanwhile type={receipt.type} />
      <div className={styles['ways']}>{children}</div>
    </div>
  )
}
