import { useId } from 'react'
import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'
import { textOrDash } from '@/domain/text-or-dash'
import { Button } from '@/ui/actions/Button'
import styles from './Related.module.css'
import { useOtherClaims } from './use-other-claims'

interface OtherClaimsProps {
  readonly claim: Claim
  readonly onOpen: ((claim: Claim) => void) | undefined
}

/** "Otros reclamos de esta persona"; nothing if there are none. */
export function OtherClaims({ claim, onOpen }: OtherClaimsProps) {
  const id = useId()
  const { others, isFailed, retry } = useOtherClaims(claim)
  if (others.length === 0 && !isFailed) return null
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h3 id={id}>Otros reclamos de esta persona</h3>
      {others.length > 0 && (
        <ul className={styles['others']}>
          {others.map((other) => (
            <li key={other.id}>
              <Which claim={other} onOpen={onOpen} />
              <span className={styles['status']}>{textOrDash(other.category)}</span>
              <span className={styles['airline']}>{airlineLabel(textOrDash(other.airline))}</span>
            </li>
          ))}
        </ul>
      )}
      {isFailed && (
        <p className={styles['quiet']}>
          No pudimos buscar si tiene otros.{' '}
          <Button variant="link" color="secondary" size="small" onClick={retry}>
            Buscar otra vez
          </Button>
        </p>
      )}
    </section>
  )
}

function Which({ claim, onOpen }: OtherClaimsProps) {
  if (!onOpen) return <strong>{claim.id}</strong>
  return (
    <Button
      variant="link"
      color="secondary"
      size="small"
      aria-label={`${claim.id}: abrir este reclamo`}
      onClick={() => onOpen(claim)}
    >
      {claim.id}
    </Button>
  )
}
