import type { ReactNode } from 'react'
import styles from './Ticket.module.css'

interface TicketProps {
  /** Small capitals on the ink strip. */
  readonly header: ReactNode
  readonly aside?: ReactNode
  readonly children?: ReactNode
  /** What the passenger keeps: the amount or the next step, below the tear line. */
  readonly stub: ReactNode
}

/** The signature piece: a boarding pass with a header strip, a tear line with two notches and a stub. */
export function Ticket({ header, aside, children, stub }: TicketProps) {
  return (
    <div className={styles['ticket']}>
      <div className={styles['header']}>
        <span>{header}</span>
        {aside !== undefined && <span>{aside}</span>}
      </div>
      {children !== undefined && <div className={styles['body']}>{children}</div>}
      <div className={children === undefined ? styles['plain'] : styles['tear']} aria-hidden />
      <div className={styles['stub']}>{stub}</div>
    </div>
  )
}
