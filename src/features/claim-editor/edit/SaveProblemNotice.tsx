import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import type { Claim } from '@/domain/claim/fields'
import { Notice } from '@/ui/feedback/Notice'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { CopyTyped } from './CopyTyped'
import styles from './ClaimForm.module.css'
import type { SaveProblem } from './use-save-claim'

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
  const [first, ...rest] = problem.lines.filter((line) => line !== '')
  return (
    <div ref={box} tabIndex={-1} className={styles['problem']}>
      <Notice tone={problem.isUnknown ? 'warning' : 'error'}>
        <p className={styles['strong']}>{first}</p>
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <div className={styles['remedies']}>
        {problem.isThere && <Remedy onClick={onFound}>Cerrar y ver la lista</Remedy>}
        {problem.isMissing && claim && <FindInAll claims={[claim]} onFound={onRetry} />}
        {problem.anyway && <Remedy onClick={onAnyway}>{problem.anyway}</Remedy>}
        <CopyTyped readTyped={readTyped} />
      </div>
    </div>
  )
}

function Remedy(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return <Button size="small" variant="outlined" {...props} />
}
