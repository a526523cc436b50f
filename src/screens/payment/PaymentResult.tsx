import type { ReactNode } from 'react'
import type { PaymentValues } from '@/domain/forms/payment'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import styles from './PaymentResult.module.css'
import { PaymentTicket } from './PaymentTicket'

function Mark({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={styles['mark']}
      data-good={good}
      aria-hidden
      focusable="false"
    >
      <rect width="64" height="64" rx="20" />
      {children}
    </svg>
  )
}

interface PaymentSucceededProps {
  readonly values: PaymentValues
  readonly onAgain: () => void
}

export function PaymentSucceeded({ values, onAgain }: PaymentSucceededProps) {
  return (
    <div className={styles['result']}>
      <Mark good>
        <path d="M18 33l9.5 9.5L46.5 22" />
      </Mark>
      <PageTitle lead="La transacción se ha completado correctamente.">¡Pago Exitoso!</PageTitle>
      <PaymentTicket values={values} />
      <p className={styles['note']}>Fue una simulación: no se cobró nada.</p>
      <Button variant="contained" onClick={onAgain}>
        Realizar otro pago
      </Button>
    </div>
  )
}

export function PaymentFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles['result']}>
      <Mark good={false}>
        <path d="M23 23l18 18M41 23L23 41" />
      </Mark>
      <PageTitle>Error en el Pago</PageTitle>
      <Notice tone="error">Error al procesar el pago. Por favor, intente nuevamente.</Notice>
      <p className={styles['note']}>No se cobró nada. Tus datos siguen en el formulario.</p>
      <Button variant="contained" onClick={onRetry}>
        Intentar nuevamente
      </Button>
    </div>
  )
}
