import type { Rights } from '@/domain/rights/rights-for'
import { CheckIcon, InfoIcon, WarningIcon } from '@/ui/icons/page-icons'
import styles from './AnswerTicket.module.css'

const ICONS = { yes: CheckIcon, maybe: InfoIcon, unlikely: WarningIcon } as const

export function VerdictPanel({ rights: { verdict, headline } }: { readonly rights: Rights }) {
  const Icon = ICONS[verdict]
  return (
    <div className={styles['verdict']} data-verdict={verdict}>
      <Icon />
      <h2>{headline}</h2>
    </div>
  )
}
