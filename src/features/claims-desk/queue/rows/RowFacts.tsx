import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'
import { InlineText } from '@/features/claim-editor/inline-edit/buttons/InlineText'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/inline-field'
import styles from './QueueRow.module.css'

interface RowFactsProps {
  readonly claim: Claim
  readonly onAsk?: OpenInlineEditor | undefined
}

export function RowFacts({ claim, onAsk }: RowFactsProps) {
  const airline = claim.airline?.trim() ?? ''
  const handler = claim.handler?.trim() ?? ''
  const isAsked = onAsk && claim.id !== null
  const isAnyone = handler !== '' || isAsked
  if (airline === '' && !isAnyone) return null
  return (
    <p className={styles['facts']}>
      {airline !== '' && <span>{airlineLabel(airline)}</span>}
      {airline !== '' && isAnyone && <span aria-hidden>·</span>}
      {isAsked ? (
        <InlineText field="handler" {...{ claim, onAsk }}>
          {handler === '' ? 'Asignar' : handler}
        </InlineText>
      ) : (
        handler !== '' && <span>{handler}</span>
      )}
    </p>
  )
}
