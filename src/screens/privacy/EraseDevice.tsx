import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import { Notice } from '@/ui/feedback/Notice'
import type { Erasure } from './EraseDialog'
import styles from './PrivacyPage.module.css'

const DONE =
  'Listo. Cerramos tu sesión y borramos de este equipo el borrador del reclamo, las marcas de tu última visita, el registro de cobros, tu elección de privacidad y lo demás que guardaba este navegador.'

const DONE_BUT_OPEN =
  'Listo. Cerramos tu sesión y borramos lo que guardaba este navegador, menos los cobros que no sabemos si se realizaron: siguen en este equipo.'

const REFUSED =
  'Cerramos tu sesión, pero este navegador no nos dejó borrar todo. Bórralo en sus ajustes, en “Datos de sitios”.'

const importDialog = () => import('./EraseDialog').then((module) => module.EraseDialog)

export function EraseDevice({ onForgetChoice }: { readonly onForgetChoice: () => void }) {
  const [erasure, setErasure] = useState<Erasure | null>(null)
  const dialog = useLazyDialog()
  const handleErased = (next: Erasure) => {
    onForgetChoice()
    setErasure(next)
    dialog.close()
  }

  return (
    <section aria-labelledby="privacidad-borrar" className={styles['erase']}>
      <h2 id="privacidad-borrar">Borra lo que guarda este equipo</h2>
      <p>
        Útil en un computador prestado. Cierra tu sesión aquí y no toca los reclamos que ya
        enviaste: cómo pedir que borremos esos está arriba, en “Tus derechos”.
      </p>
      {erasure !== null && (
        <Notice isAnswer tone={erasure.isComplete && erasure.kept === 0 ? 'success' : 'warning'}>
          {!erasure.isComplete ? REFUSED : erasure.kept > 0 ? DONE_BUT_OPEN : DONE}
        </Notice>
      )}
      <Button variant="outlined" onClick={dialog.open}>
        Borrar datos de este equipo
      </Button>
      <LazyDialog
        dialog={dialog}
        from={importDialog}
        what="la pregunta"
        props={{ onErased: handleErased }}
      />
    </section>
  )
}
