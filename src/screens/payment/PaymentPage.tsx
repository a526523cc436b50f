import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { INITIAL_PAYMENT, validatePayment, type PaymentValues } from '@/domain/forms/payment'
import { formResolver } from '@/ui/fields/form-resolver'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Notice } from '@/ui/feedback/Notice'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { PaymentForm } from './PaymentForm'
import { PaymentFailed, PaymentSucceeded } from './PaymentResult'
import { classNames } from '@/ui/theme/class-names'
import styles from './PaymentPage.module.css'
import { simulatePayment } from './simulate-payment'

const importDialog = () => import('./ConfirmDialog').then((module) => module.ConfirmDialog)

interface PaymentPageProps {
  readonly pay?: (values: PaymentValues) => Promise<void>
}

export function PaymentPage({ pay = simulatePayment }: PaymentPageProps) {
  const [step, setStep] = useState<'form' | 'success' | 'error'>('form')
  const [isConfirming, setConfirming] = useState(false)
  const [values, setValues] = useState(INITIAL_PAYMENT)
  const [moves, setMoves] = useState(0)
  const dialog = useLazyComponent(importDialog)
  const [isUnreachable, setUnreachable] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const form = useForm<PaymentValues>({
    defaultValues: INITIAL_PAYMENT,
    mode: 'onTouched',
    resolver: formResolver<PaymentValues>(validatePayment),
  })
  const { run, running } = useSingleFlight(
    useCallback(async () => {
      try {
        await pay(values)
        setStep('success')
      } catch {
        setStep('error')
      }
      setConfirming(false)
    }, [pay, values]),
  )

  useEffect(() => {
    if (moves > 0) page.current?.querySelector('h1')?.focus()
  }, [moves])

  const backToForm = () => {
    setStep('form')
    setMoves(moves + 1)
  }

  return (
    <div ref={page} className={classNames('page', styles['page'])}>
      {step === 'form' && (
        <PaymentForm
          form={form}
          onContinue={(entered) => {
            setValues(entered)
            setConfirming(true)
            setUnreachable(false)
            void dialog.load().then((isLoaded) => {
              setUnreachable(!isLoaded)
              if (!isLoaded) setConfirming(false)
            })
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
      {isUnreachable && (
        <Notice tone="error" onDismiss={() => setUnreachable(false)}>
          {chunkErrorText('la confirmación')}
        </Notice>
      )}
      {dialog.Component && (
        <dialog.Component
          open={isConfirming}
          values={values}
          paying={running}
          onConfirm={() => void run()}
          onClose={() => setConfirming(false)}
          // The page stays hidden from screen readers until the dialog has closed.
          onExited={() => step !== 'form' && setMoves(moves + 1)}
        />
      )}
    </div>
  )
}
