import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { claimSearchState } from '@/features/claims-desk/shared/claims-of-email'
import { Button } from '@/ui/actions/Button'
import { CopyButton } from '@/ui/actions/CopyButton'
import { NEW_TAB } from '@/ui/browser/new-tab'
import styles from './UserActions.module.css'

interface UserActionsProps {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Actions on a user; those without data are omitted. */
export function UserActions({ name, email, phone }: UserActionsProps) {
  const navigate = useNavigate()
  const chatPhone = toChatPhone(phone)
  const who = name || email || phone
  return (
    <div className={styles['actions']}>
      {email !== '' && (
        <>
          <Button
            variant="outlined"
            size="small"
            aria-label={`Ver reclamos de ${who}`}
            // The e-mail is personal data: router state, not the address.
            onClick={() => void navigate(paths.legalClaims, { state: claimSearchState({ email }) })}
          >
            Ver reclamos
          </Button>
          <CopyButton what={`correo de ${who}`} text={email} />
        </>
      )}
      {chatPhone !== null && (
        <Button size="small" href={chatLink(chatPhone)} {...NEW_TAB} aria-label={`Chat con ${who}`}>
          Chat
        </Button>
      )}
    </div>
  )
}
