import { memo, useCallback, useEffect, useState } from 'react'
import { RetryButton } from '@/ui/actions/RetryButton'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Notice } from '@/ui/feedback/Notice'
import { EmptyNote } from '../../shared/EmptyNote'
import type { DeskView, DeskViewProps } from '../../shared/desk-view'
import { DESK_VIEWS } from '../views'

interface ViewSectionProps extends DeskViewProps {
  readonly view: Exclude<DeskView, 'list'>
}

/** A lazy view of all claims; memoized, so that a dialog over it does not re-render it. */
export const ViewSection = memo(function ViewSection({ view, ...props }: ViewSectionProps) {
  const { label, from } = DESK_VIEWS[view]
  const { Component, load } = useLazyComponent<DeskViewProps>(from)
  const [hasFailed, setFailed] = useState(false)

  const fetchCode = useCallback(() => {
    void load().then((isThere) => setFailed(!isThere))
  }, [load])
  useEffect(fetchCode, [fetchCode])

  if (Component) return <Component {...props} queueAddress={DESK_VIEWS.queue.address} />
  return hasFailed ? (
    <Notice tone="error" action={<RetryButton onClick={fetchCode} />}>
      {chunkErrorText('esta parte')}
    </Notice>
  ) : (
    <EmptyNote>{`Cargando ${label}…`}</EmptyNote>
  )
})
