import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import { openView } from '@/domain/claim/list/saved-views'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import {
  AddIcon,
  TickIcon,
  DownloadIcon,
  BookmarkIcon,
  ChartIcon,
  ColumnsIcon,
} from '@/ui/icons/desk-icons'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { NO_FILTERS, writeClaimList } from '@/domain/claim/list/claim-list'
import { ClockIcon } from '@/ui/icons/rights-icons'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useShortcuts } from '../../settings/use-desk-settings'
import { dialogCode } from '../dialog-code'
import type { Desk } from '../state/use-desk'
import type { PaletteAction } from '../../palette/palette-items'
import { EXPORT_FORMATS, FORMATS } from '../../export/export-formats'
import { useExport } from '../../export/use-export'
import { isCovered } from '../../shared/use-desk-keys'
import type { PaletteProps } from '../../palette/Palette'
import { claimSearchState } from '../../shared/claims-of-email'
import { DESK_VIEWS, searchOfView } from '../views'

const ICONS = { chart: ChartIcon, clock: ClockIcon, columns: ColumnsIcon } as const

function useViewActions({ profile, savedViews }: Desk) {
  const { views, defaults } = profile
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
  const own = savedViews.map((view): PaletteAction => ({
    id: `saved ${view.name}`,
    label: view.name,
    hint: 'vista guardada',
    icon: <BookmarkIcon />,
    run: () => {
      const base = searchOfView(search, 'list')
      const query = writeClaimList(openView(view, defaults), defaults, base)
      void navigate({ search: query.toString() }, { state: null })
    },
  }))
  const listFound: PaletteProps['onList'] = (found) => {
    const base = searchOfView(search, 'list')
    const asked = { ...NO_FILTERS, ...defaults, ...found, page: 1 }
    const query = writeClaimList(asked, defaults, base)
    void navigate({ search: query.toString() }, { state: claimSearchState(found) })
  }
  return { views: [...shown, ...own], listFound }
}

/** Ctrl+K or Cmd+K on the whole page, also while the user types, but not inside a dialog. */
function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isMeant || event.altKey || event.shiftKey || event.defaultPrevented) return
      if (isCovered()) return
      // Prevents the browser's own search.
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

/** Duration of the result, in ms: its text has several lines. */
const OUTCOME_MS = 15_000

export function DeskPalette({ desk }: { readonly desk: Desk }) {
  const { view, list, dialogs } = desk
  const open = dialogs.aside === 'palette'
  usePaletteKey(() => dialogs.openAside('palette'))
  const { value: hasKeys } = useShortcuts()
  const changes = useClaimUpdateQueue()
  const isList = view === 'list'
  const total = isList && !list.isOld && !list.isFirstLoad ? list.total : null
  const exporting = useExport()
  const { views, listFound } = useViewActions(desk)

  const actionsFor = (claim: Claim): readonly PaletteAction[] => {
    const phone = toChatPhone(claim.phone)
    const chat = (digits: string): PaletteAction => ({
      id: 'chat',
      label: 'Chat',
      icon: <WhatsAppIcon />,
      isForClaim: true,
      run: () => void window.open(chatLink(digits), '_blank', 'noopener,noreferrer'),
    })
    return [
      {
        id: 'contacted',
        label: 'Contacté hoy',
        icon: <TickIcon />,
        isForClaim: true,
        run: () => void changes.contactToday([claim]),
      },
      {
        id: 'edit',
        label: 'Editar',
        keys: hasKeys && isList ? 'E' : undefined,
        icon: <EditIcon />,
        isForClaim: true,
        run: () => dialogs.edit(claim),
      },
      ...(phone === null ? [] : [chat(phone)]),
    ]
  }
  const actions: readonly PaletteAction[] = [
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
      run: () => {
        exporting.start({ source: { filters: isList ? list.filters : {}, total }, format })
      },
    })),
  ]

  return (
    <>
      <LazyComponent
        from={dialogCode.palette}
        isWanted={open}
        onFailure={dialogs.fail}
        props={{
          open,
          today: list.today,
          actions,
          actionsFor,
          views,
          onOpen: dialogs.details.open,
          onEdit: dialogs.edit,
          onList: listFound,
          onClose: dialogs.closeAside,
        }}
      />
      {exporting.dialog}
      <Snackbar
        tone="success"
        text={exporting.words.join(' ')}
        duration={OUTCOME_MS}
        onClose={exporting.forget}
      />
    </>
  )
}
