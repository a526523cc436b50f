import type { ReactNode } from 'react'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { Meanwhile } from './Meanwhile'
import { NextSteps } from './NextSteps'
import { ReceiptActions } from './ReceiptActions'
import { ReceiptTicket } from './ReceiptTicket'
import styles from './ReceiptView.module.css'

interface ReceiptViewProps {
  readonly receipt: Receipt
  /** Opens the dialog in which an account is created, with this e-mail in it. */
  readonly onRegister: (email: string) => void
  /** The ways on from here. */
  readonly children: ReactNode
}

/** The receipt of a claim that was sent: its ticket, what can be done with it and what happens next. */
export function ReceiptView({ receipt, onRegister, children }: ReceiptViewProps) {
  return (
    <div className={styles['receipt']}>
      <ReceiptTicket receipt={receipt} />
      <ReceiptActions receipt={receipt} onRegister={onRegister} />
      <NextSteps receipt={receipt} />
      <Meanwhile type={receipt.type} />
      <div className={styles['ways']}>{children}</div>
    </div>
  )
}
