import { useCallback, useEffect, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { useUnsavedWork } from '@/device/unsaved-work'
import { listRecords, removeRecord } from '@/device/records'
import { formatMoment } from '@/domain/dates'
import { isClaimEditName, parseClaimEdit } from '@/features/staff-claims/edit/stored/claim-edit'
import { signedInPerson } from '@/session/session-store'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import styles from './ClaimsDesk.module.css'

interface PendingEdit {
  readonly name: string
  readonly base: Claim | null
  readonly savedAt: Date
}

async function readPendingEdits(owner: string): Promise<PendingEdit[]> {
  const records = await listRecords({ kind: 'edit', owner }, new Date())
  return [...records].flatMap(([name, { value, savedAt }]) => {
    const edit = isClaimEditName(name) ? parseClaimEdit(value) : null
    return edit === null ? [] : [{ name, base: edit.base, savedAt }]
  })
}

/** What a sign-out would take along, as its question names it. */
function nameOf(edits: readonly PendingEdit[]): string {
  const names = edits.map(({ base }) =>
    base ? `el reclamo ${base.id ?? '-'}` : 'un reclamo nuevo',
  )
  return names.join(', ')
}

interface PendingEditsProps {
  /** While a claim's form is open, the form itself says what it brought back. */
  readonly isFormOpen: boolean
  readonly onEdit: (claim: Claim) => void
  readonly onCreate: () => void
}

/** Edits that a reload, a crash or the end of a session left behind, each with the way back to it. */
export function PendingEdits({ isFormOpen, onEdit, onCreate }: PendingEditsProps) {
  const [edits, setEdits] = useState<readonly PendingEdit[]>([])
  const owner = signedInPerson()

  useUnsavedWork(nameOf(edits), edits.length > 0 && owner !== null, true)

  useEffect(() => {
    if (isFormOpen || owner === null) return
    let isGone = false
    void readPendingEdits(owner).then((found) => {
      if (!isGone) setEdits(found)
    })
    return () => {
      isGone = true
    }
  }, [isFormOpen, owner])

  const discard = useCallback(
    async (name: string) => {
      await removeRecord({ kind: 'edit', owner, name })
      setEdits((left) => left.filter((edit) => edit.name !== name))
    },
    [owner],
  )

  if (isFormOpen || owner === null || edits.length === 0) return null
  return (
    <ul aria-label="Cambios sin guardar" className={styles['pending']}>
      {edits.map(({ name, base, savedAt }) => (
        <li key={name}>
          <Notice
            tone="info"
            action={
              <>
                <Button
                  size="small"
                  color="secondary"
                  onClick={() => (base === null ? onCreate() : onEdit(base))}
                >
                  Seguir editando
                </Button>
                <Button size="small" color="secondary" onClick={() => void discard(name)}>
                  Borrar
                </Button>
              </>
            }
          >
            Recuperamos lo que escribías el {formatMoment(savedAt)} en{' '}
            {base === null ? 'un reclamo nuevo' : `el reclamo ${base.id ?? '-'}`}. Todavía no está
            guardado.
          </Notice>
        </li>
      ))}
    </ul>
  )
}
