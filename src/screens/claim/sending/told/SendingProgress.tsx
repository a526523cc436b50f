import { passengersOf } from '@/domain/claim/companions'
import { isolate } from '@/domain/isolate'
import { fullName } from '@/domain/people/full-name'
import type { ClaimValues } from '../../claim-values'
import styles from '../SendBar.module.css'
import type { SendProgress } from '../use-send-claim'

interface SendingProgressProps {
  readonly values: ClaimValues
  readonly progress: SendProgress
}

export function SendingProgress({ values, progress: { part, passenger } }: SendingProgressProps) {
  const percent = Math.round(part * 100)
  const isMoving = percent > 0 && percent < 100
  return (
    <div className={styles['progress']}>
      <progress
        aria-label="Subiendo tu reclamo"
        max={100}
        {...(isMoving ? { value: percent } : {})}
      />
      <p role="status">
        {isMoving
          ? `Subiendo tus archivos: ${String(Math.floor(percent / 10) * 10)}%`
          : 'Enviando tu reclamo. No cierres la página.'}
      </p>
      <Turn values={values} passenger={passenger} />
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
