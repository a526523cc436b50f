import { useId, type ReactNode } from 'react'
import { airlineLabel } from '@/domain/claim/catalogue'
import { reservationCodeOf } from '@/domain/claim/editing/reservation'
import type { Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { Button } from '@/ui/actions/Button'
import styles from './Related.module.css'
import { useRelatedClaims } from './use-related-claims'

interface RelatedClaimsProps {
  readonly claim: Claim
  readonly onOpen: ((claim: Claim) => void) | undefined
  readonly actionsFor: ((family: readonly Claim[]) => ReactNode) | undefined
}

/** Claims of the same reservation, and "Otros reclamos de esta persona". */
export function RelatedClaims({ claim, onOpen, actionsFor }: RelatedClaimsProps) {
  const { family, others, isFailed, retry } = useRelatedClaims(claim)
  return (
    <>
      {family.length > 0 && (
        <Group title={`${family.length} de ${reservationCodeOf(claim) ?? ''}`}>
          <Rows claims={family} shown={claim} onOpen={onOpen}>
            {(one) => textOrDash(fullName(one))}
          </Rows>
          <div className={styles['actions']}>{actionsFor?.(family)}</div>
        </Group>
      )}
      {(others.length > 0 || isFailed) && (
        <Group title="Otros reclamos de esta persona">
          <Rows claims={others} onOpen={onOpen}>
            {({ airline }) => airlineLabel(textOrDash(airline))}
          </Rows>
          {isFailed && (
            <p className={styles['quiet']}>
              No pudimos buscar si tiene otros.{' '}
              <Button variant="link" color="secondary" size="small" onClick={retry}>
                Buscar otra vez
              </Button>
            </p>
          )}
        </Group>
      )}
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['section']} data-screen-only>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

interface RowsProps {
  readonly claims: readonly Claim[]
  /** Is not a link: it is the open one. */
  readonly shown?: Claim
  readonly onOpen: ((claim: Claim) => void) | undefined
  readonly children: (claim: Claim) => string
}

function Rows({ claims, shown, onOpen, children }: RowsProps) {
  if (claims.length === 0) return null
  return (
    <ul className={styles['others']}>
      {claims.map((claim) => (
        <li key={claim.id} aria-current={claim.id === shown?.id ? 'true' : undefined}>
          {!onOpen || claim.id === shown?.id ? (
            <strong>{claim.id}</strong>
          ) : (
            <Button
              variant="link"
              color="secondary"
              size="small"
              aria-label={`${claim.id}: abrir este reclamo`}
              onClick={({ currentTarget }) => {
                // Move the focus: this button belongs to the claim that is left.
                currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
                onOpen(claim)
              }}
            >
              {claim.id}
            </Button>
          )}
          <span className={styles['status']}>{textOrDash(claim.category)}</span>
          <span className="muted">{children(claim)}</span>
        </li>
      ))}
    </ul>
  )
}
