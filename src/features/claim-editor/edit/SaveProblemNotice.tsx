import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import type { Claim } from '@/domain/claim/fields'
import { Notice } from '@/ui/feedback/Notice'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import styles from './ClaimForm.module.css'
import type { SaveProblem } from './use-save-claim'
import { CopyText } from '@/ui/actions/CopyText'

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
        <p className={styles['strong']}>{first}</p>
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
