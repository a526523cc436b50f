import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { classNames } from '@/ui/theme/class-names'
import styles from './AccountMenu.module.css'
import type { AccountLink } from './AccountLinks'

interface AccountMenuProps {
  /** Shown name or e-mail. */
  readonly children: ReactNode
  readonly title: string
  readonly links: readonly AccountLink[]
  /** Between the name and the arrow. */
  readonly badge?: ReactNode
  readonly className?: string | undefined
}

const importLinks = () => import('./AccountLinks').then((module) => module.AccountLinks)

/** "Cuenta": the user's name, which opens their links and the sign-out. */
export function AccountMenu({ children, title, links, badge, className }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { Component: Links, load } = useLazyComponent(importLinks)
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()

  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const closeOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
  })
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const handlePointer = (event: PointerEvent) => closeOutside(event)
    const handleKey = (event: KeyboardEvent) => closeByKey(event)
    document.addEventListener('pointerdown', handlePointer)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePointer)
      document.removeEventListener('keydown', handleKey)
    }
  }, [isOpen])

  const press = () => {
    // Keeps the press responsive while the links load.
    startTransition(() => setOpen(!isOpen))
    void load().then((loaded) => {
      if (!loaded) setOpen(false)
    })
  }

  return (
    <div
      ref={menu}
      className={classNames(styles['account'], className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles['toggle']}
        onClick={press}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <span className="visually-hidden">Cuenta:</span>{' '}
        <span className={styles['name']} title={title}>
          {children}
        </span>
        {badge}
        <ExpandMoreIcon className={styles['arrow']} />
      </button>
      {Links && (
        <nav id={id} aria-label="Cuenta" hidden={!isOpen} className={styles['menu']}>
          <Links links={links} onClose={close} />
        </nav>
      )}
    </div>
  )
}
