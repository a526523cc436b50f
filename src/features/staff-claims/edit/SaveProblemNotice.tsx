import { useEffect, useRef, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { labelOf } from '@/domain/claim/fields'
import { Notice } from '@/ui/feedback/Notice'
import { CopyTyped } from './CopyTyped'
import styles from './ClaimForm.module.css'
import { inWords } from './form-labels'
import type { SaveProblem } from './save-problem'

interface SaveProblemNoticeProps {
  readonly problem: SaveProblem
  readonly isNew: boolean
  /** Saves although something could not be checked. */
  readonly onAnyway: () => void
  /** The claim is there after all: close the dialog and read the list again. */
  readonly onFound: () => void
  readonly readTyped: () => string
}

const KEPT = 'Lo que escribiste sigue aquí.'

function sayProblem(problem: SaveProblem, isNew: boolean): readonly string[] {
  switch (problem.kind) {
    case 'failed':
      return [
        isNew ? 'No pudimos crear el reclamo.' : 'No pudimos guardar los cambios.',
        problem.reason,
        `${KEPT} Corrige lo que haga falta o presiona Guardar otra vez.`,
      ]
    case 'signed-out':
      return [
        'Tu sesión terminó y el reclamo no se guardó.',
        `${KEPT} Vuelve a entrar aquí mismo y presiona Guardar; o copia lo escrito.`,
      ]
    case 'forbidden':
      return [
        'Tu cuenta no tiene permiso para guardar reclamos.',
        `${KEPT} Copia lo escrito y pide el permiso a quien administra las cuentas.`,
      ]
    case 'unreadable':
      return [
        `No guardamos los cambios: esta página no sabe leer lo que ya está guardado en ${inWords(problem.fields.map(labelOf))}, y lo borraría.`,
        'Deja ahí lo que había al abrir el reclamo (nada elegido, nada escrito) y presiona Guardar: quedará tal como está.',
        KEPT,
      ]
    case 'maybe-created':
      return [
        'No sabemos si el reclamo se creó: el envío terminó sin respuesta clara.',
        `${KEPT} Si presionas Guardar otra vez, primero buscamos si ya existe.`,
      ]
    case 'already-there':
      return [
        `El reclamo ya se creó en el intento anterior: ${problem.ids.join(', ')}.`,
        'Si lo creas de todas formas, quedará dos veces.',
      ]
    case 'cannot-look':
      return [
        'No pudimos comprobar si el reclamo ya se creó, así que no lo enviamos otra vez.',
        problem.reason,
        `${KEPT} Presiona Guardar para comprobarlo de nuevo.`,
      ]
    case 'cannot-compare':
      return [
        'No pudimos comprobar si otra persona cambió este reclamo, así que todavía no lo guardamos.',
        problem.reason,
        `${KEPT} Presiona Guardar para intentarlo de nuevo. Si guardas de todas formas, podrías borrar cambios de otra persona.`,
      ]
  }
}

/** Why the claim is not saved and what to do now; it takes the focus, because the save was asked for. */
export function SaveProblemNotice({
  problem,
  isNew,
  onAnyway,
  onFound,
  readTyped,
}: SaveProblemNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problem])
  const [first, ...rest] = sayProblem(problem, isNew)
  return (
    <div ref={box} tabIndex={-1} className={styles['problem']}>
      <Notice tone={problem.kind === 'maybe-created' ? 'warning' : 'error'}>
        <p className={styles['strong']}>{first}</p>
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <div className={styles['remedies']}>
        {problem.kind === 'already-there' && (
          <Remedy onClick={onFound}>Cerrar y ver la lista</Remedy>
        )}
        {(problem.kind === 'already-there' || problem.kind === 'cannot-look') && (
          <Remedy onClick={onAnyway}>Crear de todas formas</Remedy>
        )}
        {problem.kind === 'cannot-compare' && (
          <Remedy onClick={onAnyway}>Guardar de todas formas</Remedy>
        )}
        <CopyTyped readTyped={readTyped} />
      </div>
    </div>
  )
}

function Remedy(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return <Button size="small" variant="outlined" {...props} />
}
