import type { Claim, ClaimField } from '@/domain/claim/fields'
import { showField } from '@/domain/claim/editing/details'
import { contactAge } from '@/domain/claim/status/contact-age'
import { isClosed } from '@/domain/claim/status/status'
import { safeUrl } from '@/domain/safe-url'
import { GAP } from '@/domain/text-or-dash'
import { ContactState } from '@/features/claim-store/contact/ContactState'
import { InlineIcon } from '../inline-edit/buttons/InlineIcon'
import { isInlineField } from '../inline-edit/buttons/inline-labels'
import { EmailText } from '@/ui/EmailText'
import { GapMark } from '@/ui/GapMark'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { CopyButton } from '@/ui/actions/CopyButton'
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

/** Age of the contact, as in the table; not for closed claims. */
function ContactCue({ claim, now }: { readonly claim: Claim; readonly now: Date }) {
  return isClosed(claim.category) ? null : <ContactState age={contactAge(claim, now)} />
}

export interface Shown {
  readonly claim: Claim
  readonly now: Date
}

function FactValue({ kind, value }: { readonly kind: ClaimField['kind']; readonly value: string }) {
  if (value === GAP) return <GapMark />
  return kind === 'link' ? <Folder address={value} /> : <EmailText>{value}</EmailText>
}

interface FactLineProps extends Shown {
  readonly field: ClaimField
}

export function FactLine({ field, claim, now }: FactLineProps) {
  const { key, label, lang, copied, kind } = field
  const value = showField(field, claim)
  return (
    <div className={styles['fact']}>
      <dt lang={lang}>{label}</dt>
      <dd>
        <span className={styles['value']}>
          <FactValue kind={kind} value={value} />
        </span>
        {key === 'last_customer_contact' && <ContactCue claim={claim} now={now} />}
        {copied && value !== GAP && <CopyButton what={label.toLowerCase()} text={value} />}
        {isInlineField(key) && <InlineIcon field={key} claim={claim} />}
      </dd>
    </div>
  )
}
