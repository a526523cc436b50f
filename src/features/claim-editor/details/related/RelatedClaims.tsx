import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { airlineLabel } from '@/domain/claim/catalogue'
import { reservationCodeOf, claimsOfReservation } from '@/domain/claim/editing/reservation'
import type { Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { StaffButton } from '@/ui/actions/StaffButton'
import { sortDueClaims } from '@/domain/money/charges-due'
import { otherClaimsOf } from '@/domain/claim/editing/same-person'
import { isEmail } from '@/domain/people/email'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { EMPTY_FETCH, fetchRemaining } from '@/features/claim-store/claim-data/read-claims'
import { useAttemptsByClaim } from '../../charge/flow/use-charge-attempts'
import { useDeskActions } from '../../shared/desk-actions'
import { DetailsGroup } from '../DetailsGroup'
import { classNames } from '@/ui/theme/class-names'
import styles from './Related.module.css'

/** Limit of pages of 100 claims for one e-mail. */
const MOST_PAGES = 3
/** Of hundreds of an agency, the details show the newest. */
const SHOWN_AT_FIRST = 8
/** Moving back and forth between claims sends one request, in ms. */
const STALE_MS = 5 * 60 * 1000

/**
 * Claims of the same reservation, and the person's others: cached ones, and the server's for the same e-mail.
 * The API cannot search by RUT or reservation (SPEC 7).
 */
function useRelatedClaims(claim: Claim) {
  const known = useKnownClaims()
  const email = claim.email?.trim().toLowerCase() ?? ''
  const search = useQuery({
    queryKey: ['claims-of-person', email],
    queryFn: async ({ client, signal }) => {
      const { rows } = await fetchRemaining(client, EMPTY_FETCH, {
        filters: { email },
        signal,
        isEnough: ({ nextPage }) => nextPage > MOST_PAGES,
      })
      return rows
    },
    enabled: isEmail(email),
    staleTime: STALE_MS,
  })
  const { data } = search
  const related = useMemo(() => {
    // Cached claims last: they are at least as new as the search result.
    const all = [...(data ?? []), ...known.values()]
    const family = claimsOfReservation(claim, all)
    const ids = new Set(family.map(({ id }) => String(id)))
    return { family, others: otherClaimsOf(claim, all).filter(({ id }) => !ids.has(String(id))) }
  }, [claim, data, known])
  return { ...related, isFailed: search.isError, retry: () => void search.refetch() }
}

/** Claims of the same reservation, and "Otros reclamos de esta persona". */
export function RelatedClaims({ claim }: { readonly claim: Claim }) {
  const { family, others, isFailed, retry } = useRelatedClaims(claim)
  return (
    <>
      {family.length > 0 && (
        <DetailsGroup
          data-screen-only
          title={`${family.length} de ${reservationCodeOf(claim) ?? ''}`}
        >
          <Rows claims={family} shown={claim}>
            {(one) => textOrDash(fullName(one))}
          </Rows>
          <div className="row gap-16 flat filled">
            <ReservationActions family={family} />
          </div>
        </DetailsGroup>
      )}
      {(others.length > 0 || isFailed) && (
        <DetailsGroup data-screen-only title="Otros reclamos de esta persona">
          <Rows key={claim.id} claims={others}>
            {({ airline }) => airlineLabel(textOrDash(airline))}
          </Rows>
          {isFailed && (
            <p className="muted dense after-8">
              No pudimos buscar si tiene otros.{' '}
              <StaffButton variant="link" onClick={retry}>
                Buscar otra vez
              </StaffButton>
            </p>
          )}
        </DetailsGroup>
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
        <StaffButton variant="link" onClick={() => select(family)}>
          {`Elegir los ${family.length} de esta reserva`}
        </StaffButton>
      )}
      {charge && first && following.length > 0 && (
        <StaffButton variant="link" onClick={() => charge(first, following)}>
          {`Cobrar los ${uncharged.length} ganados`}
        </StaffButton>
      )}
    </>
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
  const [areAllShown, setAllShown] = useState(false)
  if (claims.length === 0) return null
  const isLong = shown === undefined && claims.length > SHOWN_AT_FIRST
  return (
    <>
      <ul className={classNames('stack flat dense', styles['others'])}>
        {claims.slice(0, isLong && !areAllShown ? SHOWN_AT_FIRST : undefined).map((claim) => (
          <li
            className="stack gap-10 middle"
            key={claim.id}
            aria-current={claim.id === shown?.id ? 'true' : undefined}
          >
            {claim.id === shown?.id ? (
              <strong>{claim.id}</strong>
            ) : (
              <StaffButton
                variant="link"
                aria-label={`${claim.id}: abrir este reclamo`}
                onClick={({ currentTarget }) => {
                  // Move the focus: this button belongs to the claim that is left.
                  currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
                  open(claim)
                }}
              >
                {claim.id}
              </StaffButton>
            )}
            <span className={claim.id === shown?.id ? 'semibold' : undefined}>
              {textOrDash(claim.category)}
            </span>
            <span className="muted">{children(claim)}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <StaffButton aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? 'Ver menos' : `Ver los ${claims.length}`}
        </StaffButton>
      )}
    </>
  )
}
