import { useId, type ReactNode } from 'react'
import { airlineLabel } from '@/domain/claim/catalogue'
import { reservationCodeOf } from '@/domain/claim/editing/reservation'
import type { Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { Button } from '@/ui/actions/Button'
import styles from './Related.module.css'
import { sortDueClaims } from '@/domain/money/charges-due'
import { useAttemptsByClaim } from '../../charge/flow/use-charge-attempts'
import { useDeskActions } from '../../shared/desk-actions'
import { useRelatedClaims } from './use-related-claims'

/** Claims of the same reservation, and "Otros reclamos de esta persona". */
export function RelatedClaims({ claim }: { readonly claim: Claim }) {
  const { family, others, isFailed, retry } = useRelatedClaims(claim)
  return (
    <>
      {family.length > 0 && (
        <Group title={`${family.length} de ${reservationCodeOf(claim) ?? ''}`}>
          <Rows claims={family} shown={claim}>
            {(one) => textOrDash(fullName(one))}
          </Rows>
          <div className={styles['actions']}>
            <ReservationActions family={family} />
          </div>
        </Group>
      )}
      {(others.length > 0 || isFailed) && (
        <Group title="Otros reclamos de esta persona">
          <Rows claims={others}>{({ airline }) => airlineLabel(textOrDash(airline))}</Rows>
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

/** Selects the claims of a reservation, or charges those that are due one after the other. */
function ReservationActions({ family }: { readonly family: readonly Claim[] }) {
  const { select, charge } = useDeskActions()
  const attemptsOf = useAttemptsByClaim()
  const { uncharged } = sortDueClaims(family, { attemptsOf, hasCard: () => null })
  const [first, ...following] = uncharged
  return (
    <>
      {select && (
        <Button color="secondary" size="small" onClick={() => select(family)}>
          Elegir los {family.length} de esta reserva
        </Button>
      )}
      {charge && first && following.length > 0 && (
        <Button color="secondary" size="small" onClick={() => charge(first, following)}>
          Cobrar los {uncharged.length} ganados
        </Button>
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
  readonly children: (claim: Claim) => string
}

function Rows({ claims, shown, children }: RowsProps) {
  const { open } = useDeskActions()
  if (claims.length === 0) return null
  return (
    <ul className={styles['others']}>
      {claims.map((claim) => (
        <li key={claim.id} aria-current={claim.id === shown?.id ? 'true' : undefined}>
          {claim.id === shown?.id ? (
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
                open(claim)
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
