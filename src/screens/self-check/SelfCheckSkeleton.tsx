import { SkeletonButton } from '@/ui/skeleton/SkeletonButton'
import { PageTitle } from '@/ui/PageTitle'
import { CheckList } from './CheckList'
import { classNames } from '@/ui/theme/class-names'
import styles from './SelfCheckPage.module.css'

/** Shell of the page, and pending state of its list while the checks run. */
export function SelfCheckSkeleton() {
  return (
    <div className={classNames('page', styles['page'])}>
      <PageTitle
        isPending
        lead="Revisamos tu sesión, este navegador y la conexión. Si algo falla, copia el resumen y envíalo por el chat de ayuda."
      >
        Pruebas
      </PageTitle>
      <CheckList checks={null} />
      <div className={classNames('row gap-12', styles['actions'])}>
        <SkeletonButton variant="outlined">Probar otra vez</SkeletonButton>
      </div>
    </div>
  )
}
