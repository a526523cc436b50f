import { useState } from 'react'
import { FIELD_ROWS, type Claim } from '@/domain/claim/fields'
import { contactAge } from '@/domain/claim/status/contact-age'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { ContactState } from '@/features/claim-store/contact/ContactState'
import { StaffStatusChip } from '../status-menu/StaffStatusChip'
import styles from './Details.module.css'
import { FactLine } from './FactLine'

const NEXT_STEP = FIELD_ROWS.filter(({ key }) => key === 'next_step')

export function PanelHead({ claim }: { readonly claim: Claim }) {
  const [now] = useState(() => new Date())
  return (
    <>
      <h3 className={styles['who']}>{textOrDash(fullName(claim))}</h3>
      <div className={styles['state']}>
        <StaffStatusChip claim={claim} />
        <ContactState age={contactAge(claim, now)} />
      </div>
      <dl className={styles['nextStep']}>
        {NEXT_STEP.map((field) => (
          <FactLine key={field.key} field={field} {...{ claim, now }} />
        ))}
      </dl>
    </>
  )
}
