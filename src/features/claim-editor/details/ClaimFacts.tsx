import { useId } from 'react'
import { FIELD_GROUPS, type Claim, type ClaimField, FIELD_ROWS } from '@/domain/claim/fields'
import { detailGroups, showField } from '@/domain/claim/editing/details'
import { contactAge } from '@/domain/claim/status/contact-age'
import { isClosed } from '@/domain/claim/status/status'
import { safeUrl } from '@/domain/safe-url'
import { GAP, textOrDash } from '@/domain/text-or-dash'
import { ContactState } from '@/features/claim-store/contact/ContactState'
import { EmailText } from '@/ui/EmailText'
import { GapMark } from '@/ui/GapMark'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { CopyButton } from '@/ui/actions/CopyButton'
import { fullName } from '@/domain/people/full-name'
import { InlineIcon, isInlineField } from '../inline-edit/InlineButtons'
import { useToday } from '../shared/use-today'
import { StaffStatusChip } from '../status-menu/StaffStatusChip'
import styles from './Details.module.css'

function Folder({ address }: { readonly address: string }) {
  const url = safeUrl('case-folder', address)
  if (url === null) return <>{address}</>
  return (
    <a href={url} {...NEW_TAB}>
      Abrir carpeta
    </a>
  )
}

interface Shown {
  readonly claim: Claim
}

/** Age of the contact, as in the table. */
function ContactCue({ claim }: Shown) {
  return <ContactState age={contactAge(claim, useToday())} />
}

function FactValue({ kind, value }: { readonly kind: ClaimField['kind']; readonly value: string }) {
  if (value === GAP) return <GapMark />
  return kind === 'link' ? <Folder address={value} /> : <EmailText>{value}</EmailText>
}

interface FactLineProps extends Shown {
  readonly field: ClaimField
}

function FactLine({ field, claim }: FactLineProps) {
  const { key, label, lang, copied, kind } = field
  const value = showField(field, claim)
  return (
    <div className={styles['fact']}>
      <dt lang={lang} className="ticket-label">
        {label}
      </dt>
      <dd>
        <span className={styles['value']}>
          <FactValue kind={kind} value={value} />
        </span>
        {key === 'last_customer_contact' && !isClosed(claim.category) && (
          <ContactCue claim={claim} />
        )}
        {copied && value !== GAP && <CopyButton what={label.toLowerCase()} text={value} />}
        {isInlineField(key) && <InlineIcon field={key} claim={claim} />}
      </dd>
    </div>
  )
}

const NEXT_STEP = FIELD_ROWS.filter(({ key }) => key === 'next_step')

export function PanelHead({ claim }: Shown) {
  return (
    <>
      <h3 className={styles['who']}>{textOrDash(fullName(claim))}</h3>
      <div className={styles['state']}>
        <StaffStatusChip claim={claim} />
        <ContactCue claim={claim} />
      </div>
      <dl className={styles['nextStep']}>
        {NEXT_STEP.map((field) => (
          <FactLine key={field.key} field={field} claim={claim} />
        ))}
      </dl>
    </>
  )
}

interface FactSectionProps extends Shown {
  readonly group: ReturnType<typeof detailGroups>[number]
}

function FactSection({ group, claim }: FactSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{group.title}</h3>
      <dl>
        {group.fields.map((field) => (
          <FactLine key={field.key} field={field} claim={claim} />
        ))}
      </dl>
    </section>
  )
}

const GROUPS = detailGroups()

const FIRST_COLUMN = 2

/** The panel shows only its first lines without scrolling: the status first; the next step is in its head. */
const STATUS_FIRST = [
  ...GROUPS.filter(({ title }) => title === FIELD_GROUPS.status),
  ...GROUPS.filter(({ title }) => title !== FIELD_GROUPS.status),
].map(({ title, fields }) => ({ title, fields: fields.filter(({ key }) => key !== 'next_step') }))

interface ClaimFactsProps extends Shown {
  readonly isPanel: boolean
}

export function ClaimFacts({ claim, isPanel }: ClaimFactsProps) {
  const columns = isPanel
    ? [STATUS_FIRST]
    : [GROUPS.slice(0, FIRST_COLUMN), GROUPS.slice(FIRST_COLUMN)]
  return (
    <div className={styles['columns']}>
      {columns.map((column, index) => (
        <div key={index} className={styles['column']}>
          {column.map((group) => (
            <FactSection key={group.title} group={group} claim={claim} />
          ))}
        </div>
      ))}
    </div>
  )
}
