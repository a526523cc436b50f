import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { EMPTY_CLAIM, isWorthStoring, type ClaimValues } from '@/screens/claim/claim-values'
import { onUserLeft, getUserKey, subscribeSession } from '@/session/session-store'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import type { ClaimDraft, DraftStore, SaveResult } from './draft-store'

const SAVE_DELAY_MS = 400

/** What the person is told about the draft. */
export type DraftStatus =
  | { readonly kind: 'none' | 'saved' | 'storage-refused' | 'conflict' | 'deleted' }
  | { readonly kind: 'restored'; readonly savedAt: Date }

/** The hold on the draft; its code is no part of the first load. */
function openHold() {
  let opened: Promise<DraftStore> | null = null
  return (): Promise<DraftStore> => {
    opened ??= importWithRetry(() => import('./draft-store')).then(
      ({ createDraftStore }) => createDraftStore(),
      (error: unknown) => {
        opened = null
        throw error
      },
    )
    return opened
  }
}

/**
 * Keeps the unsent claim on this device while it is being filled, and brings it back. It belongs to
 * whoever was signed in when the form began to hold it, also after their session has run out, and is
 * never another person's. Consent is never kept: it is given anew with each sending.
 */
export function useClaimDraft(
  form: UseFormReturn<ClaimValues>,
  choices: Partial<ClaimValues>,
  onReady: () => void,
) {
  const { subscribe, getValues, reset } = form
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' })
  /** Whether something was typed that is not on the device yet. */
  const [isUnsaved, setUnsaved] = useState(false)
  const [getHold] = useState(openHold)
  const owner = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** Saves that have not ended: the first of two may end before the other's files are on the device. */
  const savesUnderWay = useRef(0)
  const deleted = useRef<ClaimValues | null>(null)
  /** Whether this form holds something that was typed: it moves along when its visitor signs in. */
  const isHeld = useRef(false)
  /** Goes up when the draft is given up: what is being saved then must not come back. */
  const draftEpoch = useRef(0)

  const stopTimer = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }, [])

  const watchForgetting = useCallback(() => {
    const times = draftEpoch.current
    return () => draftEpoch.current === times
  }, [])

  const read = useCallback(async () => {
    const isCurrent = watchForgetting()
    const draft = await getHold()
      .then((hold) => (isCurrent() ? hold.read(owner.current) : null))
      .catch(() => null)
    return isCurrent() ? draft : null
  }, [getHold, watchForgetting])

  const showRestored = useCallback(
    ({ texts, files, savedAt }: ClaimDraft, keepDirtyValues: boolean) => {
      isHeld.current = true
      reset(
        { ...EMPTY_CLAIM, ...texts, ...(keepDirtyValues ? choices : {}), files: [...files] },
        { keepDirtyValues, keepTouched: true },
      )
      setStatus({ kind: 'restored', savedAt })
    },
    [choices, reset],
  )

  /** Saves by `how`, unless the draft is given up meanwhile, and says how that went. */
  const store = useCallback(
    (how: (hold: DraftStore, isCurrent: () => boolean) => Promise<SaveResult>) => {
      const isCurrent = watchForgetting()
      savesUnderWay.current += 1
      void getHold()
        .then((hold) => how(hold, isCurrent))
        .catch((): SaveResult => 'storage-refused')
        .then((end) => {
          savesUnderWay.current -= 1
          setUnsaved(timer.current !== null || savesUnderWay.current > 0)
          if (!isCurrent() || end === 'discarded') return
          setStatus((before) =>
            // A draft that came back can be deleted for as long as it is there, edited or not.
            end === 'saved' && before.kind === 'restored' ? before : { kind: end },
          )
        })
    },
    [getHold, watchForgetting],
  )

  const forget = useCallback(async () => {
    stopTimer()
    draftEpoch.current += 1
    isHeld.current = false
    setUnsaved(false)
    await getHold()
      .then((hold) => hold.forget())
      .catch(() => undefined)
    setStatus({ kind: 'none' })
  }, [getHold, stopTimer])

  const saveNow = useCallback(() => {
    stopTimer()
    const values = getValues()
    if (!isWorthStoring(values)) {
      void forget()
      return
    }
    isHeld.current = true
    store((hold, isCurrent) => hold.save(values, { isCurrent }))
  }, [forget, getValues, stopTimer, store])

  useEffect(() => {
    let left = false
    owner.current = getUserKey()
    void read().then((draft) => {
      if (left) return
      if (draft) showRestored(draft, true)
      onReady()
    })
    return () => {
      left = true
    }
  }, [onReady, read, showRestored])

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Only what a person does makes a draft: filling in the profile's data does not.
        if (type !== 'change') return
        setUnsaved(true)
        stopTimer()
        timer.current = setTimeout(saveNow, SAVE_DELAY_MS)
      },
    })
    const showOwn = () => {
      void read().then((draft) => {
        if (draft) showRestored(draft, true)
      })
    }
    // Whoever signs in next, in another tab perhaps, must find nothing in the open page; and nothing that
    // is being saved may come back. The device is not asked: it may not have forgotten yet.
    const stopDepartures = onUserLeft(() => {
      stopTimer()
      draftEpoch.current += 1
      isHeld.current = false
      deleted.current = null
      owner.current = getUserKey()
      setUnsaved(false)
      reset(EMPTY_CLAIM)
      setStatus({ kind: 'none' })
      const next = owner.current
      getHold()
        .then((hold) => hold.leaveTo(next))
        .then(showOwn, () => undefined)
    })
    // After a session that merely ran out the form goes on for its person.
    const stopSession = subscribeSession(() => {
      const person = getUserKey()
      if (person === null || person === owner.current) return
      owner.current = person
      if (timer.current === null && !isHeld.current) {
        showOwn()
        return
      }
      stopTimer()
      const values = getValues()
      store((hold, isCurrent) => hold.moveTo(person, values, { isCurrent }))
    })
    // A phone may end the page without another word once it is hidden.
    const flush = () => {
      if (timer.current) saveNow()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      unsubscribe()
      stopDepartures()
      stopSession()
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [getHold, getValues, read, reset, saveNow, showRestored, stopTimer, store, subscribe])

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

  /** This form's draft takes the place of the one that another tab stored. */
  const keepMine = useCallback(() => {
    stopTimer()
    const values = getValues()
    store((hold, isCurrent) => hold.save(values, { isCurrent, isDecided: true }))
  }, [getValues, stopTimer, store])

  /** The draft that another tab stored takes the place of what this form holds. */
  const takeOther = useCallback(async () => {
    stopTimer()
    const isCurrent = watchForgetting()
    const draft = await getHold()
      .then((hold) => hold.takeOther())
      .catch(() => null)
    if (!isCurrent()) return
    if (draft) showRestored(draft, false)
    // Sent or deleted over there meanwhile: what is here is the only one left.
    else keepMine()
  }, [getHold, keepMine, showRestored, stopTimer, watchForgetting])

  const getOwner = useCallback(() => owner.current, [])
  return { status, isUnsaved, getOwner, forget, deleteDraft, undoDelete, keepMine, takeOther }
}
