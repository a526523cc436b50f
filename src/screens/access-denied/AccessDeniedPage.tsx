import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AuthButton } from '@/features/auth/AuthButton'
import { nameIn, useSession } from '@/session/use-session'
import { DataText } from '@/ui/DataText'
import { Button } from '@/ui/actions/Button'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './AccessDeniedPage.module.css'

/** "Acceso Denegado" (SPEC 2.10): the reason and the next steps. */
export function AccessDeniedPage() {
  const session = useSession()
  const name = nameIn(session, 'navigation')

  return (
    <div className="page">
      <svg
        viewBox="0 0 64 64"
        className={classNames('on-purple', styles['mark'])}
        aria-hidden
        focusable="false"
      >
        <path d="M23 30v-6a9 9 0 0 1 18 0v6M19 30h26v17H19zM32 37v4" />
      </svg>
      <PageTitle
        lead={
          session.signedIn
            ? 'Tu cuenta no puede ver esta página. Si tienes otra con permiso, entra con ella.'
            : 'Esta página es solo para cuentas con permiso. Si tienes una, entra con ella.'
        }
      >
        Acceso Denegado
      </PageTitle>
      {name && (
        <p className="before-20">
          Entraste como{' '}
          <strong>
            <DataText>{name}</DataText>
          </strong>
          .
        </p>
      )}
      <div className="ways-on">
        <AuthButton variant="contained">
          {session.signedIn ? 'Entrar con otra cuenta' : 'Entrar con mi cuenta'}
        </AuthButton>
        <Button to={paths.home} variant="outlined">
          Volver al Inicio
        </Button>
      </div>
      <p className="muted after-20">
        ¿Deberías poder entrar?{' '}
        <Link to={paths.contact} className="chip target">
          Escríbenos
        </Link>
      </p>
    </div>
  )
}
