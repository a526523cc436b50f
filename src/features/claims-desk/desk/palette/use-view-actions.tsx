import { useLocation, useNavigate } from 'react-router-dom'
import { NO_FILTERS, writeClaimList } from '@/domain/claim/list/claim-list'
import { openView, type SavedView } from '@/domain/claim/list/saved-views'
import type { PaletteProps } from '../../palette/Palette'
import type { PaletteAction } from '../../palette/palette-items'
import { claimSearchState } from '../../shared/claims-of-email'
import type { DeskProfile } from '../desk-profiles'
import { DESK_VIEWS, searchOfView } from '../views'
import { BookmarkIcon, ChartIcon, ColumnsIcon } from '@/ui/icons/desk-icons'
import { ClockIcon } from '@/ui/icons/rights-icons'

const ICONS = { chart: ChartIcon, clock: ClockIcon, columns: ColumnsIcon } as const

export function useViewActions({ views, defaults }: DeskProfile, saved: readonly SavedView[]) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()

  const shown = views.map((name): PaletteAction => {
    const { label, icon } = DESK_VIEWS[name]
    const Icon = ICONS[icon]
    return {
      id: name,
      label,
      icon: <Icon />,
      run: () => void navigate({ search: searchOfView(search, name) }, { state }),
    }
  })
  const own = saved.map((view): PaletteAction => ({
    id: `saved ${view.name}`,
    label: view.name,
    hint: 'vista guardada',
    icon: <BookmarkIcon />,
    run: () => {
      const base = new URLSearchParams(searchOfView(search, 'list'))
      const query = writeClaimList(openView(view, defaults), defaults, base)
      void navigate({ search: query.toString() }, { state: null })
    },
  }))
  const listFound: PaletteProps['onList'] = (found) => {
    const base = new URLSearchParams(searchOfView(search, 'list'))
    const asked = { ...NO_FILTERS, ...defaults, ...found, page: 1 }
    const query = writeClaimList(asked, defaults, base)
    void navigate({ search: query.toString() }, { state: claimSearchState(found) })
  }
  return { views: [...shown, ...own], listFound }
}
