import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { StatusChange } from '@/domain/claim/status/status-choice'
import { codeLostText } from '@/domain/failures/code-lost'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { useOnDemand } from '@/ui/browser/load-on-demand'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { MoreIcon } from '@/ui/icons/desk-icons'
import styles from './Move.module.css'
import type { MovePanelProps } from './MovePanel'

/** How long it is said that the menu did not come, in ms. */
const LOST_MS = 8000

interface MoveMenuProps {
  /** What is moved: one claim, or many that get the same status. */
  readonly claims: readonly Claim[]
  /** The words of the button, and the title of what it opens. */
  readonly label?: string
  /** The name of the button where its words do not say which claim is meant. */
  readonly ariaLabel?: string
  /** `icon` shows three dots, and needs an `ariaLabel`. */
  readonly variant?: 'icon' | 'text' | 'outlined' | 'contained'
  /** -1 where the arrow keys of a list lead to it. */
  readonly tabIndex?: number
  readonly className?: string | undefined
  /** A whole status was chosen: category, sub-status, documents and agency. */
  readonly onMove: (change: StatusChange) => void
}

const importPanel = () => import('./MovePanel').then((m) => m.MovePanel)

/** The panel of a move, fetched when somebody comes near what opens it. */
export function useMovePanel() {
  const { Component, load } = useOnDemand<MovePanelProps>(importPanel)
  const [isLost, setLost] = useState(false)
  const fetchPanel = useCallback(async () => {
    const isThere = await load()
    setLost(!isThere)
    return isThere
  }, [load])
  const notice = isLost && (
    <Snackbar
      tone="error"
      text={codeLostText('el menú «Mover a…»')}
      duration={LOST_MS}
      onClose={() => setLost(false)}
    />
  )
  return { Panel: Component, load, fetchPanel, notice }
}

/** "Mover a…": gives claims another status, asking in place for what that status needs. */
export function MoveMenu({
  claims,
  label = 'Mover a…',
  ariaLabel,
  variant = 'text',
  onMove,
  ...button
}: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { Panel, load, fetchPanel, notice } = useMovePanel()
  const look = {
    ...button,
    'aria-label': ariaLabel ?? label,
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    'data-move': true,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
      setAnchor(currentTarget)
      void fetchPanel().then((isThere) => {
        if (!isThere) setAnchor(null)
      })
    },
  } as const
  return (
    <>
      {variant === 'icon' ? (
        <IconButton {...look}>
          <MoreIcon />
        </IconButton>
      ) : (
        <Button
          {...look}
          {...(ariaLabel === undefined && { 'aria-label': undefined })}
          size="small"
          variant={variant}
          color="secondary"
          className={button.className ?? styles['button']}
        >
          {label}
        </Button>
      )}
      {notice}
      {Panel && anchor && (
        <Panel
          title={label}
          anchor={anchor}
          claims={claims}
          onMove={onMove}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
