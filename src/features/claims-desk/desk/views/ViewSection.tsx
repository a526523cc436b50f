import { memo, useState, type ComponentType } from 'react'
import { RetryButton } from '@/ui/actions/RetryButton'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { Notice } from '@/ui/feedback/Notice'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import { DESK_VIEWS, type DeskView } from '../../shared/desk-view'

type LazyView = Exclude<DeskView, 'list'>

const CODE: Readonly<Record<LazyView, () => Promise<ComponentType>>> = {
  board: () => import('../../board/Board').then((m) => m.Board),
  queue: () => import('../../queue/WorkQueue').then((m) => m.WorkQueue),
  overview: () => import('../../overview/Overview').then((m) => m.Overview),
  due: () => import('../../due/ChargesDue').then((m) => m.ChargesDue),
  till: () => import('../../till/Till').then((m) => m.Till),
}

const NO_PROPS = {}

/** A lazy view of all claims; memoized, so that a dialog over it does not re-render it. */
export const ViewSection = memo(function ViewSection({ view }: { readonly view: LazyView }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <Notice tone="error" action={<RetryButton onClick={() => setFailed(false)} />}>
        {chunkErrorText('esta parte')}
      </Notice>
    )
  }
  return (
    <LazyComponent
      from={CODE[view]}
      props={NO_PROPS}
      onFailure={() => setFailed(true)}
      pending={<SkeletonRows text={`Cargando “${DESK_VIEWS[view].label}”…`} />}
    />
  )
})
