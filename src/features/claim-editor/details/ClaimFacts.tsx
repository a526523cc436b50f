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
import { sorted } from '@/domain/sorting'
import { DetailsGroup } from './DetailsGroup'
import { InlineIcon, isInlineField } from '../inline-edit/InlineButtons'
import styles from './Details.module.css'

interface Shown {
  readonly claim: Claim
}

function factValue(kind: ClaimField['kind'], value: string) {
  if (value === GAP) return <GapMark />
  if (kind !== 'link') return <EmailText>{value}</EmailText>
  const url = safeUrl('link', value)
  if (url === null) return value
  return (
    <a href={url} {...NEW_TAB}>
      Abrir carpeta
    </a>
  )
}

function FactLine({ field, claim }: Shown & { readonly field: ClaimField }) {
  const { key, label, lang, copied, kind } = field
  const value = showField(field, claim)
  return (
    <div className={styles['fact']}>
      <dt lang={lang} className="ticket-label">
        {label}
      </dt>
      <dd>
        <span className={styles['value']}>{factValue(kind, value)}</span>
        {key === 'last_customer_contact' && !isClosed(claim.category) && (
          <ContactCue claim={claim} />
        )}
        {copied && value !== GAP && <CopyButton what={label.toLowerCase()} text={value} />}
        {isInlineField(key) && <InlineIcon field={key} claim={claim} />}
      </dd>
    </div>
  )
}

const NEXT_STEP: ClaimField = { ...CLAIM_FIELDS.next_step, key: 'next_step' }

const isStatus = ({ title }: { readonly title: string }) => title === FIELD_GROUPS.status

const GROUPS = detailGroups().map(({ title, fields }) => ({
  title,
  fields: fields.filter(({ key }) => key !== NEXT_STEP.key),
}))

/** The status first: a panel and a phone show only the first lines without scrolling. */
const STATUS_FIRST = sorted(GROUPS, (a, b) => Number(isStatus(b)) - Number(isStatus(a)))

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
      {STATUS_FIRST.map(({ title, fields }) => (
        <DetailsGroup key={title} title={title}>
          <dl>
            {fields.map((field) => (
              <FactLine key={field.key} field={field} claim={claim} />
            ))}
          </dl>
        </DetailsGroup>
      ))}
    </div>
  )
}
