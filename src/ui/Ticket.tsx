import type { ReactNode } from 'react'
import styles from './Ticket.module.css'

interface TicketProps {
  /** A heading where the ticket begins a part of the page. */
  readonly header: ReactNode
  readonly aside?: ReactNode
  readonly children?: ReactNode
  readonly stub: ReactNode
}

/** A boarding pass: header strip, tear line with two notches, stub. */
export function Ticket({ header, aside, children, stub }: TicketProps) {
  return (
    <div className={styles['ticket']}>
      <div className={styles['header']}>
        <div>{header}</div>
        {aside !== undefined && <span>{aside}</span>}
      </div>
      {children !== undefined && <div className={styles['body']}>{children}</div>}
      <div className={children === undefined ? undefined : styles['tear']} aria-hidden />
      <div className={styles['stub']}>{stub}</div>
    </div>
  )
}
