import { failureReason, stoppedText } from '@/features/claim-store/claim-data/reading-words'
import { ReadingProgress } from '@/features/claim-store/claim-data/progress/ReadingProgress'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import styles from './Palette.module.css'
import type { PaletteClaims } from './use-palette-claims'

interface FailureProps {
  readonly children: string
  readonly onRetry: () => void
}

function Failure({ children, onRetry }: FailureProps) {
  const retry = (button: HTMLElement) => {
    // Move the focus: the focused button disappears with the error.
    button.closest('[role="dialog"]')?.querySelector('input')?.focus()
    onRetry()
  }
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={(event) => retry(event.currentTarget)}>
          Reintentar
        </Button>
      }
    >
      {children}
    </Notice>
  )
}

interface PaletteStatusProps {
  readonly claims: PaletteClaims
  readonly summary: string
}

export function PaletteStatus({ claims, summary }: PaletteStatusProps) {
  const { all, person } = claims
  const hasFailed = all.error !== null && !all.isFetching
  return (
    <>
      <p role="status" className="visually-hidden">
        {summary}
      </p>
      <div className={styles['status']}>
        {all.isFetching && <ReadingProgress reading={all.soFar} label="Lectura de los reclamos" />}
        {person?.isFetching && <p className="muted dense">Buscando ese correo en el servidor…</p>}
        {person?.error && !person.isFetching && (
          <Failure onRetry={() => void person.refetch()}>
            {`No pudimos buscar ese correo. ${failureReason(person.error)}`}
          </Failure>
        )}
        {hasFailed && (
          <Failure onRetry={() => void all.refetch()}>
            {`${stoppedText(all.soFar)}. ${failureReason(all.error)}`}
          </Failure>
        )}
      </div>
    </>
  )
}
