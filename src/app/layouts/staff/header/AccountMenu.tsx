import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { initialOf } from '@/domain/people/initial'
import { useSignOut } from '@/features/auth/sign-out/use-sign-out'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import { EmailText } from '@/ui/EmailText'
import styles from './AccountMenu.module.css'

export function AccountMenu({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false)
  const { signOut, question } = useSignOut()
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()

  const closeOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
  })
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    setOpen(false)
    toggle.current?.focus()
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
        <span className="visually-hidden">Tu cuenta:</span>{' '}
        <span className={styles['email']} title={email}>
          <EmailText>{email}</EmailText>
        </span>
        <span aria-hidden className={styles['badge']}>
          {initialOf(email)}
        </span>
        <ExpandMoreIcon className={styles['arrow']} />
      </button>
      <ul id={id} hidden={!isOpen} className={styles['menu']}>
        <li>
          <Link to={paths.profile} className={styles['item']}>
            Perfil
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles['item']}
            onClick={() => {
              setOpen(false)
              toggle.current?.focus()
              signOut()
            }}
          >
            Cerrar Sesión
          </button>
        </li>
      </ul>
      {question}
    </div>
  )
}
