import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { formatMoment } from '@/domain/dates'
import type { Claim } from '@/domain/claim/fields'
import { selectionTitle, type ClaimSelection } from '@/domain/claim/overview/selection'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/read-claims'
import { ReadingState } from '@/features/claim-store/claim-data/progress/ReadingProgress'
import { useAllClaims } from '@/features/claim-store/claim-data/use-claims'
import { StaffButton } from '@/ui/actions/StaffButton'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimsDesk.module.css'
import { searchOfView } from '../shared/desk-view'

interface SelectionHeadProps {
  readonly selection: ClaimSelection
  /** The first row supplies the spelling of names, which the URL holds only as keys. */
  readonly rows: readonly Claim[]
}

export function SelectionHead({ selection, rows }: SelectionHeadProps) {
  const { search } = useLocation()
  const client = useQueryClient()
  const all = useAllClaims()
  const { data, isFetching, refetch } = all
  const update = async () => {
    await refetch()
    await client.invalidateQueries({ queryKey: CLAIM_PAGES })
  }
  return (
    <div className="spread">
      <div>
        <h2 tabIndex={-1} className="large">
          {selectionTitle(selection, rows[0])}
        </h2>
        {data && (
          <p className="muted">{`Leídos el ${formatMoment(new Date(data.readAt)).replace(', ', ' a las ')}.`}</p>
        )}
      </div>
      <div className={classNames('row gap-4 middle push', styles['tools'])} data-screen-only>
        <StaffButton aria-disabled={isFetching} onClick={() => void update()}>
          Actualizar
        </StaffButton>
        <StaffButton to={{ search: searchOfView(search, 'list') }}>
          Ver todos los reclamos
        </StaffButton>
        <StaffButton to={{ search: searchOfView(search, 'overview') }}>
          Volver al resumen
        </StaffButton>
      </div>
      {(data !== undefined || isFetching) && (
        <ReadingState all={all} onRetry={() => void update()} />
      )}
    </div>
  )
}
