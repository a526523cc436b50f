import { ANSWER_HOURS, FORM_MINUTES } from '@/config/operator'
import { paths } from '@/config/paths'
import { CURRENCY } from '@/domain/country/chile'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { ArrowIcon } from '@/ui/icons/page-icons'
import { EstimateTicket } from './EstimateTicket'
import { Plane } from './Plane'
import { classNames } from '@/ui/theme/class-names'
import styles from './Hero.module.css'

const PROMISES = [
  { figure: `0 ${CURRENCY}`, meaning: 'para empezar' },
  { figure: `${FORM_MINUTES} min`, meaning: 'toma el formulario' },
  { figure: `${ANSWER_HOURS} h`, meaning: 'hábiles y te respondemos' },
] as const

/** From the button around the promises to the first step below. */
const WAY = 'M16 44C90 10 272 0 272 110C272 200 80 170 80 268'

export function Hero() {
  const { signedIn } = useSession()
  return (
    <section className={classNames('page', styles['hero'])}>
      <div>
        <h1 tabIndex={-1} className={styles['title']}>
          Tu vuelo falló. <em className="pink block">Tu derecho no.</em>
        </h1>
        <p className="muted lead measure after before-20">
          Reclamamos por ti ante la aerolínea. Resultados garantizados o no pagas: 20% solo si
          ganamos.
        </p>
        <div className={styles['actions']}>
          <Button to={paths.claim} variant="contained" endIcon={<ArrowIcon />}>
            Crear Reclamo
          </Button>
          {signedIn ? (
            <Button to={paths.myClaims} variant="outlined">
              Mis Reclamos
            </Button>
          ) : (
            <Plane way={WAY} className={styles['flight']} />
          )}
        </div>
        <dl className={styles['promises']}>
          {PROMISES.map((promise) => (
            <div key={promise.figure}>
              <dt className="large figure">{promise.figure}</dt>
              <dd className="muted dense">{promise.meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <EstimateTicket />
    </section>
  )
}
