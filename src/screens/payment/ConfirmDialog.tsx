import type { PaymentValues } from '@/domain/forms/payment'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { PaymentTicket } from './PaymentTicket'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly values: PaymentValues
  readonly paying: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly onExited: () => void
}

export function ConfirmDialog({
  open,
  values,
  paying,
  onConfirm,
  onClose,
  onExited,
}: ConfirmDialogProps) {
  // A running payment cannot be cancelled: the dialog stays open.
  const close = paying ? () => undefined : onClose
  return (
    <DialogFrame open={open} title="Confirmar Pago" onClose={close} onExited={onExited}>
      <PaymentTicket values={values} />
      <p className="muted small after">Es una simulación: no se cobrará nada.</p>
      <DialogActions>
        <Button variant="contained" disabled={paying} onClick={onConfirm}>
          {paying ? 'Procesando...' : 'Confirmar Pago'}
        </Button>
        <Button variant="outlined" disabled={paying} onClick={close}>
          Cancelar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
