import type { ReactNode } from 'react'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { IconButton } from '@/ui/actions/IconButton'
import { MoreIcon } from '@/ui/icons/desk-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { classNames } from '@/ui/theme/class-names'
import { GAP } from '@/domain/text-or-dash'
import { useDeskActions } from '../shared/desk-actions'
import type { InlineField } from '../shared/inline-field'
import { StaffStatusChip } from '../status-menu/StaffStatusChip'
import styles from './InlineButtons.module.css'

export type InlineTextField = Exclude<InlineField, 'category'>

/** Accessible descriptions. */
const INLINE_HINTS: Readonly<Record<InlineTextField, string>> = {
  handler: 'Cambiar Responsable',
  last_customer_contact: 'Cambiar Último contacto',
  next_step: 'Cambiar Next Step',
}

/** Accessible names of empty fields; an age of the last contact has words of its own. */
const INLINE_GAPS: Readonly<Partial<Record<InlineTextField, string>>> = {
  handler: 'Sin responsable',
  next_step: 'Sin next step',
}

/** Accessible names without the field's label, so that a search for the label finds only the field. */
const INLINE_ACTIONS: Readonly<Record<InlineField, string>> = {
  category: 'Mover a…',
  handler: 'Asignar a otra persona',
  last_customer_contact: 'Cambiar el día del contacto',
  next_step: 'Cambiar el próximo paso',
}

export function isInlineField(key: ClaimKey): key is InlineField {
  return Object.hasOwn(INLINE_ACTIONS, key)
}

function inlineHintId(field: InlineTextField): string {
  return `cambiar-${field}`
}

const FIELDS = Object.keys(INLINE_HINTS) as readonly InlineTextField[]

/** Hidden descriptions, rendered once for the buttons of all rows. */
export function InlineHints() {
  const { ask } = useDeskActions()
  return (
    ask && (
      <div hidden>
        {FIELDS.map((field) => (
          <span key={field} id={inlineHintId(field)}>
            {INLINE_HINTS[field]}
          </span>
        ))}
      </div>
    )
  )
}

interface InlineTextProps {
  readonly field: InlineTextField
  readonly claim: Claim
  /** Excluded from the tab order, because the list moves through its rows by Tab. */
  readonly isOffTab?: boolean
  readonly children: ReactNode
}

/** Named by its text or by what is missing, so that a row reads naturally; the action is its description (`InlineHints`). */
export function InlineText({ field, claim, isOffTab, children }: InlineTextProps) {
  const { ask } = useDeskActions()
  const isSaving = useIsSaving(claim.id, field)
  if (!ask || claim.id === null) return children
  return (
    <button
      type="button"
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={styles['text']}
      aria-haspopup="dialog"
      aria-label={children === GAP ? INLINE_GAPS[field] : undefined}
      aria-describedby={inlineHintId(field)}
      onClick={({ currentTarget }) => ask({ field, claims: [claim] }, currentTarget)}
    >
      {/* WebKit cuts no lines in a button itself. */}
      <span>{children}</span>
    </button>
  )
}

interface InlineStatusProps {
  readonly claim: Claim
  readonly isOffTab?: boolean
}

export function InlineStatus({ claim, isOffTab = false }: InlineStatusProps) {
  const { ask } = useDeskActions()
  if (!ask || claim.id === null) return <StaffStatusChip claim={claim} />
  return (
    <span className={styles['status']}>
      <StaffStatusChip claim={claim} />
      <InlineIcon field="category" {...{ claim, isOffTab }} />
    </span>
  )
}

interface InlineIconProps {
  readonly field: InlineField
  readonly claim: Claim
  readonly isOffTab?: boolean
}

/** Nothing where the claim cannot be changed. */
export function InlineIcon({ field, claim, isOffTab }: InlineIconProps) {
  const { ask } = useDeskActions()
  const isSaving = useIsSaving(claim.id, field)
  if (!ask || claim.id === null) return null
  return (
    <IconButton
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={classNames(styles['icon'])}
      aria-haspopup="dialog"
      aria-label={`${INLINE_ACTIONS[field]}, reclamo ${claim.id}`}
      onClick={({ currentTarget }) => ask({ field, claims: [claim] }, currentTarget)}
    >
      {field === 'category' ? <MoreIcon /> : <EditIcon small />}
    </IconButton>
  )
}
