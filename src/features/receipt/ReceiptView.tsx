import type { ReactNode } from 'react'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { Meanwhile } from './Meanwhile'
import { NextSteps } from './NextSteps'
import { ReceiptActions } from './ReceiptActions'
import { ReceiptTicket } from './ReceiptTicket'
import styles from './ReceiptView.module.css'

interface ReceiptViewProps {
  /** The claims of one filing: one receipt for those that said the same. */
  readonly receipts: readonly Receipt[]
  /** Opens the dialog in which an account is created, with this e-mail in it. */
  readonly onRegister: (email: string) => void
  /** The ways on from here. */
  readonly children: ReactNode
}

/** The receipts of a filing: their tickets, what can be done with them and what happens next. */
export function ReceiptView({ receipts, onRegister, children }: ReceiptViewProps) {
  const last = receipts.at(-1)
  if (!last) return null
  return (
    <div className={styles['receipt']}>
      {receipts.map((receipt) => (
        <ReceiptTicket key={JSON.stringify(receipt)} receipt={receipt} />
      ))}
      <ReceiptActions receipts={receipts} last={last} onRegister={onRegister} />
      <NextSteps receipt={last} />
      <Meanwhile type={last.type} />
      <div className={styles['ways']}>{children}</div>
    </div>
  )
}
