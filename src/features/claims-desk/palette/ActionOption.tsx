import styles from './Palette.module.css'
import type { PaletteAction } from './palette-items'

export function ActionOption({
  action: { label, hint, keys, icon },
}: {
  readonly action: PaletteAction
}) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['label']}>
        {label}
        {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </span>
      {keys !== undefined && <kbd className={styles['key']}>{keys}</kbd>}
    </>
  )
}
