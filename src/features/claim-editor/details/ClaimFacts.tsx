import { useId, useState } from 'react'
import { FIELD_GROUPS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { detailGroups, showField } from '@/domain/claim/editing/details'
import { contactAge } from '@/domain/claim/status/contact-age'
import { isClosed } from '@/domain/claim/status/status'
import { safeUrl } from '@/domain/safe-url'
import { GAP } from '@/domain/text-or-dash'
import { ContactState } from '@/features/claim-store/contact/ContactState'
import { PlaceIcon } from '@/features/claim-editor/inline-edit/buttons/PlaceIcon'
import { isPlaceField } from '@/features/claim-editor/inline-edit/buttons/place-words'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/place'
import { EmailText } from '@/ui/EmailText'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { CopyButton } from '@/ui/actions/CopyButton'
import styles from './Details.module.css'

/** The case folder is a link only when its address is safe to open; else it is only shown. */
function Folder({ address }: { readonly address: string }) {
  const url = safeUrl('case-folder', address)
  if (url === null) return <>{address}</>
  return (
    <a href={url} {...NEW_TAB}>
      Abrir carpeta
    </a>
  )
}

/** How long ago that was, as in the row of the table; a closed claim has nobody waiting. */
function ContactCue({ claim, now }: { readonly claim: Claim; readonly now: Date }) {
  return isClosed(claim.category) ? null : <ContactState age={contactAge(claim, now)} />
}

interface Shown {
  readonly claim: Claim
  readonly now: Date
  /** Left out where claims are not changed in place. */
  readonly onAsk?: OpenInlineEditor | undefined
}

interface FactLineProps extends Shown {
  readonly field: ClaimField
}

function FactLine({ field, claim, now, onAsk }: FactLineProps) {
  const { key, label, lang, copied, kind } = field
  const value = showField(field, claim)
  return (
    <div className={styles['fact']}>
      <dt lang={lang}>{label}</dt>
      <dd>
        <span className={styles['value']}>
          {kind === 'link' ? <Folder address={value} /> : <EmailText>{value}</EmailText>}
        </span>
        {key === 'last_customer_contact' && <ContactCue claim={claim} now={now} />}
        {copied && value !== GAP && <CopyButton what={label.toLowerCase()} text={value} />}
        {isPlaceField(key) && onAsk && claim.id !== null && (
          <PlaceIcon field={key} {...{ claim, onAsk }} />
        )}
      </dd>
    </div>
  )
}

interface FactSectionProps extends Shown {
  readonly group: ReturnType<typeof detailGroups>[number]
}

function FactSection({ group, ...shown }: FactSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{group.title}</h3>
      <dl>
        {group.fields.map((field) => (
          <FactLine key={field.key} field={field} {...shown} />
        ))}
      </dl>
    </section>
  )
}

const GROUPS = detailGroups()

/** Who it is and what happened stand beside what is done about it. */
const FIRST_COLUMN = 2

/** What is done about it comes first where only the first lines are in sight. */
const STATUS_FIRST = [
  ...GROUPS.filter(({ title }) => title === FIELD_GROUPS.status),
  ...GROUPS.filter(({ title }) => title !== FIELD_GROUPS.status),
]

interface ClaimFactsProps extends Omit<Shown, 'now'> {
  readonly isPanel: boolean
}

/** Every field of a claim, in groups, '-' for what is missing. */
export function ClaimFacts({ claim, isPanel, onAsk }: ClaimFactsProps) {
  const [now] = useState(() => new Date())
  const columns = isPanel
    ? [STATUS_FIRST]
    : [GROUPS.slice(0, FIRST_COLUMN), GROUPS.slice(FIRST_COLUMN)]
  return (
    <div className={styles['columns']}>
      {columns.map((column, index) => (
        <div key={index} className={styles['column']}>
          {column.map((group) => (
            <FactSection key={group.title} group={group} {...{ claim, now, onAsk }} />
          ))}
        </div>
      ))}
    </div>
  )
}
