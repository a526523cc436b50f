import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { prefetchDialogs } from '@/features/claims-desk/desk/dialog-code'
import type { ClaimList } from './use-claim-list'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { useOpenClaim } from './use-open-claim'

interface Opened<Subject> {
  readonly claim: Subject
  readonly isOpen: boolean
}

/** The dialog goes first, what it showed goes when it has faded away. */
function shut<T extends Opened<unknown>>(opened: T | null): T | null {
  return opened && { ...opened, isOpen: false }
}

interface OpenedForm extends Opened<Claim | null> {
  /** The field that the form begins with. */
  readonly field?: ClaimKey | undefined
  /** The claims that followed in the list when it was opened: saving may put rows in another order. */
  readonly following: readonly Claim[]
}

interface OpenedCharge extends Opened<Claim> {
  /** The claims to charge after this one, in their order; left out where the list is not "Por cobrar". */
  readonly following: readonly Claim[] | undefined
  /** What was done with the claim before it; null for the first one. */
  readonly said: string | null
}

/** The rows behind a claim; none for one that is not in the list. */
function rowsAfter(claim: Claim, rows: readonly Claim[]): readonly Claim[] {
  const at = rows.findIndex(({ id }) => id !== null && id === claim.id)
  return at === -1 ? [] : rows.slice(at + 1)
}

const NO_MESSAGE: { readonly text: string; readonly claimId: Claim['id'] } = {
  text: '',
  claimId: null,
}

/**
 * Which dialogs of the desk are open, and for which claim.
 *
 * @param isListShown whether the list is on the screen: only then a claim has a next one
 */
export function useDeskDialogs(list: ClaimList, isListShown: boolean) {
  const details = useOpenClaim(list)
  const known = useKnownClaims()
  const [form, setForm] = useState<OpenedForm | null>(null)
  const [charge, setCharge] = useState<OpenedCharge | null>(null)
  /** What was just done, and with which claim: announced in its details while they are open, else on the page. */
  const [message, setMessage] = useState(NO_MESSAGE)
  const [isUnreachable, setUnreachable] = useState(false)
  const { refresh } = details
  // So that whoever edits is the same function whatever the list shows.
  const rows = useRef<readonly Claim[]>([])
  useLayoutEffect(() => {
    rows.current = isListShown ? list.rows : []
  })

  const [next, ...rest] = form?.following ?? []
  /** Puts the next claim of the list in the place of the one in the form, and of its details. */
  const editNext = () => {
    if (!next) return
    const claim = known.get(String(next.id)) ?? next
    setMessage(NO_MESSAGE)
    setForm({ claim, isOpen: true, following: rest })
    if (details.isOpen) details.open(claim)
  }

  return {
    details,
    form,
    charge,
    message,
    isUnreachable,
    /** Something typed is open: nothing may lead away by itself. */
    isTyping: form?.isOpen === true || charge?.isOpen === true,
    edit: useCallback((claim: Claim, field?: ClaimKey) => {
      setMessage(NO_MESSAGE)
      setForm({ claim, field, isOpen: true, following: rowsAfter(claim, rows.current) })
    }, []),
    /** Left out where no claim follows the one in the form. */
    editNext: next && editNext,
    create: useCallback(() => {
      setMessage(NO_MESSAGE)
      setForm({ claim: null, isOpen: true, following: [] })
    }, []),
    openCharge: useCallback(
      (claim: Claim, following?: readonly Claim[]) =>
        setCharge({ claim, isOpen: true, following, said: null }),
      [],
    ),
    /** Puts the next claim to charge in the place of the one in the dialog; closes after the last one. */
    chargeNext: useCallback(
      (said: string) =>
        setCharge((open) => {
          const [following, ...after] = open?.following ?? []
          if (!open || !following) return shut(open)
          return { claim: following, isOpen: true, following: after, said }
        }),
      [],
    ),
    closeForm: useCallback(() => setForm(shut), []),
    closeCharge: useCallback(() => setCharge(shut), []),
    forgetForm: useCallback(() => setForm(null), []),
    forgetCharge: useCallback(() => setCharge(null), []),
    saved: useCallback(
      (claim: Claim | null) => {
        setForm(shut)
        setMessage({ text: 'El reclamo quedó guardado.', claimId: claim?.id ?? null })
        void refresh(claim)
      },
      [refresh],
    ),
    /** Whoever read it, or had the time to, does not read it again. */
    clearMessage: useCallback(() => setMessage(NO_MESSAGE), []),
    /** A dialog's code did not come. */
    fail: useCallback(() => {
      setUnreachable(true)
      setForm(null)
      setCharge(null)
    }, []),
    dismissFailure: useCallback(() => setUnreachable(false), []),
    prefetch: useCallback(() => prefetchDialogs('details', 'form'), []),
  }
}

export type DeskDialogsState = ReturnType<typeof useDeskDialogs>
