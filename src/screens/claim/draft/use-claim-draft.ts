import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { EMPTY_CLAIM, isWorthStoring, type ClaimValues } from '../claim-values'
import { onUserLeft, getUserKey, subscribeSession } from '@/session/session-store'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { nextTask } from '@/ui/browser/next-task'
import type { ClaimDraft, DraftStore, SaveResult } from './draft-store'

const SAVE_DELAY_MS = 400

export type DraftStatus =
  | { readonly kind: 'none' | 'saved' | 'storage-refused' | 'conflict' | 'deleted' }
  | { readonly kind: 'restored'; readonly savedAt: Date }

function lazyDraftStore() {
  let opened: Promise<DraftStore> | null = null
  return (): Promise<DraftStore> => {
    // One promise, so that saving and deleting run in order.
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
 * Stores the unsent claim on this device and restores it. It belongs to the user signed in when the form
 * first held it, also after the session has expired. The consent is never stored.
 */
export function useClaimDraft(
  form: UseFormReturn<ClaimValues>,
  choices: Partial<ClaimValues>,
  onReady: () => void,
) {
  const { subscribe, getValues, reset } = form
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' })
  const [isUnsaved, setUnsaved] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [getDraftStore] = useState(lazyDraftStore)
  const owner = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Number of saves in progress: one may end before another's files are stored. */
  const savesUnderWay = useRef(0)
  const deleted = useRef<ClaimValues | null>(null)
  /** True if the form holds user input, which moves along when a visitor signs in. */
  const isHeld = useRef(false)
  /** Incremented when the draft is discarded: saves of an earlier epoch must not restore it. */
  const draftEpoch = useRef(0)

  const stopTimer = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  const watchForgetting = () => {
    const epoch = draftEpoch.current
    return () => draftEpoch.current === epoch
  }

  const showRestored = ({ texts, files, savedAt }: ClaimDraft, keepDirtyValues: boolean) => {
    isHeld.current = true
    reset(
      { ...EMPTY_CLAIM, ...texts, ...(keepDirtyValues ? choices : {}), files: [...files] },
      { keepDirtyValues, keepTouched: true },
    )
    setStatus({ kind: 'restored', savedAt })
  }

  const showOwn = useEffectEvent(async () => {
    const isCurrent = watchForgetting()
    const draft = await getDraftStore()
      .then((drafts) => (isCurrent() ? drafts.read(owner.current) : null))
      .catch(() => null)
    if (draft && isCurrent()) showRestored(draft, true)
  })

  /** Saves through `how`, unless the draft is discarded meanwhile, and sets the status. */
  const store = (how: (drafts: DraftStore, isCurrent: () => boolean) => Promise<SaveResult>) => {
    const isCurrent = watchForgetting()
    savesUnderWay.current += 1
    void getDraftStore()
      .then((drafts) => how(drafts, isCurrent))
      .catch((): SaveResult => 'storage-refused')
      .then((end) => {
        savesUnderWay.current -= 1
        setUnsaved(timer.current !== undefined || savesUnderWay.current > 0)
        if (!isCurrent() || end === 'discarded') return
        if (end === 'saved') setSavedAt(new Date())
        setStatus((before) =>
          // A restored draft keeps its delete button, edited or not.
          end === 'saved' && before.kind === 'restored' ? before : { kind: end },
        )
      })
  }

  const forget = async () => {
    stopTimer()
    draftEpoch.current += 1
    isHeld.current = false
    setUnsaved(false)
    await getDraftStore()
      .then((drafts) => drafts.forget())
      .catch(() => undefined)
    setStatus({ kind: 'none' })
  }

  const saveNow = () => {
    stopTimer()
    const values = getValues()
    if (!isWorthStoring(values)) {
      void forget()
      return
    }
    isHeld.current = true
    store((drafts, isCurrent) => drafts.save(values, { isCurrent }))
  }

  const listen = useEffectEvent(() => {
    owner.current = getUserKey()
    // In a task of its own: a slow phone takes long to request its code.
    void nextTask().then(showOwn).then(onReady)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ type, name }) => {
        // Only user input creates a draft; values from the profile do not, nor does the consent.
        if (type !== 'change' || name === 'acceptsTerms') return
        setUnsaved(true)
        stopTimer()
        timer.current = setTimeout(saveNow, SAVE_DELAY_MS)
      },
    })
    let hasLeft = false
    // The form goes with its user; what it saves until then must not restore the draft.
    const stopDepartures = onUserLeft(() => {
      hasLeft = true
      unsubscribe()
      stopTimer()
      draftEpoch.current += 1
      getDraftStore()
        .then((drafts) => drafts.remove())
        .catch(() => undefined)
    })
    // After an expired session the form continues for the same user.
    const stopSession = subscribeSession(() => {
      const person = getUserKey()
      if (hasLeft || person === null || person === owner.current) return
      owner.current = person
      if (!timer.current && !isHeld.current) {
        void showOwn()
        return
      }
      stopTimer()
      const values = getValues()
      store((drafts, isCurrent) => drafts.moveTo(person, values, { isCurrent }))
    })
    // A phone may end a hidden page without further events.
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
  })
  useEffect(() => listen(), [])

  const deleteDraft = async () => {
    deleted.current = getValues()
    reset(EMPTY_CLAIM)
    await forget()
    setStatus({ kind: 'deleted' })
  }

  const undoDelete = () => {
    if (!deleted.current) return
    reset(deleted.current)
    saveNow()
  }

  const keepMine = () => {
    stopTimer()
    const values = getValues()
    store((drafts, isCurrent) => drafts.save(values, { isCurrent, isDecided: true }))
  }

  const takeOther = async () => {
    stopTimer()
    const isCurrent = watchForgetting()
    const draft = await getDraftStore()
      .then((drafts) => drafts.takeOther())
      .catch(() => null)
    if (!isCurrent()) return
    if (draft) showRestored(draft, false)
    // The other tab sent or deleted it: keeps the values of this form.
    else keepMine()
  }

  const answers = { deleteDraft, undoDelete, keepMine, takeOther }
  return { status, isUnsaved, savedAt, getOwner: () => owner.current, forget, ...answers }
}

export type DraftState = ReturnType<typeof useClaimDraft>
