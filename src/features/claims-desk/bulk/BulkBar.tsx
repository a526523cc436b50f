import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { labelOf } from '@/domain/claim/fields'
import { formatNumber } from '@/domain/country/money'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { useRuns } from '@/features/claim-store/changes/runs-store'
import { countRun } from '@/features/claim-store/changes/runs'
import { ExportButtons } from '../export/ExportButtons'
import { useDeskActions, type InlineField } from '@/features/claim-editor/shared/desk-actions'
import type { Selection } from '../list/selection/selection'
import { withLatest, knownClaims } from '@/features/claim-store/claim-data/claim-cache'
import { StaffButton } from '@/ui/actions/StaffButton'
import { IconButton } from '@/ui/actions/IconButton'
import { useFocusReturn } from '@/ui/feedback/use-focus-return'
import { CloseIcon } from '@/ui/icons/page-icons'
import { TickIcon } from '@/ui/icons/desk-icons'
import { BULK_BAR } from '../shared/row-shortcuts'
import { classNames } from '@/ui/theme/class-names'
import styles from './BulkBar.module.css'

const ASKED: readonly (readonly [InlineField, string])[] = [
  ['next_step', labelOf('next_step')],
  ['handler', labelOf('handler')],
  ['category', 'Cambiar estado'],
]

export function BulkBar({ selection }: { readonly selection: Selection }) {
  const { ask } = useDeskActions()
  const chosen = useSyncExternalStore(selection.subscribe, selection.read)
  const queue = useClaimUpdateQueue()
  const run = useRuns().at(-1)
  const isBusy = run !== undefined && countRun(run).isBusy
  const client = useQueryClient()
  // Use the latest cached version: the user's own recent changes must not count as conflicts.
  const claims = () => withLatest([...selection.read().values()], knownClaims(client))
  const noteFocus = useFocusReturn()
  if (chosen.size === 0) return null
  const count = chosen.size === 1 ? '1 elegido' : `${formatNumber(chosen.size)} elegidos`
  return (
    <section
      aria-label="Acciones para los elegidos"
      className={classNames('row gap-4 middle panel on-ink', styles['bar'])}
      data-screen-only
      onFocus={noteFocus}
      {...{ [BULK_BAR]: true }}
    >
      <p role="status" className="strong numbers">
        {count}
      </p>
      <StaffButton
        color="primary"
        startIcon={<TickIcon />}
        aria-disabled={isBusy}
        onClick={() => void queue.contactToday(claims())}
      >
        Contacté hoy
      </StaffButton>
      {ASKED.map(([field, label]) => (
        <StaffButton
          key={field}
          color="primary"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => ask?.({ field, claims: claims() }, currentTarget)}
        >
          {label}
        </StaffButton>
      ))}
      <ExportButtons claims={claims()} />
      <IconButton
        className={classNames('push', styles['close'])}
        aria-label="Quitar la selección"
        onClick={selection.clear}
      >
        <CloseIcon />
      </IconButton>
    </section>
  )
}
