import { Link } from 'react-router-dom'
import TicketIcon from '@mui/icons-material/AirplaneTicketRounded'
import ExitIcon from '@mui/icons-material/LogoutRounded'
import EarningsIcon from '@mui/icons-material/QrCode2Rounded'
import Button from '@mui/material/Button'
import { paths } from '@/config/paths'
import { canSeeEarnings } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import styles from './ProfilePage.module.css'

interface ProfileLinksProps {
  /** The role as the server wrote it in the profile. */
  readonly userRole: string | null | undefined
  readonly onSignOut: () => void
}

/** Where a person goes on from the profile (SPEC 2.7). */
export function ProfileLinks({ userRole, onSignOut }: ProfileLinksProps) {
  const session = useSession()
  const cookieRole = session.signedIn ? session.role : null
  const isReferrer = canSeeEarnings(cookieRole) || canSeeEarnings(userRole ?? null)
  return (
    <div className={styles['links']}>
      <Button
        component={Link}
        to={paths.myClaims}
        variant="contained"
        color="secondary"
        startIcon={<TicketIcon />}
      >
        Mis Reclamos
      </Button>
      {isReferrer && (
        <Button
          component={Link}
          to={paths.earnings}
          variant="outlined"
          startIcon={<EarningsIcon />}
        >
          Mis Ganancias
        </Button>
      )}
      <Button color="secondary" startIcon={<ExitIcon />} onClick={onSignOut}>
        Cerrar Sesión
      </Button>
    </div>
  )
}
