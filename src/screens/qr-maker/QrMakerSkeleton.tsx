import { SkeletonButton } from '@/ui/skeleton/SkeletonButton'
import { SkeletonField } from '@/ui/skeleton/SkeletonField'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './QrMakerPage.module.css'

/** Shell of the page while its code loads. */
export function QrMakerSkeleton() {
  return (
    <div className={classNames('page', styles['page'])}>
      <div className="stack gap-16 packed">
        <PageTitle lead="Cada persona que invita pasajeros tiene un identificador. Su código abre el formulario de reclamo y cuenta para sus ganancias.">
          Crear código QR
        </PageTitle>
        <SkeletonField
          label="Identificador QR"
          hint="Tal como está en el sistema, con sus mayúsculas y signos."
        />
        <div className="row gap-12">
          <SkeletonButton variant="contained">Imprimir</SkeletonButton>
          {[
            'Imprimir 8 tarjetas',
            'Letrero A6',
            'Compartir letrero',
            'Descargar SVG',
            'Descargar PNG',
          ].map((label) => (
            <SkeletonButton key={label} variant="outlined">
              {label}
            </SkeletonButton>
          ))}
        </div>
      </div>
      <p className={classNames('grid muted', styles['empty'])}>
        Escribe un identificador y verás aquí su código.
      </p>
    </div>
  )
}
