import {
  createContext,
  lazy,
  useContext,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type LazyExoticComponent,
  type MouseEvent,
} from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { importWithRetry } from '@/ui/browser/import-with-retry'

/** Whether the markup is being written by the build. */
export const Prerendering = createContext(false)

const never = () => () => undefined

/** Whether this part of the page came with it as markup, rather than by its code. */
export function useIsPrerendered(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isStanding] = useState(isTakenOver)
  return isStanding
}

/** One of the parts that a module holds for `StaticSection`. */
export function lazySection<Name extends string>(
  importSections: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await importWithRetry(importSections))[name] }))
}

/** Where a press on a link of the app leads; null for what the browser follows by itself. */
function pathOf(event: MouseEvent, base: string): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return null
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.target !== '' || link.origin !== location.origin) return null
  const path = link.pathname + link.search + link.hash
  const root = base.replace(/\/$/, '')
  return path.startsWith(`${root}/`) ? path.slice(root.length) : null
}

/**
 * A part of a page that only stands there: text, pictures and links. Where it came as markup its code is
 * never fetched; whoever comes from another page fetches it then (docs/decisions/027).
 *
 * @param of declared outside the component; nothing in it may need an effect, a state or a handler
 */
export function StaticSection({ of: Part }: { readonly of: LazyExoticComponent<ComponentType> }) {
  const isWritten = useContext(Prerendering)
  const isStanding = useIsPrerendered()
  const navigate = useNavigate()
  const base = useHref('/')
  if (isWritten || !isStanding) {
    return (
      <div>
        <Part />
      </div>
    )
  }
  const handleClick = (event: MouseEvent) => {
    const path = pathOf(event, base)
    if (path === null) return
    event.preventDefault()
    void navigate(path)
  }
  // Nothing is written: it tells React that what stands in the element is not its own.
  const asItStands = { dangerouslySetInnerHTML: { __html: '' } }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within are pressed, by key as well
    <div onClick={handleClick} {...asItStands} suppressHydrationWarning />
  )
}
