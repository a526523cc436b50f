import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { StatusChange } from '@/domain/claim/status/status-choice'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { IconButton } from '@/ui/actions/IconButton'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { MoreIcon } from '@/ui/icons/desk-icons'
import type { MovePanelProps } from './MovePanel'

/** Duration of the error message, in ms. */
const LOST_MS = 8000

interface MoveMenuProps {
  readonly claim: Claim
  /** -1 if the list moves by arrow keys. */
  readonly tabIndex: number
  readonly className: string | undefined
  /** Called with a complete status: category, sub-status, documents and agency. */
  readonly onMove: (change: StatusChange) => void
}

const importPanel = () => import('./MovePanel').then((m) => m.MovePanel)

/** The lazy panel of "Mover a…"; call `load` on hover or focus. */
export function useMovePanel() {
  const { Component, load } = useLazyComponent<MovePanelProps>(importPanel)
  const [isLost, setLost] = useState(false)
  const fetchPanel = useCallback(async () => {
    const isThere = await load()
    setLost(!isThere)
    return isThere
  }, [load])
  const notice = isLost && (
    <Snackbar
      tone="error"
      text={chunkErrorText('el menú «Mover a…»')}
      duration={LOST_MS}
      onClose={() => setLost(false)}
    />
  )
  return { Panel: Component, load, fetchPanel, notice }
}

export function MoveMenu({ claim, tabIndex, className, onMove }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { Panel, load, fetchPanel, notice } = useMovePanel()
  return (
    <>
      <IconButton
        tabIndex={tabIndex}
        className={className}
        aria-label={`Mover a…, reclamo ${claim.id ?? 'sin número'}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-move
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          void fetchPanel().then((isThere) => {
            if (!isThere) setAnchor(null)
          })
        }}
      >
        <MoreIcon />
      </IconButton>
      {notice}
      {Panel && anchor && (
        <Panel
          title="Mover a…"
          anchor={anchor}
          claims={[claim]}
          onMove={onMove}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
