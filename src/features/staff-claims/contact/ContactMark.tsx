import type { contactAge } from '@/domain/claim/status/contact-age'
import { classNames } from '@/ui/theme/class-names'
import styles from './ContactMark.module.css'
import { AlertIcon, DashIcon, EmptyIcon, StarIcon, TickIcon } from '@/ui/icons/desk-icons'
import { WarningIcon } from '@/ui/icons/page-icons'

const ICONS = {
  green: TickIcon,
  amber: WarningIcon,
  red: AlertIcon,
  purple: StarIcon,
  blue: DashIcon,
  white: EmptyIcon,
} as const

interface ContactMarkProps {
  readonly tone: ReturnType<typeof contactAge>['tone']
  readonly children: string
}

/** The age of the last contact in words, with a sign: the colour only repeats it (SPEC 4). */
export function ContactMark({ tone, children }: ContactMarkProps) {
  const Icon = ICONS[tone]
  return (
    <span className={classNames(styles['mark'], styles[tone])}>
      <Icon />
      {children}
    </span>
  )
}
