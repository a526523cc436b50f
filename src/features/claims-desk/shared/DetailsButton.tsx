import type { ComponentProps } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { ROW_ACTION } from './use-row-cursor'
import { classNames } from '@/ui/theme/class-names'
import styles from './DetailsButton.module.css'

interface DetailsButtonProps extends ComponentProps<'button'> {
  readonly claim: Claim
}

/** Opens the details of a claim: the control of its row that takes the focus. */
export function DetailsButton({ claim, children = 'Detalles', ...rest }: DetailsButtonProps) {
  const { open } = useDeskActions()
  return (
    <button
      type="button"
      className={classNames('purple strong touch bare', styles['details'])}
      aria-label={`Detalles del reclamo ${claim.id ?? 'sin número'}`}
      aria-haspopup="dialog"
      onClick={() => open(claim)}
      {...{ [ROW_ACTION]: claim.id ?? '' }}
      {...rest}
    >
      {children}
    </button>
  )
}
