import type { Ref } from 'react'
import { QRCodeSVG } from 'qrcode.react'
import { Logo } from '@/ui/Logo'
import { classNames } from '@/ui/theme/class-names'
import styles from './CodeSheet.module.css'

interface CodeSheetProps {
  readonly id: string
  readonly address: string
  readonly ref: Ref<SVGSVGElement>
}

/** Preview on screen, whole page in print. Elements marked `data-beside-sheet` are not printed. */
export function CodeSheet({ id, address, ref }: CodeSheetProps) {
  return (
    <section
      className={classNames('stack gap-8 surface', styles['sheet'])}
      aria-label="Vista previa de la hoja"
    >
      <Logo />
      <p className={classNames('title figure after', styles['call'])}>
        ¿Tuviste algún problema con tu vuelo?
      </p>
      <p>Escanea el código y crea tu reclamo. Gratis al empezar, 20% solo si ganas.</p>
      <QRCodeSVG
        ref={ref}
        value={address}
        // Level M tolerates stains and creases and keeps the modules large enough.
        level="M"
        marginSize={4}
        role="img"
        title={`Código QR de ${id}`}
        className={styles['code']}
      />
      <p className="strong">{id}</p>
      <p className="muted fine">{address}</p>
    </section>
  )
}
