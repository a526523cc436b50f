import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import { useSignOut } from '../sign-out/use-sign-out'
import styles from './AccountMenu.module.css'

interface AccountLink {
  readonly to: string
  readonly label: string
}

interface AccountMenuProps {
  /** Shown name or e-mail. */
  readonly children: ReactNode
  readonly title: string
  readonly links: readonly AccountLink[]
  readonly badge?: ReactNode
}

/** "Cuenta": the user's name, which opens their links and the sign-out. */
export function AccountMenu({ children, title, links, badge }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { signOut, question } = useSignOut()
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

  return (
    <div
      ref={menu}
      className={styles['account']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles['toggle']}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="visually-hidden">Cuenta:</span>{' '}
        <span className={styles['name']} title={title}>
          {children}
        </span>
        {badge}
        <ExpandMoreIcon className={styles['arrow']} />
      </button>
      <nav id={id} aria-label="Cuenta" hidden={!isOpen} className={styles['menu']}>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles['item']} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles['item']}
              onClick={() => {
                close()
                signOut()
              }}
            >
              Cerrar Sesión
            </button>
          </li>
        </ul>
      </nav>
      {question}
    </div>
  )
}
