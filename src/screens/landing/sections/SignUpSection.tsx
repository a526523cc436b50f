import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { AuthButton } from '@/features/auth/AuthButton'
import { useAuth } from '@/features/auth/auth-context'
import { GoogleButton } from '@/features/auth/google/GoogleButton'
import { nameIn, useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { classNames } from '@/ui/theme/class-names'
import styles from './SignUpSection.module.css'

export function SignUpSection({ example }: { readonly example: ReactNode }) {
  const session = useSession()
  const { isAuthOpen } = useAuth()
  const name = nameIn(session, 'landing')

  return (
    <section className={classNames('page', styles['section'])} aria-labelledby="tu-cuenta">
      {example}
      {session.signedIn ? (
        <div className="column gap-12 top">
          <h2 id="tu-cuenta">Tu cuenta está lista</h2>
          {name && <p className="muted lead measure">Entraste como {name}.</p>}
          <Button to={paths.profile} variant="contained" color="secondary">
            Ver Perfil
          </Button>
        </div>
      ) : (
        <div className="column gap-12 top">
          <h2 id="tu-cuenta">Sigue tu caso desde el teléfono</h2>
          <p className="muted lead measure">
            Con una cuenta ves en qué va tu reclamo, qué falta y quién tiene que moverse.
          </p>
          <div className="row middle">
            <AuthButton variant="contained" color="secondary" mode="register">
              Crea tu cuenta
            </AuthButton>
            <AuthButton variant="outlined">Ingresa aquí</AuthButton>
            {/* Google's script has one handler per page: only one of its buttons may exist. */}
            {!isAuthOpen && <GoogleButton source="landing" />}
          </div>
        </div>
      )}
    </section>
  )
}
