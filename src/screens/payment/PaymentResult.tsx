import type { PaymentValues } from '@/domain/forms/payment'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './PaymentResult.module.css'
import { PaymentTicket } from './PaymentTicket'

function Mark({ tone, path }: { readonly tone: string; readonly path: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={classNames(tone, styles['mark'])}
      aria-hidden
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

interface PaymentSucceededProps {
  readonly values: PaymentValues
  readonly onAgain: () => void
}

export function PaymentSucceeded({ values, onAgain }: PaymentSucceededProps) {
  return (
    <div className="measure">
      <Mark tone="on-green" path="M18 33l9.5 9.5L46.5 22" />
      <PageTitle lead="La transacción se ha completado correctamente.">¡Pago Exitoso!</PageTitle>
      <PaymentTicket values={values} />
      <p className="muted after-20 before-20">Fue una simulación: no se cobró nada.</p>
      <Button variant="contained" onClick={onAgain}>
        Realizar otro pago
      </Button>
    </div>
  )
}

export function PaymentFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="measure">
      <Mark tone="on-red" path="M23 23l18 18M41 23L23 41" />
      <PageTitle>Error en el Pago</PageTitle>
      <Notice tone="error">Error al procesar el pago. Por favor, intente nuevamente.</Notice>
      <p className="muted after-20 before-20">
        No se cobró nada. Tus datos siguen en el formulario.
      </p>
      <Button variant="contained" onClick={onRetry}>
        Intentar nuevamente
      </Button>
    </div>
  )
}
