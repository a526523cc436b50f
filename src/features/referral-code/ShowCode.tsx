import { useState } from 'react'
import { QRCodeSVG } from 'qrcode.react'
import { Button } from '@/ui/actions/Button'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'
import { CALLS } from './calls'
import { classNames } from '@/ui/theme/class-names'
import styles from './ShowCode.module.css'

/** The code over the whole screen, for a passenger in the car. */
export function ShowCode({ id, address }: { readonly id: string; readonly address: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Mostrar a pantalla completa
      </Button>
      <FullScreenDialog
        isCovering
        open={isOpen}
        title="Tu código QR"
        onClose={() => setOpen(false)}
      >
        <div className={styles['sheet']}>
          <QRCodeSVG
            value={address}
            level="M"
            marginSize={2}
            role="img"
            title={`Código QR de ${id} a pantalla completa`}
            className={styles['code']}
          />
          <div className={classNames('stack gap-8 small', styles['calls'])}>
            {CALLS.map(({ lang, call, lines }) => (
              <p key={lang} lang={lang}>
                <strong>{call}</strong> {lines.join(' ')}
              </p>
            ))}
          </div>
        </div>
      </FullScreenDialog>
    </>
  )
}
