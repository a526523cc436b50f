import { useLocation, useNavigate } from 'react-router-dom'
import { NO_FILTERS, writeClaimList, type ClaimListDefaults } from '@/domain/claim/list/claim-list'
import { openView, type SavedView } from '@/domain/claim/list/saved-views'
import type { PaletteProps } from '@/features/staff-claims/palette/Palette'
import type { PaletteAction } from '@/features/staff-claims/palette/palette-items'
import { claimSearchState } from '@/features/staff-claims/shared/claims-of-email'
import { viewSearch } from '@/features/staff-claims/shared/desk-view'
import { CRM_VIEWS, type DeskView } from '@/features/staff-claims/shared/view-labels'
import { DESK_VIEWS } from '@/features/staff-claims/desk/parts/view-code'
import { BookmarkIcon, ChartIcon, ColumnsIcon } from '@/ui/icons/desk-icons'
import { ClockIcon } from '@/ui/icons/rights-icons'

const ICONS: Readonly<Partial<Record<DeskView, typeof ColumnsIcon>>> = {
  queue: ClockIcon,
  overview: ChartIcon,
}

interface ViewActionsOptions {
  readonly saved: readonly SavedView[]
  readonly defaults: ClaimListDefaults
}

/** The faces of the CRM and the person's own views as actions, and the way to what was found. */
export function useViewActions({ saved, defaults }: ViewActionsOptions) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()

  const views = CRM_VIEWS.map((name): PaletteAction => {
    const Icon = ICONS[name] ?? ColumnsIcon
    return {
      id: name,
      label: DESK_VIEWS[name].label,
      icon: <Icon />,
      run: () => void navigate({ search: viewSearch(search, name) }, { state }),
    }
  })
  const own = saved.map((view): PaletteAction => ({
    id: `saved ${view.name}`,
    label: view.name,
    hint: 'vista guardada',
    icon: <BookmarkIcon />,
    run: () => {
      const base = new URLSearchParams(viewSearch(search, 'list'))
      const query = writeClaimList(openView(view, defaults), defaults, base)
      void navigate({ search: query.toString() }, { state: null })
    },
  }))
  const listFound: PaletteProps['onList'] = (found) => {
    const base = new URLSearchParams(viewSearch(search, 'list'))
    const asked = { ...NO_FILTERS, ...defaults, ...found, page: 1 }
    const query = writeClaimList(asked, defaults, base)
    void navigate({ search: query.toString() }, { state: claimSearchState(found) })
  }
  return { views: [...views, ...own], listFound }
}
