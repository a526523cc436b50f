import { passengerKey, type Companion } from '@/domain/claim/companions'
import type { ClaimValues } from '@/screens/claim/claim-values'
import { Button } from '@/ui/actions/Button'
import styles from './Companions.module.css'

interface PassengerProgressProps {
  readonly values: ClaimValues
  /** Whose claim is on its way, by `passengerKey`; null while none is. */
  readonly passenger: string | null
  /** Nobody is taken for sent any more. */
  readonly onStartAnew: () => void
}

const fullName = ({ name, lastname }: Companion) => `${name.trim()} ${lastname.trim()}`

/** Whose claim is on its way; after a filing that broke off, whose claims are in and whose are not. */
export function PassengerProgress({ values, passenger, onStartAnew }: PassengerProgressProps) {
  const people: readonly Companion[] = [values, ...values.companions]
  const isIn = ({ rut }: Companion) => values.sent.includes(passengerKey(rut))
  const [done, left] = [people.filter(isIn), people.filter((person) => !isIn(person))]
  const turn = people.findIndex(({ rut }) => passengerKey(rut) === passenger)
  const person = people[turn]

  if (person) {
    return (
      <p role="status" className={styles['turn']}>
        Pasajero {turn + 1} de {people.length}: {fullName(person)}
      </p>
    )
  }
  if (passenger !== null || done.length === 0 || left.length === 0) return null
  return (
    <div className={styles['broken']}>
      <p role="status">
        Ya enviamos: {done.map(fullName).join(', ')}. Falta: {left.map(fullName).join(', ')}. Vuelve
        a enviar y seguimos solo con quienes faltan.
      </p>
      <Button variant="link" size="small" onClick={onStartAnew}>
        Es otro reclamo: enviar el de todos
      </Button>
    </div>
  )
}
