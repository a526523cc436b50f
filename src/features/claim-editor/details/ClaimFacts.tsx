import { useId } from 'react'
import { CLAIM_FIELDS, FIELD_GROUPS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { detailGroups, showField } from '@/domain/claim/editing/details'
import { isClosed } from '@/domain/claim/status/status'
import { safeUrl } from '@/domain/safe-url'
import { GAP } from '@/domain/text-or-dash'
import { ContactCue } from '@/features/claim-store/contact/ContactState'
import { EmailText } from '@/ui/EmailText'
import { GapMark } from '@/ui/GapMark'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { CopyButton } from '@/ui/actions/CopyButton'
import { InlineIcon, isInlineField } from '../inline-edit/InlineButtons'
import styles from './Details.module.css'

function Folder({ address }: { readonly address: string }) {
  const url = safeUrl('link', address)
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

interface FactSectionProps extends Shown {
  readonly group: ReturnType<typeof detailGroups>[number]
}

function FactSection({ group, claim }: FactSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id} className="purple small">
        {group.title}
      </h3>
      <dl>
        {group.fields.map((field) => (
          <FactLine key={field.key} field={field} claim={claim} />
        ))}
      </dl>
    </section>
  )
}

const NEXT_STEP: ClaimField = { ...CLAIM_FIELDS.next_step, key: 'next_step' }

const isStatus = ({ title }: { readonly title: string }) => title === FIELD_GROUPS.status

const GROUPS = detailGroups().map(({ title, fields }) => ({
  title,
  fields: fields.filter(({ key }) => key !== NEXT_STEP.key),
}))

/** The status first: a panel and a phone show only the first lines without scrolling. */
const STATUS_FIRST = [...GROUPS.filter(isStatus), ...GROUPS.filter((group) => !isStatus(group))]

export function NextStepFact({ claim }: Shown) {
  return (
    <dl>
      <FactLine field={NEXT_STEP} claim={claim} />
    </dl>
  )
}

export function ClaimFacts({ claim }: Shown) {
  return (
    <div className={styles['groups']}>
      {STATUS_FIRST.map((group) => (
        <FactSection key={group.title} group={group} claim={claim} />
      ))}
    </div>
  )
}
