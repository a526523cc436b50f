import { Link } from 'react-router-dom'
import { useSignOut } from '../sign-out/use-sign-out'
import styles from './AccountMenu.module.css'

export interface AccountLink {
  readonly to: string
  readonly label: string
}

interface AccountLinksProps {
  readonly links: readonly AccountLink[]
  readonly onClose: () => void
}

export function AccountLinks({ links, onClose }: AccountLinksProps) {
  const { signOut, question } = useSignOut()
  return (
    <>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles['item']} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles['item']}
            onClick={() => {
              onClose()
              signOut()
            }}
          >
            Cerrar Sesión
          </button>
        </li>
      </ul>
      {question}
    </>
  )
}
