import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { INITIAL_PAYMENT, validatePayment, type PaymentValues } from '@/domain/forms/payment'
import { useUserTurn } from '@/session/use-session'
import { formResolver } from '@/ui/fields/form-resolver'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { PaymentForm } from './PaymentForm'
import { PaymentFailed, PaymentSucceeded } from './PaymentResult'
import { simulatePayment } from './simulate-payment'

const importDialog = () => import('./ConfirmDialog').then((module) => module.ConfirmDialog)

interface PaymentPageProps {
  readonly pay?: (values: PaymentValues) => Promise<void>
}

export function PaymentPage(props: PaymentPageProps) {
  return <PaymentVisit key={useUserTurn()} {...props} />
}

function PaymentVisit({ pay = simulatePayment }: PaymentPageProps) {
  const [step, setStep] = useState<'form' | 'success' | 'error'>('form')
  const [values, setValues] = useState(INITIAL_PAYMENT)
  const [moves, setMoves] = useState(0)
  const dialog = useLazyDialog()
  const page = useRef<HTMLDivElement>(null)
  const form = useForm<PaymentValues>({
    defaultValues: INITIAL_PAYMENT,
    mode: 'onTouched',
    resolver: formResolver<PaymentValues>(validatePayment),
  })
  const { run, running } = useSingleFlight(async () => {
    try {
      await pay(values)
      setStep('success')
    } catch {
      setStep('error')
    }
    dialog.close()
  })

  useEffect(() => {
    if (moves > 0) page.current?.querySelector('h1')?.focus()
  }, [moves])

  const backToForm = () => {
    setStep('form')
    setMoves(moves + 1)
  }

  return (
    <div ref={page} className="page single">
      {step === 'form' && (
        <PaymentForm
          form={form}
          onContinue={(entered) => {
            setValues(entered)
            dialog.open()
          }}
        />
      )}
      {step === 'success' && (
        <PaymentSucceeded
          values={values}
          onAgain={() => {
            form.reset()
            backToForm()
          }}
        />
      )}
      {step === 'error' && <PaymentFailed onRetry={backToForm} />}
      <LazyDialog
        dialog={dialog}
        from={importDialog}
        what="la confirmación"
        props={{
          values,
          paying: running,
          onConfirm: () => void run(),
          // The page stays hidden from screen readers until the dialog has closed.
          onExited: () => step !== 'form' && setMoves(moves + 1),
        }}
      />
    </div>
  )
}
