import { useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import { canStillReverse, type LoggedChange } from '@/domain/claim/editing/change-log'
import { formatMoment, formatRecent } from '@/domain/dates'
import { fullName } from '@/domain/people/full-name'
import { GAP } from '@/domain/text-or-dash'
import { useIsSaving } from '../claim-status'
import { useClaimUpdateQueue } from '../claim-update-queue'
import { useKnownClaims } from '../../claim-data/use-claims'
import { DataText } from '@/ui/DataText'
import { StaffButton } from '@/ui/actions/StaffButton'
import { linesOf, undoOf } from './change-log'
import { classNames } from '@/ui/theme/class-names'
import styles from './ChangeLog.module.css'

interface ChangeListProps {
  readonly label: string
  readonly entries: readonly LoggedChange[]
  /** The saves belong to several claims: each entry names its claim. */
  readonly isMixed?: boolean
}

export function ChangeList({ label, entries, isMixed = false }: ChangeListProps) {
  const [now] = useState(() => new Date())
  const row = (entry: LoggedChange) => {
    const at = new Date(entry.at)
    const claim = toClaimRecord(entry.claim)
    const lines = linesOf(entry)
    const person = fullName(claim)
    return (
      <li key={entry.key} className={classNames('stack gap-8 flat baseline', styles['entry'])}>
        <span title={formatMoment(at)} className="muted numbers">
          {formatRecent(at, now)}
        </span>
        <div>
          {isMixed && (
            <p className="muted fine">
              Reclamo {claim.id}
              {person !== '' && (
                <>
                  {' · '}
                  <DataText>{person}</DataText>
                </>
              )}
            </p>
          )}
          {lines.map(({ label: field, lang, before, after }) => (
            <p key={field}>
              <span lang={lang}>{field}</span>:{' '}
              {before !== GAP && (
                <>
                  <DataText>{before}</DataText> <span aria-hidden="true">→</span>
                  <span className="visually-hidden">ahora</span>{' '}
                </>
              )}
              <strong>{after === GAP ? '(vacío)' : <DataText>{after}</DataText>}</strong>
            </p>
          ))}
        </div>
        <UndoButton entry={entry} what={lines.map((line) => line.label).join(', ')} />
      </li>
    )
  }
  return (
    <ul aria-label={label} className="stack gap-8 dense">
      {entries.map(row)}
    </ul>
  )
}

/** Shown while the saved values are, as far as this tab knows, still in place. */
function UndoButton({ entry, what }: { readonly entry: LoggedChange; readonly what: string }) {
  const queue = useClaimUpdateQueue()
  const { id } = toClaimRecord(entry.claim)
  const known = useKnownClaims().get(String(id))
  /** Keeps the button, and the focus, after the click. */
  const [wasPressed, setPressed] = useState(false)
  const undo = undoOf(entry)
  const stands = canStillReverse(entry, known)
  const isBusy = useIsSaving(id)
  if (undo === null || (!stands && !wasPressed)) return null

  const handleClick = () => {
    setPressed(true)
    void queue.start([undo.claim], undo.change)
  }
  return (
    <StaffButton
      variant="link"
      aria-disabled={!stands || isBusy}
      aria-label={`${stands ? 'Deshacer' : 'Deshecho'}: ${what}, reclamo ${id}`}
      className={styles['undo']}
      onClick={handleClick}
    >
      {stands ? 'Deshacer' : 'Deshecho'}
    </StaffButton>
  )
}
