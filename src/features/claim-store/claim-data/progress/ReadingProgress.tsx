import type { ReactNode } from 'react'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import type { PagedFetch } from '../read-claims'
import type { useAllClaims } from '../use-claims'
import { expectedTotal, failureReason, progressText, stoppedText } from '../reading-words'

interface ReadingProgressProps {
  readonly reading: PagedFetch
  readonly label: string
}

export function ReadingProgress({ reading, label }: ReadingProgressProps) {
  const total = expectedTotal(reading)
  const text = total === 0 ? 'Contando los reclamos…' : progressText(reading)
  const percent = total && Math.round((100 * reading.rows.length) / total)
  return (
    <div className="stack gap-8">
      <p aria-hidden className="semibold numbers">
        {text}
      </p>
      <ProgressBar label={label} text={text} percent={percent} />
    </div>
  )
}

interface ReadingStateProps {
  readonly all: Pick<ReturnType<typeof useAllClaims>, 'error' | 'isFetching' | 'soFar'>
  readonly onRetry: () => void
  /** Added to the error. */
  readonly children?: ReactNode
}

/** The progress of reading all claims, or why it stopped. */
export function ReadingState({ all, onRetry, children }: ReadingStateProps) {
  const { error, isFetching, soFar } = all
  if (isFetching) return <ReadingProgress reading={soFar} label="Lectura de los reclamos" />
  if (error === null) return null
  return (
    <Notice tone="error" action={<RetryButton onClick={onRetry} />}>
      <span>{`${stoppedText(soFar)}. ${failureReason(error)}`}</span>
      <span>{children}</span>
    </Notice>
  )
}
