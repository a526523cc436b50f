import { useLocation, useNavigate } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import { NO_FILTERS, writeClaimList, type ClaimListState } from '@/domain/claim/list/claim-list'
import { openView } from '@/domain/claim/list/saved-views'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import {
  AddIcon,
  BookmarkIcon,
  ChartIcon,
  ColumnsIcon,
  DownloadIcon,
  TickIcon,
} from '@/ui/icons/desk-icons'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import { ClockIcon } from '@/ui/icons/rights-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { EXPORT_FORMATS, FORMATS } from '../../export/export-formats'
import type { ExportJob } from '../../export/export-state'
import { useShortcuts } from '../../settings/use-desk-settings'
import { claimSearchState } from '../../shared/claims-of-email'
import { DESK_VIEWS, searchOfView, type DeskView } from '../../shared/desk-view'
import type { Desk } from '../state/use-desk'
import type { PaletteAction } from './palette-items'

const ICONS = {
  list: ColumnsIcon,
  board: ColumnsIcon,
  queue: ClockIcon,
  overview: ChartIcon,
  due: ClockIcon,
  till: ChartIcon,
} as const satisfies Record<DeskView, unknown>

function toViewAction(name: DeskView, run: () => void): PaletteAction {
  const Icon = ICONS[name]
  return { id: name, label: DESK_VIEWS[name].label, icon: <Icon />, run }
}

function useViewActions({ profile, savedViews }: Desk) {
  const { views, defaults } = profile
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const openList = (list: ClaimListState, historyState: unknown) => {
    const query = writeClaimList(list, defaults, searchOfView(search, 'list'))
    void navigate({ search: query.toString() }, { state: historyState })
  }
  const shown = views.map((name) =>
    toViewAction(name, () => void navigate({ search: searchOfView(search, name) }, { state })),
  )
  const own = savedViews.map((view): PaletteAction => ({
    id: `saved ${view.name}`,
    label: view.name,
    hint: 'vista guardada',
    icon: <BookmarkIcon />,
    run: () => openList(openView(view, defaults), null),
  }))
  return {
    views: [...shown, ...own],
    /** Shows the claims with an e-mail or a text in the list. */
    listFound: (found: Partial<Pick<ClaimListState, 'email' | 'selection'>>) =>
      openList({ ...NO_FILTERS, ...defaults, ...found, page: 1 }, claimSearchState(found)),
  }
}

/** What the palette offers; `ofClaim` for the claim that it has selected. */
export function usePaletteActions(desk: Desk, onExport: (job: ExportJob) => void) {
  const { view, list, dialogs } = desk
  const queue = useClaimUpdateQueue()
  const { value: hasKeys } = useShortcuts()
  const isList = view === 'list'
  const total = isList && !list.isOld && !list.isFirstLoad ? list.total : null
  const source = { filters: isList ? list.filters : {}, total }
  const onPage: readonly PaletteAction[] = [
    {
      id: 'create',
      label: 'Agregar nuevo reclamo',
      keys: hasKeys ? 'N' : undefined,
      icon: <AddIcon />,
      run: dialogs.create,
    },
    ...(total === 0 ? [] : FORMATS).map((format): PaletteAction => ({
      id: `export-${format}`,
      label: `Exportar ${EXPORT_FORMATS[format].name}`,
      hint: isList ? (total === null ? 'la lista' : countClaims(total)) : 'todos los reclamos',
      icon: <DownloadIcon />,
      run: () => onExport({ source, format }),
    })),
  ]
  const ofClaim = (claim: Claim): readonly PaletteAction[] => {
    const phone = toChatPhone(claim.phone)
    const contacted: PaletteAction = {
      id: 'contacted',
      label: 'Contacté hoy',
      icon: <TickIcon />,
      run: () => void queue.contactToday([claim]),
    }
    const edit: PaletteAction = {
      id: 'edit',
      label: 'Editar',
      keys: hasKeys && isList ? 'E' : undefined,
      icon: <EditIcon />,
      run: () => dialogs.edit(claim),
    }
    if (phone === null) return [contacted, edit]
    const open = () => void window.open(chatLink(phone), '_blank', 'noopener,noreferrer')
    return [contacted, edit, { id: 'chat', label: 'Chat', icon: <WhatsAppIcon />, run: open }]
  }
  return { onPage, ofClaim, ...useViewActions(desk) }
}
