import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './ErrorScreens.module.css'
// A separate file: this screen is in every page's code, its drawing loads only when shown.
import drawing from './not-found.svg?no-inline'

/** Screen for an unknown address (SPEC 2.1). */
export function NotFoundScreen() {
  return (
    <div className={classNames('page', styles['screen'])}>
      <img src={drawing} alt="" className={styles['mark']} />
      <PageTitle lead="La dirección puede estar mal escrita o la página ya no existe.">
        No encontramos esta página
      </PageTitle>
      <div className="ways-on">
        <Button to={paths.home} variant="contained">
          Volver al inicio
        </Button>
        <Button to={paths.claim} variant="outlined">
          Crear un reclamo
        </Button>
      </div>
      <p lang="en" className={styles['technical']}>
        404 Not Found
      </p>
    </div>
  )
}
