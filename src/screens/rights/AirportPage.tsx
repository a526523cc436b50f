import { Link } from 'react-router-dom'
import { CLAIM_FILES_PATH, paths } from '@/config/paths'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyDialog } from '@/ui/browser/use-lazy-dialog'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { lazySection, StaticSection } from '@/ui/StaticSection'
import styles from './AirportPage.module.css'

const importGuide = () => import('./guide/AirportGuide')
const Guide = lazySection(importGuide, 'AirportGuide')

const importCard = () => import('./airport/CounterCard').then((module) => module.CounterCard)

/** What to do while waiting; the card for the counter is loaded when it is asked for. */
export function AirportPage() {
  const { isOpen, isLost, open, close, lose } = useLazyDialog()
  return (
    <div className="page">
      <PageTitle lead="Qué pedir según cuánto llevas esperando, qué guardar y qué no firmar.">
        Estoy en el aeropuerto
      </PageTitle>
      <div className="ways-on">
        <Button variant="contained" onClick={open}>
          Mostrar en el mesón
        </Button>
        <Button to={CLAIM_FILES_PATH} variant="outlined">
          Agregar fotos a mi reclamo
        </Button>
        <Link to={paths.rights} className={styles['beside']}>
          ¿Me corresponde?
        </Link>
      </div>
      {isLost && <Notice tone="error">{chunkErrorText('la tarjeta')}</Notice>}
      <LazyComponent
        from={importCard}
        isWanted={isOpen}
        onFailure={lose}
        props={{ open: isOpen, onClose: close }}
      />
      <StaticSection of={Guide} />
    </div>
  )
}
