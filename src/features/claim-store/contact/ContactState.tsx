import type { Claim } from '@/domain/claim/fields'
import { contactAge, type ContactAge } from '@/domain/claim/status/contact-age'
import { classNames } from '@/ui/theme/class-names'
import { toneClass } from './contact-tones'
import styles from './ContactState.module.css'
import { AlertIcon, DashIcon, EmptyIcon, StarIcon, TickIcon } from '@/ui/icons/desk-icons'
import { WarningIcon } from '@/ui/icons/page-icons'
import { useToday } from './use-today'

const ICONS = {
  recent: TickIcon,
  'due-soon': WarningIcon,
  late: AlertIcon,
  none: EmptyIcon,
  won: StarIcon,
  closed: DashIcon,
} as const satisfies Record<ContactAge['step'], unknown>

interface ContactStateProps {
  readonly age: Pick<ContactAge, 'step' | 'label'>
}

/** Icon and text state the age, because colour alone is not enough (SPEC 4). */
export function ContactState({ age: { step, label } }: ContactStateProps) {
  const Icon = ICONS[step]
  return (
    <span className={classNames('chip gap-4 strong', styles['mark'], toneClass(step))}>
      <Icon className="lead" />
      <span>{label}</span>
    </span>
  )
}

/** The age of a claim's last contact. */
export function ContactCue({ claim }: { readonly claim: Claim }) {
  return <ContactState age={contactAge(claim, useToday())} />
}
