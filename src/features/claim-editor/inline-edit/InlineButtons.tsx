import type { MouseEvent, ReactNode } from 'react'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { IconButton } from '@/ui/actions/IconButton'
import { MoreIcon } from '@/ui/icons/desk-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { classNames } from '@/ui/theme/class-names'
import { GAP } from '@/domain/text-or-dash'
import { useDeskActions, type InlineField } from '../shared/desk-actions'
import { StaffStatusChip } from '../status-menu/StaffStatusChip'
import styles from './InlineButtons.module.css'

export type InlineTextField = Exclude<InlineField, 'category'>

interface InlineWords {
  /** Accessible name without the field's label, so that a search for the label finds only the field. */
  readonly action: string
  /** Accessible description of a text that opens the editor. */
  readonly hint: string
  /** Accessible name of an empty field; an age of the last contact has words of its own. */
  readonly gap?: string
}

const TEXT_FIELDS: Readonly<Record<InlineTextField, InlineWords>> = {
  handler: {
    action: 'Asignar a otra persona',
    hint: 'Cambiar Responsable',
    gap: 'Sin responsable',
  },
  last_customer_contact: {
    action: 'Cambiar el día del contacto',
    hint: 'Cambiar Último contacto',
  },
  next_step: {
    action: 'Cambiar el próximo paso',
    hint: 'Cambiar Next Step',
    gap: 'Sin next step',
  },
}

export function isInlineField(key: ClaimKey): key is InlineField {
  return key === 'category' || Object.hasOwn(TEXT_FIELDS, key)
}

const inlineHintId = (field: string) => `cambiar-${field}`

/** Hidden descriptions, rendered once for the buttons of all rows. */
export function InlineHints() {
  const { ask } = useDeskActions()
  return (
    ask && (
      <div hidden>
        {Object.entries(TEXT_FIELDS).map(([field, { hint }]) => (
          <span key={field} id={inlineHintId(field)}>
            {hint}
          </span>
        ))}
      </div>
    )
  )
}

interface InlineProps {
  readonly field: InlineField
  readonly claim: Claim
  /** Excluded from the tab order, because the list moves through its rows by Tab. */
  readonly isOffTab?: boolean
}

/** Props of a button that opens the editor of a field; null where the claim cannot be changed. */
function useOpener({ field, claim, isOffTab = false }: InlineProps) {
  const { ask } = useDeskActions()
  const isSaving = useIsSaving(claim.id, field)
  if (!ask || claim.id === null) return null
  return {
    ...(isOffTab && { tabIndex: -1 }),
    'data-place': field,
    'aria-busy': isSaving || undefined,
    'aria-haspopup': 'dialog',
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      ask({ field, claims: [claim] }, currentTarget),
  } as const
}

interface InlineTextProps extends InlineProps {
  readonly field: InlineTextField
  readonly children: ReactNode
}

/** Named by its text or by what is missing, so that a row reads naturally; the action is its description (`InlineHints`). */
export function InlineText({ children, ...place }: InlineTextProps) {
  const { field } = place
  const opener = useOpener(place)
  if (!opener) return children
  return (
    <button
      type="button"
      {...opener}
      className={styles['text']}
      aria-label={children === GAP ? TEXT_FIELDS[field].gap : undefined}
      aria-describedby={inlineHintId(field)}
    >
      {/* WebKit cuts no lines in a button itself. */}
      <span className="clamp">{children}</span>
    </button>
  )
}

export function InlineStatus(place: Omit<InlineProps, 'field'>) {
  const { claim } = place
  const { ask } = useDeskActions()
  if (!ask || claim.id === null) return <StaffStatusChip claim={claim} />
  return (
    <span className={classNames('middle', styles['status'])}>
      <StaffStatusChip claim={claim} />
      <InlineIcon field="category" {...place} />
    </span>
  )
}

export function InlineIcon(place: InlineProps) {
  const { field, claim } = place
  const opener = useOpener(place)
  if (!opener) return null
  const isStatus = field === 'category'
  const action = isStatus ? 'Mover a…' : TEXT_FIELDS[field].action
  return (
    <IconButton
      {...opener}
      className={styles['icon']}
      aria-label={`${action}, reclamo ${claim.id}`}
    >
      {isStatus ? <MoreIcon /> : <EditIcon small />}
    </IconButton>
  )
}
