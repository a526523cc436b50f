import type { Rights } from '@/domain/rights/rights-for'
import { CheckIcon, InfoIcon, WarningIcon } from '@/ui/icons/page-icons'
import styles from './AnswerTicket.module.css'

const ICONS = { yes: CheckIcon, maybe: InfoIcon, unlikely: WarningIcon } as const

/** The answer in a sentence. The sign beside it says no more than the words do. */
export function VerdictPanel({ rights: { verdict, headline } }: { readonly rights: Rights }) {
  const Icon = ICONS[verdict]
  return (
    <div className={styles['verdict']} data-verdict={verdict}>
      <Icon />
      <h2>{headline}</h2>
    </div>
  )
}
