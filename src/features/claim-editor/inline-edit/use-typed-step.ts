import { useEffect, useRef, useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { changedUnits } from '@/domain/claim/editing/merge'
import {
  claimEditName,
  parseClaimEdit,
  type StoredClaimEdit,
} from '@/features/claim-editor/edit/stored/claim-edit'
import { useFormAutosave } from '@/session/use-form-autosave'

/** Names what is typed for several claims at once, whichever they are. */
const SEVERAL = 'claims'

/**
 * A next step while it is typed. It is part of the claim's own edit, which its form goes on with: it is
 * there again after whatever closed the editor.
 *
 * @param saved the text that all these claims hold; '' where they differ
 */
export function useTypedStep(claims: readonly Claim[], saved: string) {
  const [claim, ...others] = claims
  const opened = claim && others.length === 0 ? claim : toClaimRecord({ next_step: saved })
  const [typed, setTyped] = useState(saved)
  const listener = useRef<() => void>(undefined)
  /** What the form left of the same claim stays in the edit. */
  const before = useRef<StoredClaimEdit>({ base: opened, values: toClaimRecordValues(opened) })

  /** @param next_step by default the one that the edit started from */
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
    /** The text was saved or given up: what else was typed of the claim stays. */
    forget: () => store(readEdit()),
  }
}
