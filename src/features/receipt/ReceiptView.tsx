import { useEffect, useState, type ReactNode } from 'react'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { maskEmail } from '@/domain/claim/receipt/receipt-words'
import { useSession } from '@/session/use-session'
import { NextSteps } from './NextSteps'
import { ReceiptActions } from './ReceiptActions'
import { ReceiptTicket } from './ReceiptTicket'
import { isVisitorsDevice } from './receipt-store'
import { VisitorDevice } from './VisitorDevice'
import styles from './ReceiptView.module.css'
import { adviceFor, type AdviceKind } from '@/domain/claim/receipt/meanwhile'
import { ChatIcon, PaperIcon, WriteIcon } from '@/ui/icons/receipt-icons'

const ICONS = {
  ask: WriteIcon,
  keep: PaperIcon,
  wait: ChatIcon,
} as const satisfies Record<AdviceKind, unknown>

function Meanwhile({ type }: { readonly type: string }) {
  return (
    <section aria-labelledby="mientras-tanto" className={styles['box']} data-screen-only>
      <h2 id="mientras-tanto" className="large before">
        Qué hacer mientras tanto
      </h2>
      <ul className="stack gap-10">
        {adviceFor(type).map(({ kind, text }) => {
          const Icon = ICONS[kind]
          return (
            <li key={kind} className="line gap-12 top">
              <Icon className="purple" />
              {text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ReceiptViewProps {
  /** Receipts of one submission; equal claims share one. */
  readonly receipts: readonly Receipt[]
  /** The browser refused to store them. */
  readonly isUnkept?: boolean
  /** Opens the sign-up dialog with this e-mail. */
  readonly onRegister: (email: string) => void
  readonly children: ReactNode
}

/** A visitor sees a masked e-mail until they confirm that the device is theirs. */
export function ReceiptView({
  receipts,
  isUnkept = false,
  onRegister,
  children,
}: ReceiptViewProps) {
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
  const shown = isMasked
    ? receipts.map((receipt) => ({ ...receipt, email: maskEmail(receipt.email) }))
    : receipts
  const last = shown.at(-1)
  if (!last) return null
  return (
    <div className={styles['receipt']}>
      {isErased ? (
        <p role="status">Borramos el comprobante de este equipo. La respuesta llega a tu correo.</p>
      ) : (
        <>
          {shown.map((receipt) => (
            <ReceiptTicket key={JSON.stringify(receipt)} receipt={receipt} />
          ))}
          {!signedIn && !isUnkept && (
            <VisitorDevice
              receipts={receipts}
              isOwn={isOwn}
              onOwn={() => setOwn(true)}
              onErased={() => setErased(true)}
            />
          )}
          <ReceiptActions
            receipts={shown}
            last={last}
            isShort={isMasked}
            isUnkept={isUnkept}
            onRegister={() => onRegister(receipts.at(-1)?.email ?? '')}
          />
          <NextSteps receipt={last} />
        </>
      )}
      <Meanwhile type={last.type} />
      <div className={styles['actions']} data-screen-only>
        {children}
      </div>
    </div>
  )
}
