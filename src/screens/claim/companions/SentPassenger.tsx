import type { Companion } from '@/domain/claim/companions'
import { fullName } from '@/domain/people/full-name'
import { DataText } from '@/ui/DataText'
import { CheckIcon } from '@/ui/icons/page-icons'
import styles from './SentPassenger.module.css'

interface SentPassengerProps {
  readonly title: string
  readonly person: Companion
}

export function SentPassenger({ title, person }: SentPassengerProps) {
  return (
    <div role="group" aria-label={title} className={styles['sent']}>
      <CheckIcon small />
      <p>
        <strong>
          <DataText>{fullName(person)}</DataText>
        </strong>
        Su reclamo ya fue enviado.
      </p>
    </div>
  )
}
