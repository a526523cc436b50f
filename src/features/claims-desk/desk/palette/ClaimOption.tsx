import { airlineLabel } from '@/domain/claim/catalogue'
import { labelOf } from '@/domain/claim/fields'
import type { FoundClaim } from '@/domain/claim/find-claims'
import { ContactCue } from '@/features/claim-store/contact/ContactState'
import { StaffStatusChip } from '@/features/claim-editor/status-menu/StaffStatusChip'
import { MarkedText } from '@/ui/palette/MarkedText'
import styles from './ClaimOption.module.css'

export function ClaimOption({ found }: { readonly found: FoundClaim }) {
  const { claim, id, name, code } = found
  return (
    <div className={styles['claim']}>
      <span className="strong numbers">
        {id.text === '' ? 'Sin número' : <MarkedText {...id} />}
      </span>
      <span className="stack flat">
        <span>{name.text === '' ? 'Sin nombre' : <MarkedText {...name} />}</span>
        {code && (
          <span className="muted fine">
            {labelOf(code.key)} <MarkedText text={code.text} ranges={code.ranges} />
          </span>
        )}
      </span>
      <span className={styles['state']}>
        <StaffStatusChip claim={{ category: claim.category }} />
      </span>
      <span className={styles['airline']}>{airlineLabel(claim.airline ?? '')}</span>
      <span>
        <ContactCue claim={claim} />
      </span>
    </div>
  )
}
