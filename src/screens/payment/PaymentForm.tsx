import { useController, type UseFormReturn } from 'react-hook-form'
import {
  INITIAL_PAYMENT,
  PAYMENT_CURRENCIES,
  PAYMENT_FIELDS,
  type PaymentField,
  type PaymentValues,
} from '@/domain/forms/payment'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { SelectInput } from '@/ui/fields/SelectInput'
import { TextInput } from '@/ui/fields/TextInput'
import { DEMO_FAILURE_TAG } from './simulate-payment'

const CURRENCY_OPTIONS = PAYMENT_CURRENCIES.map((value) => ({ value, label: value }))

const LABELS = Object.fromEntries(
  PAYMENT_FIELDS.map(({ field, label }) => [field, label]),
) as Record<PaymentField, string>

const DEMO_HINT =
  DEMO_FAILURE_TAG === null
    ? undefined
    : `Demo: escribe ${DEMO_FAILURE_TAG} para ver un pago que falla.`

interface PaymentFormProps {
  readonly form: UseFormReturn<PaymentValues>
  readonly onContinue: (values: PaymentValues) => void
}

export function PaymentForm({ form, onContinue }: PaymentFormProps) {
  const { register, control, handleSubmit, formState } = form
  const { errors } = formState
  const textField = (field: PaymentField) => ({
    label: LABELS[field],
    error: errors[field]?.message,
    autoComplete: 'off',
    ...register(field),
  })
  // Registered in page order: the first invalid field gets the focus.
  const customer = textField('CUSTOMER_ID')
  const amount = textField('AMOUNT')
  const subject = textField('SUBJECT')
  const order = textField('COMMERCE_ORDER')
  const { field: currency } = useController({ control, name: 'CURRENCY' })

  return (
    <>
      <PageTitle lead="Todos los campos son obligatorios, salvo los datos adicionales.">
        Formulario de Pago
      </PageTitle>
      <Notice tone="info">Esta página es una simulación: no se cobra nada.</Notice>
      <form
        noValidate
        // Before hydration a submit does nothing: the default method would put the input into the address.
        method="dialog"
        aria-label="Formulario de Pago"
        className="fields after-20"
        onSubmit={(event) => {
          void handleSubmit(onContinue)(event)
        }}
      >
        <TextInput required {...customer} />
        <TextInput
          {...amount}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          required
          // Otherwise scrolling over the focused field changes the amount.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <div className="wide">
          <TextInput required hint={DEMO_HINT} {...subject} />
        </div>
        <TextInput required {...order} />
        <SelectInput
          label={LABELS.CURRENCY}
          placeholder="Elige una moneda"
          options={CURRENCY_OPTIONS}
          required
          error={errors.CURRENCY?.message}
          {...currency}
          // SPEC 5's initial USD is no option: shows the placeholder.
          value={currency.value === INITIAL_PAYMENT.CURRENCY ? '' : currency.value}
        />
        <div className="wide">
          <TextInput hint="Opcional." lines={2} {...textField('OPTIONALS')} />
        </div>
        <div className="wide">
          <Button type="submit" variant="contained">
            Continuar con el Pago
          </Button>
        </div>
      </form>
    </>
  )
}
