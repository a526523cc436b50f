import type { SavedView } from '@/domain/claim/list/saved-views'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import type { DeskProfile } from '../desk-profiles'
import { dialogCode } from '../dialog-code'
import type { ClaimList } from '../state/use-claim-list'
import type { DeskDialogsState } from '../state/use-desk-dialogs'
import type { DeskView } from '../../shared/desk-view'
import type { PaletteAction } from '../../palette/palette-items'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { AddIcon, TickIcon, DownloadIcon } from '@/ui/icons/desk-icons'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { useViewActions } from './use-view-actions'
import { useEffect, useEffectEvent } from 'react'
import { EXPORT_FORMATS, FORMATS } from '../../export/export-formats'
import { useExport } from '../../export/use-export'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { isCovered } from '../../shared/use-desk-keys'

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

interface DeskPaletteProps {
  readonly open: boolean
  readonly view: DeskView
  readonly profile: DeskProfile
  readonly list: ClaimList
  readonly dialogs: DeskDialogsState
  readonly saved: readonly SavedView[]
  /** Single-key shortcuts are on, so the palette shows them. */
  readonly hasKeys: boolean
  readonly onAsk: () => void
  readonly onClose: () => void
}

export function DeskPalette(props: DeskPaletteProps) {
  const { open, view, profile, list, dialogs, saved, hasKeys, onAsk, onClose } = props
  usePaletteKey(onAsk)
  const changes = useClaimUpdateQueue()
  const isList = view === 'list'
  const total = isList && !list.isOld && !list.isFirstLoad ? list.total : null
  const exporting = useExport()
  const { views, listFound } = useViewActions(profile, saved)

  const actions: readonly PaletteAction[] = [
    {
      id: 'contacted',
      label: 'Contacté hoy',
      icon: <TickIcon />,
      forClaim: true,
      run: (claim) => void changes.contactToday([claim]),
    },
    {
      id: 'edit',
      label: 'Editar',
      keys: hasKeys && isList ? 'E' : undefined,
      icon: <EditIcon />,
      forClaim: true,
      run: dialogs.edit,
    },
    {
      id: 'chat',
      label: 'Chat',
      icon: <WhatsAppIcon />,
      forClaim: true,
      fits: ({ phone }) => toChatPhone(phone) !== null,
      run: ({ phone }) => {
        const digits = toChatPhone(phone)
        if (digits !== null) window.open(chatLink(digits), '_blank', 'noopener,noreferrer')
      },
    },
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
        onFailure={() => {
          dialogs.fail()
          onClose()
        }}
        props={{
          open,
          today: list.today,
          actions,
          views,
          onOpen: dialogs.details.open,
          onEdit: dialogs.edit,
          onList: listFound,
          onClose,
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
