import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { prefetchDialogs } from '@/features/staff-claims/desk/dialog-code'
import type { ClaimList } from './use-claim-list'
import { useOpenClaim } from './use-open-claim'

interface Opened<Subject> {
  readonly claim: Subject
  readonly isOpen: boolean
}

/** The dialog goes first, what it showed goes when it has faded away. */
function shut<T>(opened: Opened<T> | null): Opened<T> | null {
  return opened && { ...opened, isOpen: false }
}

const NO_MESSAGE: { readonly text: string; readonly claimId: Claim['id'] } = {
  text: '',
  claimId: null,
}

/** Which dialogs of the desk are open, and for which claim. */
export function useDeskDialogs(list: ClaimList) {
  const details = useOpenClaim(list)
  const [form, setForm] = useState<Opened<Claim | null> | null>(null)
  const [charge, setCharge] = useState<Opened<Claim> | null>(null)
  /** What was just done, and with which claim: announced in its details while they are open, else on the page. */
  const [message, setMessage] = useState(NO_MESSAGE)
  const [isUnreachable, setUnreachable] = useState(false)
  const { refresh } = details

  return {
    details,
    form,
    charge,
    message,
    isUnreachable,
    /** Something typed is open: nothing may lead away by itself. */
    isTyping: form?.isOpen === true || charge?.isOpen === true,
    edit: useCallback((claim: Claim) => {
      setMessage(NO_MESSAGE)
      setForm({ claim, isOpen: true })
    }, []),
    create: useCallback(() => {
      setMessage(NO_MESSAGE)
      setForm({ claim: null, isOpen: true })
    }, []),
    openCharge: useCallback((claim: Claim) => setCharge({ claim, isOpen: true }), []),
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
