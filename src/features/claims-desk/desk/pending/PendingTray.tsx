import { useId, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { useUnsavedWork } from '@/device/unsaved-work'
import { formatRecent } from '@/domain/dates'
import { changeText } from '@/features/claim-store/changes/notice/change-words'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { discardStoredEdit } from '@/session/use-form-autosave'
import { whoseText } from '@/features/claim-editor/edit/form-labels'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { Button } from '@/ui/actions/Button'
import styles from './PendingTray.module.css'
import { usePendingWork, type PendingWork } from './use-pending-work'

const TITLE = 'Pendientes de guardar'

function subjectOf(work: PendingWork): string {
  if (work.kind === 'edit') return work.base ? whoseText(work.base) : 'Un reclamo nuevo'
  const [only, ...others] = work.claims
  return only && others.length === 0 ? whoseText(only) : countClaims(work.claims.length)
}

interface PendingTrayProps {
  /** The open form shows its restored draft itself. */
  readonly isFormOpen: boolean
  readonly onEdit: (claim: Claim) => void
  readonly onCreate: () => void
}

/** Drafts and changes that are not confirmed as saved, each to be continued or discarded. */
export function PendingTray({ isFormOpen, onEdit, onCreate }: PendingTrayProps) {
  const queue = useClaimUpdateQueue()
  const works = usePendingWork()
  const [isOpen, setOpen] = useState(false)
  const [now, setNow] = useState(() => new Date())
  const id = useId()
  const names = works.map(subjectOf).join(', ')
  useUnsavedWork(names.charAt(0).toLowerCase() + names.slice(1), works.length > 0, true)
  if (isFormOpen || works.length === 0) return null

  const goOn = (work: PendingWork) => {
    if (work.kind === 'update') void queue.resume(work.update)
    else if (work.base) onEdit(work.base)
    else onCreate()
  }
  const discard = (work: PendingWork) => {
    if (work.kind === 'update') queue.discard(work.key)
    else discardStoredEdit(work.key)
  }
  /** Resumes all changes, and one draft, because only one form can be open. */
  const goOnWithAll = () => {
    works.filter(({ kind }) => kind === 'update').forEach(goOn)
    const edit = works.find(({ kind }) => kind === 'edit')
    if (edit) goOn(edit)
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setNow(new Date())
          setOpen(!isOpen)
        }}
      >
        {TITLE} ({works.length})
      </Button>
      {isOpen && (
        <section id={id} aria-label={TITLE} className={styles['list']}>
          <ul>
            {works.map((work) => {
              const subject = subjectOf(work)
              return (
                <li key={work.key}>
                  <p>
                    <strong>{subject}</strong>
                    {' · '}
                    {work.kind === 'edit' ? 'Lo que escribías' : changeText(work.update.change)}
                    {' · '}
                    <span className={styles['since']}>desde {formatRecent(work.since, now)}</span>
                  </p>
                  <Choice
                    subject={subject}
                    onContinue={() => goOn(work)}
                    onDiscard={() => discard(work)}
                  />
                </li>
              )
            })}
          </ul>
          {works.length > 1 && (
            <Choice
              subject={null}
              onContinue={goOnWithAll}
              onDiscard={() => works.forEach(discard)}
            />
          )}
        </section>
      )}
    </>
  )
}

interface ChoiceProps {
  /** Null for all. */
  readonly subject: string | null
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

function Choice({ subject, onContinue, onDiscard }: ChoiceProps) {
  const button = (action: string, variant: 'outlined' | 'text', onClick: () => void) => (
    <Button
      {...{ variant, onClick }}
      size="small"
      color="secondary"
      aria-label={subject === null ? undefined : `${action}, ${subject}`}
    >
      {action}
    </Button>
  )
  return (
    <p className="row">
      {button(subject === null ? 'Continuar con todos' : 'Continuar', 'outlined', onContinue)}
      {button(subject === null ? 'Descartar todos' : 'Descartar', 'text', onDiscard)}
    </p>
  )
}
