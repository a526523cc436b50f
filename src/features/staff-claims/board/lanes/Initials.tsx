import { initialsOf } from '@/domain/people/initial'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimCard.module.css'

/** Who is responsible, in two letters and, for those who point or listen, in full. */
export function Initials({ name }: { readonly name: string | null }) {
  const known = name?.trim() ?? ''
  const words = known === '' ? 'Sin responsable' : `Responsable: ${known}`
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className={classNames(styles['initials'], known === '' ? styles['nobody'] : undefined)}
    >
      {known === '' ? '–' : initialsOf(known)}
    </span>
  )
}
