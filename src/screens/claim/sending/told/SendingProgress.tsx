import { useEffect, useRef } from 'react'
import { passengersOf } from '@/domain/claim/companions'
import { isolate } from '@/domain/isolate'
import { fullName } from '@/domain/people/full-name'
import { Button } from '@/ui/actions/Button'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import type { ClaimValues } from '../../claim-values'
import { classNames } from '@/ui/theme/class-names'
import styles from '../SendBar.module.css'
import type { SendProgress } from '../use-send-claim'

interface SendingProgressProps {
  readonly values: ClaimValues
  readonly progress: SendProgress
  readonly onCancel: () => void
}

export function SendingProgress({
  values,
  progress: { part, passenger },
  onCancel,
}: SendingProgressProps) {
  const percent = Math.round(part * 100)
  const isMoving = percent > 0 && percent < 100
  const text = isMoving
    ? `Subiendo tus archivos: ${String(Math.floor(percent / 10) * 10)}%`
    : 'Enviando tu reclamo. No cierres la página.'
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { activeElement } = document
    // The pressed button is disabled and loses the focus. Not to "Cancelar": a second Enter would press it.
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      box.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      ref={box}
      role="group"
      aria-label="Envío"
      tabIndex={-1}
      className={classNames('stack gap-4 muted fine own-line', styles['progress'])}
    >
      <ProgressBar label="Subiendo tu reclamo" text={text} percent={isMoving ? percent : null} />
      <p role="status">{text}</p>
      <Turn values={values} passenger={passenger} />
      <Button variant="outlined" size="small" onClick={onCancel}>
        Cancelar envío
      </Button>
    </div>
  )
}

function Turn({ values, passenger }: { readonly values: ClaimValues; readonly passenger: string }) {
  const passengers = passengersOf(values)
  const index = passengers.findIndex(({ id }) => id === passenger)
  const person = passengers[index]
  if (passengers.length === 1 || !person) return null
  return (
    <p role="status">
      Pasajero {index + 1} de {passengers.length}: {isolate(fullName(person))}
    </p>
  )
}
