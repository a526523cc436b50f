import { useSyncExternalStore, type ComponentProps } from 'react'
import type { BulkBar } from '@/features/staff-claims/bulk/BulkBar'
import type { useInPlace } from '@/features/staff-claims/in-place/use-in-place'
import { LazyPart } from '@/ui/browser/LazyPart'
import { dialogCode } from './dialog-code'

/** The bar of the ticked rows: its code comes with the first tick. */
export function Bulk(props: ComponentProps<typeof BulkBar>) {
  const { subscribe, read } = props.selection
  const hasAny = useSyncExternalStore(subscribe, () => read().size > 0)
  return <LazyPart from={dialogCode.bulk} isWanted={hasAny} props={props} />
}

/** The window over the cell that is being changed: its code comes with the first one. */
export function PlaceEditors({ inPlace }: { readonly inPlace: ReturnType<typeof useInPlace> }) {
  const { asked, close } = inPlace
  return (
    <LazyPart
      from={dialogCode.editors}
      isWanted={asked !== null}
      props={{ asked, onClose: close }}
    />
  )
}
