import { memo, useCallback, useEffect, useState } from 'react'
import { RetryButton } from '@/ui/actions/RetryButton'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Notice } from '@/ui/feedback/Notice'
import { EmptyNote } from '../../shared/EmptyNote'
import type { DeskView } from '../../shared/desk-view'
import { DESK_VIEWS } from '../views'

interface ViewSectionProps {
  readonly view: Exclude<DeskView, 'list'>
}

/** A lazy view of all claims; memoized, so that a dialog over it does not re-render it. */
export const ViewSection = memo(function ViewSection({ view }: ViewSectionProps) {
  const { label, from } = DESK_VIEWS[view]
  const { Component, load } = useLazyComponent<object>(from)
  const [hasFailed, setFailed] = useState(false)

  const fetchCode = useCallback(() => {
    void load().then((isThere) => setFailed(!isThere))
  }, [load])
  useEffect(fetchCode, [fetchCode])

  if (Component) return <Component />
  return hasFailed ? (
    <Notice tone="error" action={<RetryButton onClick={fetchCode} />}>
      {chunkErrorText('esta parte')}
    </Notice>
  ) : (
    <EmptyNote>{`Cargando “${label}”…`}</EmptyNote>
  )
})
