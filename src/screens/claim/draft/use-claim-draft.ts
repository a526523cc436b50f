import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { onDeparture } from '@/session/session-store'
import {
  deleteClaimDraft,
  deleteDraftFile,
  readClaimDraft,
  saveClaimDraft,
  saveDraftFile,
  type ClaimDraft,
} from './claim-draft'
import { EMPTY_CLAIM, type ClaimValues } from './claim-values'

const SAVE_DELAY_MS = 400

/** What the person is told about the draft. */
export type DraftStatus =
  | { readonly kind: 'none' | 'saved' | 'unkept' | 'deleted' }
  | { readonly kind: 'restored'; readonly savedAt: Date }

function isWorthKeeping(values: ClaimValues) {
  return Object.entries(values).some(([field, value]) =>
    field === 'acceptsTerms' ? false : value !== '' && !(Array.isArray(value) && !value.length),
  )
}

/** Writes only what changed: a file is stored once, however long the message grows. */
async function keep(values: ClaimValues, stored: Set<File>): Promise<boolean> {
  const { files, acceptsTerms, ...texts } = values
  const names = new Set(files.map((file) => file.name))
  const gone = [...stored].filter((file) => !files.includes(file))
  const added = files.filter((file) => !stored.has(file))
  gone.forEach((file) => stored.delete(file))
  added.forEach((file) => stored.add(file))
  const results = await Promise.all([
    ...gone.filter((file) => !names.has(file.name)).map((file) => deleteDraftFile(file.name)),
    ...added.map((file) => saveDraftFile(file)),
    saveClaimDraft(texts, [...names], new Date()),
  ])
  return results.every(Boolean)
}

/**
 * Keeps the unsent claim on this device while it is being filled, and brings it back. Consent is
 * never kept: it is given anew with each sending.
 */
export function useClaimDraft(
  form: UseFormReturn<ClaimValues>,
  choices: Partial<ClaimValues>,
  onReady: () => void,
) {
  const { subscribe, getValues, reset } = form
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' })
  const stored = useRef(new Set<File>())
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const deleted = useRef<ClaimValues | null>(null)
  const timesForgotten = useRef(0)

  const restore = useCallback(
    (draft: ClaimDraft) => {
      draft.files.forEach((file) => stored.current.add(file))
      reset(
        { ...EMPTY_CLAIM, ...draft.texts, ...choices, files: draft.files },
        { keepDirtyValues: true },
      )
      setStatus({ kind: 'restored', savedAt: draft.savedAt })
    },
    [choices, reset],
  )

  const saveNow = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    const values = getValues()
    if (!isWorthKeeping(values)) {
      stored.current.clear()
      void deleteClaimDraft().then(() => setStatus({ kind: 'none' }))
      return
    }
    const times = timesForgotten.current
    void keep(values, stored.current).then((kept) => {
      if (timesForgotten.current !== times) {
        // A file that took long to read was kept after the draft had gone.
        const late = values.files.filter((file) => !stored.current.has(file))
        late.forEach((file) => void deleteDraftFile(file.name))
        return
      }
      // A draft that came back can be deleted for as long as it is there, edited or not.
      setStatus((before) =>
        kept && before.kind === 'restored' ? before : { kind: kept ? 'saved' : 'unkept' },
      )
    })
  }, [getValues])

  useEffect(() => {
    let left = false
    void readClaimDraft(new Date()).then((draft) => {
      if (left) return
      if (draft) restore(draft)
      onReady()
    })
    return () => {
      left = true
    }
  }, [onReady, restore])

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Only what a person does makes a draft: filling in the profile's data does not.
        if (type !== 'change') return
        if (timer.current) clearTimeout(timer.current)
        timer.current = setTimeout(saveNow, SAVE_DELAY_MS)
      },
    })
    // Whoever left has had the draft deleted: a late save would bring it back, and whoever signs in
    // next, in another tab perhaps, must not find it in the open page. After a session that merely
    // ran out the draft is still there, and the page keeps it as well.
    const stopWatching = onDeparture(() => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
      stored.current.clear()
      void readClaimDraft(new Date()).then((draft) => {
        if (draft) return
        timesForgotten.current += 1
        reset(EMPTY_CLAIM)
        setStatus({ kind: 'none' })
      })
    })
    // A phone may end the page without another word once it is hidden.
    const flush = () => {
      if (timer.current) saveNow()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      unsubscribe()
      stopWatching()
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [reset, saveNow, subscribe])

  const forget = useCallback(async () => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    timesForgotten.current += 1
    stored.current.clear()
    await deleteClaimDraft()
    setStatus({ kind: 'none' })
  }, [])

  const deleteDraft = useCallback(async () => {
    deleted.current = getValues()
    reset(EMPTY_CLAIM)
    await forget()
    setStatus({ kind: 'deleted' })
  }, [forget, getValues, reset])

  const undoDelete = useCallback(() => {
    if (!deleted.current) return
    reset(deleted.current)
    saveNow()
  }, [reset, saveNow])

  return { status, forget, deleteDraft, undoDelete }
}
