import { useId, useState } from 'react'
import type { ClaimRecord } from '@/api/claim-records'
import { contactAge } from '@/domain/claim/status/contact-age'
import { safeUrl } from '@/domain/safe-url'
import { ContactMark } from '@/features/staff-claims/list/contact/ContactMark'
import { EmailText } from '@/ui/EmailText'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { claimFacts, isKnown, type Fact, type FactGroup } from './fact-groups'
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
function ContactCue({ claim, now }: { readonly claim: ClaimRecord; readonly now: Date }) {
  const { tone, label } = contactAge(claim, now)
  if (tone === 'purple' || tone === 'blue') return null
  return <ContactMark tone={tone}>{label}</ContactMark>
}

interface FactLineProps {
  readonly fact: Fact
  readonly claim: ClaimRecord
  readonly now: Date
}

function FactLine({ fact, claim, now }: FactLineProps) {
  const { label, value, lang, copy, kind } = fact
  return (
    <div className={styles['fact']}>
      <dt lang={lang}>{label}</dt>
      <dd>
        <span className={styles['value']}>
          {kind === 'folder' ? <Folder address={value} /> : <EmailText>{value}</EmailText>}
        </span>
        {kind === 'customer-contact' && <ContactCue claim={claim} now={now} />}
        {copy !== undefined && isKnown(fact) && <CopyButton what={copy} text={value} />}
      </dd>
    </div>
  )
}

interface FactSectionProps {
  readonly group: FactGroup
  readonly claim: ClaimRecord
  readonly now: Date
}

function FactSection({ group, claim, now }: FactSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{group.title}</h3>
      <dl>
        {group.facts.map((fact) => (
          <FactLine key={fact.label} fact={fact} claim={claim} now={now} />
        ))}
      </dl>
    </section>
  )
}

/** Who it is and what happened stand beside what is done about it. */
const FIRST_COLUMN = 2

/** Every field of a claim, in groups, '-' for what is missing. */
export function ClaimFacts({ claim }: { readonly claim: ClaimRecord }) {
  const [now] = useState(() => new Date())
  const groups = claimFacts(claim)
  return (
    <div className={styles['columns']}>
      {[groups.slice(0, FIRST_COLUMN), groups.slice(FIRST_COLUMN)].map((column, index) => (
        <div key={index} className={styles['column']}>
          {column.map((group) => (
            <FactSection key={group.title} group={group} claim={claim} now={now} />
          ))}
        </div>
      ))}
    </div>
  )
}
