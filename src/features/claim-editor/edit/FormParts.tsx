import type { ReactNode, Ref } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { Button } from '@/ui/actions/Button'
import { CopyText } from '@/ui/actions/CopyText'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { Notice } from '@/ui/feedback/Notice'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimForm.module.css'
import type { SaveProblem } from './use-save-claim'

interface StaffErrorSummaryProps {
  /** SPEC 5: "Errors: field: message | ...". */
  readonly text: string
  /** Number of the attempt; each one moves the focus here. */
  readonly attempt: number
}

export function StaffErrorSummary({ text, attempt }: StaffErrorSummaryProps) {
  const box = useFocusOn<HTMLDivElement>(attempt)
  return (
    <div ref={box} role="alert" tabIndex={-1} lang="en" className="panel on-red small semibold">
      {text}
    </div>
  )
}

interface FormFootProps {
  readonly saveRef: Ref<HTMLButtonElement>
  readonly running: boolean
  readonly edited: boolean
  readonly onSaveNext?: (() => void) | undefined
  readonly onCancel: () => void
}

export function FormFoot({ saveRef, running, edited, onSaveNext, onCancel }: FormFootProps) {
  return (
    <div className="row middle gap-12">
      <Button ref={saveRef} type="submit" variant="contained" aria-disabled={running}>
        {running ? 'Guardando...' : 'Guardar'}
      </Button>
      {onSaveNext && (
        <Button
          variant="outlined"
          color="secondary"
          aria-disabled={running}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter"
          onClick={onSaveNext}
        >
          Guardar y siguiente
        </Button>
      )}
      <Button variant="outlined" onClick={onCancel} aria-disabled={running}>
        Cancelar
      </Button>
      {edited && !running && (
        <p className={classNames('muted semibold', styles['unsaved'])}>Cambios sin guardar</p>
      )}
    </div>
  )
}

interface SaveProblemNoticeProps {
  readonly problem: SaveProblem
  /** @param anyway without the check that failed */
  readonly onSave: (anyway: boolean) => void
  /** The claim was saved after all: close the dialog and refetch the list. */
  readonly onFound: () => void
  readonly claim: Claim | null
  readonly readTyped: () => string
}

/** Reason of a failed save with its remedies; takes the focus, because the user waits for the result. */
export function SaveProblemNotice(props: SaveProblemNoticeProps) {
  const { problem, onSave, onFound, claim, readTyped } = props
  const box = useFocusOn<HTMLDivElement>(problem)
  const [first, ...rest] = problem.lines.filter((line) => line !== '')
  return (
    <div ref={box} tabIndex={-1} className="stack">
      <Notice tone={problem.isUnknown ? 'warning' : 'error'}>
        <p className="extrabold">{first}</p>
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <div className="row middle">
        {problem.isThere && <Remedy onClick={onFound}>Cerrar y ver la lista</Remedy>}
        {problem.isMissing && claim && <FindInAll claims={[claim]} onFound={() => onSave(false)} />}
        {problem.anyway && <Remedy onClick={() => onSave(true)}>{problem.anyway}</Remedy>}
        <CopyText
          variant="outlined"
          size="small"
          label="Copiar lo escrito"
          readText={readTyped}
          boxLabel="Lo que escribiste"
          confirmation="Copiado."
        />
      </div>
    </div>
  )
}

function Remedy(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return <Button size="small" variant="outlined" {...props} />
}
