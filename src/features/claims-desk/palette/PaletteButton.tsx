import { Button } from '@/ui/actions/Button'
import { SearchIcon } from '@/ui/icons/desk-icons'
import styles from './PaletteButton.module.css'

interface PaletteButtonProps {
  readonly onOpen: () => void
  readonly onPrefetch: () => void
}

export function PaletteButton({ onOpen, onPrefetch }: PaletteButtonProps) {
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      startIcon={<SearchIcon />}
      endIcon={
        <kbd aria-hidden className={styles['keys']}>
          Ctrl K
        </kbd>
      }
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={styles['button']}
      onClick={onOpen}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
    >
      <span className={styles['label']}>Buscar o ir a…</span>
    </Button>
  )
}
