import { useRef } from 'react'
import { ReadingState } from '@/features/claim-store/claim-data/progress/ReadingProgress'
import { failureReason } from '@/features/claim-store/claim-data/reading-words'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { classNames } from '@/ui/theme/class-names'
import styles from './Palette.module.css'
import type { PaletteClaims } from './use-palette-claims'

interface PaletteStatusProps {
  readonly claims: PaletteClaims
  readonly summary: string
}

export function PaletteStatus({ claims: { all, person }, summary }: PaletteStatusProps) {
  const box = useRef<HTMLDivElement>(null)
  const retry = (refetch: () => unknown) => () => {
    // Move the focus: the focused button disappears with the error.
    box.current?.closest('[role="dialog"]')?.querySelector('input')?.focus()
    void refetch()
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {summary}
      </p>
      <div ref={box} className={classNames('stack gap-8 rule-below filled', styles['part'])}>
        <ReadingState all={all} onRetry={retry(all.refetch)} />
        {person?.isFetching && <p className="muted dense">Buscando ese correo en el servidor…</p>}
        {person?.error && !person.isFetching && (
          <Notice tone="error" action={<RetryButton onClick={retry(person.refetch)} />}>
            {`No pudimos buscar ese correo. ${failureReason(person.error)}`}
          </Notice>
        )}
      </div>
    </>
  )
}
