import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { adoptedText } from '@/features/claim-store/changes/notice/change-words'
import { useInlineEdit } from '@/features/claim-editor/inline-edit/use-inline-edit'
import type { DeskAside } from '../../settings/use-desk-settings'
import type { ClaimList } from './use-claim-list'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { useOpenClaim } from './use-open-claim'

interface OpenedForm {
  readonly claim: Claim | null
  readonly isOpen: boolean
  readonly field?: ClaimKey | undefined
  /** The claims that followed in the list at opening, because saving may reorder it. */
  readonly following: readonly Claim[]
}

const NO_FORM: OpenedForm = { claim: null, isOpen: false, following: [] }

interface OpenedCharge {
  readonly claim: Claim
  readonly isOpen: boolean
  /** Claims to charge next; omit outside of "Por cobrar". */
  readonly following: readonly Claim[] | undefined
  /** Result of the previous claim; null for the first one. */
  readonly said: string | null
}

/** The content stays, for the dialog that fades out and for a saved message that outlasts it. */
const shut = <Opened extends object | null>(opened: Opened): Opened =>
  opened && { ...opened, isOpen: false }

/** Empty if the claim is not in the list. */
function rowsAfter(claim: Claim, rows: readonly Claim[]): readonly Claim[] {
  const at = rows.findIndex(({ id }) => id !== null && id === claim.id)
  return at === -1 ? [] : rows.slice(at + 1)
}

const NO_MESSAGE: { readonly text: string; readonly claimId: Claim['id'] } = {
  text: '',
  claimId: null,
}

/** @param isListShown only then does a claim have a next one */
export function useDeskDialogs(list: ClaimList, isListShown: boolean) {
  const details = useOpenClaim(list, isListShown)
  const inline = useInlineEdit()
  const known = useKnownClaims()
  const [form, setForm] = useState(NO_FORM)
  const [charge, setCharge] = useState<OpenedCharge | null>(null)
  const [aside, openAside] = useState<DeskAside | null>(null)
  /** Result of the last action, shown in the claim's details if they are open, else on the page. */
  const [message, setMessage] = useState(NO_MESSAGE)
  const [isUnreachable, setUnreachable] = useState(false)
  // A ref keeps `edit` stable while the list changes.
  const rows = useRef<readonly Claim[]>([])
  useLayoutEffect(() => {
    rows.current = isListShown ? list.rows : []
  })

  const [next, ...rest] = form.following
  /** Replaces the claim in the form, and in its details, with the next one. */
  const editNext = () => {
    if (!next) return
    const claim = known.get(String(next.id)) ?? next
    setMessage(NO_MESSAGE)
    setForm({ claim, isOpen: true, following: rest })
    if (details.isOpen) details.open(claim)
  }

  return {
    details,
    inline,
    form,
    charge,
    aside,
    openAside,
    closeAside: () => openAside(null),
    message,
    isUnreachable,
    /** A dialog has unsaved input: do not navigate automatically. */
    isTyping: form.isOpen || charge?.isOpen === true,
    edit: useCallback((claim: Claim, field?: ClaimKey) => {
      setMessage(NO_MESSAGE)
      setForm({ claim, field, isOpen: true, following: rowsAfter(claim, rows.current) })
    }, []),
    /** Undefined if no claim follows. */
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
    /** Replaces the claim in the dialog with the next one; closes it after the last. */
    chargeNext: (said: string) =>
      setCharge((open) => {
        const [following, ...after] = open?.following ?? []
        if (!open || !following) return shut(open)
        return { claim: following, isOpen: true, following: after, said }
      }),
    closeForm: () => setForm(shut),
    closeCharge: () => setCharge(shut),
    saved: (adopted: readonly MergeUnit[]) => {
      const { claim } = form
      const kept = adopted.length > 0 ? ` ${adoptedText(adopted)}` : ''
      setForm(shut)
      setMessage({ text: `El reclamo quedó guardado.${kept}`, claimId: claim?.id ?? null })
      void details.refresh(claim)
    },
    clearMessage: () => setMessage(NO_MESSAGE),
    /** A dialog's code failed to load: closes what covers the details, and says so. */
    fail: () => {
      setUnreachable(true)
      setForm(shut)
      setCharge(shut)
      inline.close()
      openAside(null)
    },
    dismissFailure: () => setUnreachable(false),
  }
}

export type DeskDialogsState = ReturnType<typeof useDeskDialogs>
