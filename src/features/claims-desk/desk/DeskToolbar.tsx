import { StaffButton } from '@/ui/actions/StaffButton'
import { isViewOpen, openView } from '@/domain/claim/list/saved-views'
import { ExportButtons } from '../export/ExportButtons'
import { FilterBar } from '../list/filters/FilterBar'
import chips from '../shared/Chips.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimsDesk.module.css'
import type { Desk } from './state/use-desk'

/** What the list shows: its filters, saved views, columns and export. */
export function DeskToolbar({ desk }: { readonly desk: Desk }) {
  const { list, cursor, dialogs, savedViews } = desk
  const { defaults } = desk.profile
  return (
    <div className="row gap-4 middle">
      <FilterBar
        applied={list.applied}
        rows={list.loaded}
        searchRef={cursor.searchField}
        onApply={desk.apply}
        onLeave={cursor.leaveSearch}
      />
      {savedViews.length > 0 && (
        <ul aria-label="Mis vistas" className="row" data-screen-only>
          {savedViews.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={classNames('touch', chips['chip'])}
                aria-pressed={isViewOpen(view, list.state, defaults)}
                onClick={() => list.ask(openView(view, defaults))}
              >
                {view.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classNames('row gap-4 middle push', styles['tools'])} data-screen-only>
        <StaffButton onClick={() => dialogs.openAside('views')}>Vistas</StaffButton>
        <StaffButton onClick={() => dialogs.openAside('columns')}>Columnas</StaffButton>
        <ExportButtons filters={list.filters} total={list.isOld ? 0 : list.total} />
      </div>
    </div>
  )
}
