import { paths } from '@/config/paths'
import { canSeeEarnings } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { EarningsIcon, ExitIcon, TicketIcon } from '@/ui/icons/account-icons'
import styles from './ProfilePage.module.css'

interface ProfileLinksProps {
  readonly userRole: string | null | undefined
  readonly onSignOut: () => void
}

export function ProfileLinks({ userRole, onSignOut }: ProfileLinksProps) {
  const session = useSession()
  const cookieRole = session.signedIn ? session.role : null
  const isReferrer = canSeeEarnings(cookieRole) || canSeeEarnings(userRole ?? null)
  return (
    <div className={styles['links']}>
      <Button to={paths.myClaims} variant="contained" color="secondary" startIcon={<TicketIcon />}>
        Mis Reclamos
      </Button>
      {isReferrer && (
        <Button to={paths.earnings} variant="outlined" startIcon={<EarningsIcon />}>
          Mis Ganancias
        </Button>
      )}
      <Button color="secondary" startIcon={<ExitIcon />} onClick={onSignOut}>
        Cerrar Sesión
      </Button>
    </div>
  )
}
