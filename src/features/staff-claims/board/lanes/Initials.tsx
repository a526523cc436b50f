import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimCard.module.css'

/** The first letters of the first and the last word: 'TL' for 'Teresa Lagos'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => word?.charAt(0) ?? '').join('')
}

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
      {known === '' ? '–' : initialsOf(known).toUpperCase()}
    </span>
  )
}
