import type { ComponentProps } from 'react'
import styles from './DetailsButton.module.css'

interface DetailsButtonProps extends ComponentProps<'button'> {
  /** Of the claim; old rows may have none. */
  readonly claimId: number | string | null
}

/** Opens the details of a claim from its row. */
export function DetailsButton({ claimId, children = 'Detalles', ...rest }: DetailsButtonProps) {
  return (
    <button
      type="button"
      className={styles['details']}
      aria-label={`Detalles del reclamo ${claimId ?? 'sin número'}`}
      aria-haspopup="dialog"
      {...rest}
    >
      {children}
    </button>
  )
}
