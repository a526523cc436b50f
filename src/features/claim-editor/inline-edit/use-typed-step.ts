import { useEffect, useRef, useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { changedUnits } from '@/domain/claim/editing/merge'
import { claimEditName, parseClaimEdit, type StoredClaimEdit } from '../edit/stored/claim-edit'
import { useFormAutosave } from '@/session/use-form-autosave'

const SEVERAL = 'claims'

/**
 * Text of the next step while it is typed. Stored in the claim's draft, which the form also uses, so that
 * closing the editor loses nothing.
 * @param saved the common text of the claims; '' if they differ
 */
export function useTypedStep(claims: readonly Claim[], saved: string) {
  const [claim, ...others] = claims
  const opened = claim && others.length === 0 ? claim : toClaimRecord({ next_step: saved })
  const [typed, setTyped] = useState(saved)
  const listener = useRef<() => void>(undefined)
  /** Other typed fields of the same draft, to be kept. */
  const before = useRef<StoredClaimEdit>({ base: opened, values: toClaimRecordValues(opened) })

  /** @param next_step default: the text that the draft started from */
  const readEdit = (next_step?: string): StoredClaimEdit | null => {
    const { base, values } = before.current
    const seen = toClaimRecordValues(base ?? {})
    const edit = { base, values: { ...values, next_step: next_step ?? seen.next_step } }
    return changedUnits(seen, edit.values).length > 0 ? edit : null
  }
  const store = useFormAutosave(opened === claim ? claimEditName(claim) : SEVERAL, {
    subscribe: (onChange) => {
      listener.current = onChange
      return () => {
        listener.current = undefined
      }
    },
    read: () => readEdit(typed),
    onFound: ({ value }) => {
      const found = parseClaimEdit(value)
      if (found === null) return
      before.current = found
      setTyped(found.values.next_step)
    },
  })
  useEffect(() => listener.current?.(), [typed])
  return {
    typed,
    setTyped,
    isEdited: typed !== saved,
    /** Removes the text from the draft after a save or discard; keeps the other typed fields. */
    forget: () => store(readEdit()),
  }
}
