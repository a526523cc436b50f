import { useCallback, useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { DialogFrame } from '@/ui/DialogFrame'
import { Notice } from '@/ui/Notice'
import { useSingleFlight } from '@/ui/use-single-flight'
import { eraseDevice } from './erase-device'
import styles from './PrivacyPage.module.css'

const DONE =
  'Listo. Cerramos tu sesión y borramos de este equipo el borrador del reclamo, las marcas de tu última visita, el registro de cobros, tu elección de privacidad y lo demás que guardaba este navegador.'

const REFUSED =
  'Cerramos tu sesión, pero este navegador no nos dejó borrar todo. Bórralo en sus ajustes, en “Datos de sitios”.'

/** "Borrar datos de este equipo": asks once, then says what was done. */
export function EraseDevice({ onForgetChoice }: { readonly onForgetChoice: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isErased, setErased] = useState<boolean | null>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { run, running } = useSingleFlight(
    useCallback(async () => {
      const isComplete = await eraseDevice()
      onForgetChoice()
      setErased(isComplete)
      setAsking(false)
    }, [onForgetChoice]),
  )

  useEffect(() => {
    if (isErased !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isErased])

  return (
    <section aria-labelledby="privacidad-borrar" className={styles['erase']}>
      <h2 id="privacidad-borrar">Borra lo que guarda este equipo</h2>
      <p>
        Útil en un computador prestado. Cierra tu sesión aquí y no toca los reclamos que ya
        enviaste: esos los pides borrar más abajo.
      </p>
      {isErased !== null && (
        <Notice ref={answer} tone={isErased ? 'success' : 'warning'}>
          {isErased ? DONE : REFUSED}
        </Notice>
      )}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Borrar datos de este equipo
      </Button>
      <DialogFrame
        open={isAsking}
        title="¿Borrar los datos de este equipo?"
        onClose={() => setAsking(false)}
      >
        <p>
          Se cerrará tu sesión y perderás el borrador de un reclamo que no hayas enviado. No se
          puede deshacer.
        </p>
        <div className={styles['answers']}>
          <Button variant="contained" disabled={running} onClick={() => void run()}>
            Sí, borrar
          </Button>
          <Button variant="outlined" onClick={() => setAsking(false)}>
            Cancelar
          </Button>
        </div>
      </DialogFrame>
    </section>
  )
}
