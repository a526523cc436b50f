import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { KEPT } from '@/domain/failures/failure-words'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { Notice } from '@/ui/feedback/Notice'
import { FindInAll } from '@/features/staff-claims/reading/progress/FindInAll'
import { CopyTyped } from './CopyTyped'
import styles from './ClaimForm.module.css'
import { inWords } from './form-labels'
import type { SaveProblem } from '@/domain/claim/record/save-problem'

interface SaveProblemNoticeProps {
  readonly problem: SaveProblem
  /** Saves although something could not be checked. */
  readonly onAnyway: () => void
  /** The claim is there after all: close the dialog and read the list again. */
  readonly onFound: () => void
  /** The claim of the form; null for a new one. */
  readonly claim: Claim | null
  /** Compares again and saves. */
  readonly onRetry: () => void
  readonly readTyped: () => string
}

/** What the form can do about it; the words of the others say so themselves. */
const REMEDIES: Readonly<Partial<Record<SaveProblem['kind'], string>>> = {
  failed: `${KEPT} Corrige lo que haga falta o presiona Guardar otra vez.`,
  'cannot-look': `${KEPT} Presiona Guardar para comprobarlo de nuevo.`,
  'cannot-compare': `${KEPT} Presiona Guardar para intentarlo de nuevo. Si guardas de todas formas, podrías borrar cambios de otra persona.`,
}

function sayProblem(problem: SaveProblem): readonly (string | null | undefined)[] {
  switch (problem.kind) {
    case 'unreadable':
      return [
        `No guardamos los cambios: esta página no sabe leer lo que ya está guardado en ${inWords(problem.fields.map(labelOf))}, y lo borraría.`,
        'Deja ahí lo que había al abrir el reclamo (nada elegido, nada escrito) y presiona Guardar: quedará tal como está.',
        KEPT,
      ]
    case 'already-there':
      return [
        `El reclamo ya se creó en el intento anterior: ${problem.ids.join(', ')}.`,
        'Si lo creas de todas formas, quedará dos veces.',
      ]
    default:
      return [problem.words.sentence, problem.words.advice, REMEDIES[problem.kind]]
  }
}

/** Why the claim is not saved and what to do now; it takes the focus, because the save was asked for. */
export function SaveProblemNotice({
  problem,
  onAnyway,
  onFound,
  claim,
  onRetry,
  readTyped,
}: SaveProblemNoticeProps) {
  const box = useFocusOn<HTMLDivElement>(problem)
  const [first, ...rest] = sayProblem(problem).filter(Boolean)
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
        {problem.kind === 'cannot-compare' && problem.error === null && claim && (
          <FindInAll claims={[claim]} onFound={onRetry} />
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
