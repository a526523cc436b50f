import { useEffect, useRef, useState } from 'react'
import { RECEIPT_MAX_AGE_DAYS, VISITOR_RECEIPT_MAX_AGE_HOURS } from '@/config/operator'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { Button } from '@/ui/actions/Button'
import { keepVisitorReceipts, removeReceipts } from './receipt-store'
import styles from './ReceiptActions.module.css'

interface VisitorDeviceProps {
  readonly receipts: readonly Receipt[]
  /** The visitor has confirmed that the device is theirs. */
  readonly isOwn: boolean
  readonly onOwn: () => void
  readonly onErased: () => void
}

/** Asks visitors if the device is theirs; if not, the receipt expires soon or is deleted at once. */
export function VisitorDevice({ receipts, isOwn, onOwn, onErased }: VisitorDeviceProps) {
  const [isRefused, setRefused] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const isSaid = useRef(false)

  useEffect(() => {
    // The focused button is gone.
    if (isOwn && isSaid.current) words.current?.focus()
  }, [isOwn])

  const end = (work: Promise<boolean>, onDone: () => void) => {
    void work
      .catch(() => false)
      .then((isDone) => {
        setRefused(!isDone)
        if (isDone) onDone()
      })
  }

  return (
    <div
      role="group"
      aria-label="Tu comprobante en este equipo"
      className="stack gap-4 muted dense centered"
      data-screen-only
    >
      <p ref={words} tabIndex={-1}>
        {isOwn
          ? `El comprobante queda ${RECEIPT_MAX_AGE_DAYS} días en este equipo.`
          : `Por si este equipo no es tuyo, tu correo se ve a medias y el comprobante se borra solo en ${VISITOR_RECEIPT_MAX_AGE_HOURS} horas.`}
      </p>
      <div className={styles['more']}>
        <Button color="secondary" size="small" onClick={() => end(removeReceipts(null), onErased)}>
          Este equipo no es mío: borrar
        </Button>
        {!isOwn && (
          <Button
            color="secondary"
            size="small"
            onClick={() => {
              isSaid.current = true
              end(keepVisitorReceipts(receipts), onOwn)
            }}
          >
            Este equipo es mío: guardar {RECEIPT_MAX_AGE_DAYS} días
          </Button>
        )}
      </div>
      {isRefused && (
        <p role="alert">
          Este navegador no lo permitió. Borra los datos de este sitio en su configuración.
        </p>
      )}
    </div>
  )
}
