import { useEffect, useRef, useState } from 'react'
import { paths } from '@/config/paths'
import { timings } from '@/config/timings'
import { estimateFor, estimateText } from '@/domain/claim/compensation'
import { formatClp } from '@/domain/money/clp'
import { useAuth } from '@/features/auth/auth-context'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { Ticket } from '@/ui/Ticket'
import type { SentClaim } from './claim-values'
import { classNames } from '@/ui/theme/class-names'
import styles from './SuccessPanel.module.css'

interface SuccessPanelProps extends SentClaim {
  readonly onAgain: () => void
}

/** The claim is in: what it may be worth and what happens next (SPEC 2.6 and 9). */
export function SuccessPanel({ type, airline, email, isSessionOver, onAgain }: SuccessPanelProps) {
  const session = useSession()
  const { openAuth } = useAuth()
  const [isShown, setShown] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const estimate = estimateFor(type)

  useEffect(() => {
    window.scrollTo({ top: 0 })
    const timer = setTimeout(() => setShown(true), timings.claimSuccessMessage)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (isShown) title.current?.focus({ preventScroll: true })
  }, [isShown])

  return (
    <div
      className={classNames('page', styles['panel'])}
      data-shown={isShown}
      style={{ transitionDuration: `${timings.claimSuccessTransition}ms` }}
    >
      <h1 ref={title} tabIndex={-1}>
        {isShown ? 'Tu reclamo ha sido enviado correctamente.' : 'Reclamo enviado'}
      </h1>
      {isSessionOver && (
        <Notice
          tone="info"
          action={
            !session.signedIn && (
              <Button size="small" color="secondary" onClick={() => openAuth('login')}>
                Ingresar otra vez
              </Button>
            )
          }
        >
          Tu sesión había terminado, así que enviamos tu reclamo sin ella. Llegó igual. Ingresa otra
          vez para seguir tus casos.
        </Notice>
      )}
      <Ticket
        header="Reclamo enviado"
        aside={airline}
        stub={
          <>
            <p className="ticket-label">{estimate ? 'Compensación posible' : 'Tu compensación'}</p>
            <p className={estimate ? styles['amount'] : undefined}>{estimateText(type)}</p>
            {estimate && (
              <p className={styles['split']}>
                Recibes hasta {formatClp(estimate.payout)} · nuestra comisión{' '}
                {formatClp(estimate.fee)}, solo si ganas. Es una estimación.
              </p>
            )}
          </>
        }
      >
        <p className="ticket-label">Tipo de reclamo</p>
        <p className={styles['type']}>{type}</p>
        <ol className={styles['steps']}>
          <li>
            <strong>Dentro de 24 horas hábiles</strong> te escribimos a {email} para decirte si tu
            caso califica. Revisa también tu carpeta de spam.
          </li>
          <li>
            <strong>Sigue tu caso</strong>{' '}
            {session.signedIn
              ? 'desde tu perfil, donde también registras la tarjeta para la comisión.'
              : 'con una cuenta gratuita con el mismo correo.'}
          </li>
        </ol>
      </Ticket>
      <div className={styles['actions']}>
        {session.signedIn ? (
          <Button to={paths.myClaims} variant="contained">
            Ver mis reclamos
          </Button>
        ) : (
          <Button variant="contained" onClick={() => openAuth('register')}>
            Crea tu cuenta
          </Button>
        )}
        <Button to={paths.claimSent} variant="outlined">
          Ver confirmación
        </Button>
        <Button color="secondary" onClick={onAgain}>
          Crear otro reclamo
        </Button>
      </div>
    </div>
  )
}
