import { Link } from 'react-router-dom'
import { CLAIM_FILES_PATH, paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import { PageTitle } from '@/ui/PageTitle'
import { lazySection, StaticSection } from '@/ui/StaticSection'

const importGuide = () => import('./guide/AirportGuide')
const Guide = lazySection(importGuide, 'AirportGuide')

const importCard = () => import('./airport/CounterCard').then((module) => module.CounterCard)

/** What to do while waiting; the card for the counter is loaded when it is asked for. */
export function AirportPage() {
  const card = useLazyDialog()
  return (
    <div className="page">
      <PageTitle lead="Qué pedir según cuánto llevas esperando, qué guardar y qué no firmar.">
        Estoy en el aeropuerto
      </PageTitle>
      <div className="ways-on">
        <Button variant="contained" onClick={card.open}>
          Mostrar en el mesón
        </Button>
        <Button to={CLAIM_FILES_PATH} variant="outlined">
          Agregar fotos a mi reclamo
        </Button>
        <Link to={paths.rights} className="chip small target">
          ¿Me corresponde?
        </Link>
      </div>
      <LazyDialog dialog={card} from={importCard} what="la tarjeta" props={{}} />
      <StaticSection of={Guide} />
    </div>
  )
}
