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
import { importComponent } from '@/ui/browser/import-component'

/** True during prerendering. */
export const Prerendering = createContext(false)

const never = () => () => undefined

/** True if this component was hydrated from prerendered markup. Never renders again, as `useClientValue` does. */
export function useIsPrerendered(): boolean {
  const [origin] = useState(() => {
    let isPrerendered = false
    return { onHydration: () => (isPrerendered = true), read: () => isPrerendered }
  })
  return useSyncExternalStore(never, origin.read, origin.onHydration)
}

export function lazySection<Name extends string>(
  importSections: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await importComponent(importSections))[name] }))
}

/** Path of a clicked link of the app; null if the browser must follow it. */
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
 * A section of text, images and links. Prerendered markup is kept and its code never loaded; a client
 * navigation loads it (docs/decisions/027).
 * @param of declared outside the component, without effects, state or handlers
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
  // An empty `__html` makes React keep the prerendered children instead of hydrating them.
  const asItStands = { dangerouslySetInnerHTML: { __html: '' } }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within are pressed, by key as well
    <div onClick={handleClick} {...asItStands} suppressHydrationWarning />
  )
}
