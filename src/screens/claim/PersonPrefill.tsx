import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { getUser, type User } from '@/api/user'
import { COUNTRY } from '@/domain/country/chile'
import { accountEmail } from '@/domain/people/account-email'
import { isEmail } from '@/domain/people/email'
import { splitFullName } from '@/domain/people/full-name'
import { normalizeTypedPhone } from '@/domain/people/phone'
import { formatIdDocument } from '@/domain/country/rut'
import { nameIn, useSession } from '@/session/use-session'
import { waitForPhoneRules } from '@/ui/phone/use-phone-rules'
import { fieldId, type ClaimValues } from './claim-values'
import './fields/KnownPerson'

function knownValues(user: User): Partial<ClaimValues> {
  return {
    ...splitFullName(user.name ?? ''),
    rut: formatIdDocument(user.rut ?? ''),
    phone: normalizeTypedPhone(user.phone ?? '', COUNTRY).value,
    email: accountEmail(user),
  }
}

interface PersonPrefillProps {
  /** The draft was deleted, and the profile's values with it. */
  readonly isCleared: boolean
  readonly onFilled: () => void
}

/**
 * Fills untouched empty fields from the profile (WCAG 2.2, 3.3.7). Mounted after the draft was read, which wins;
 * loaded on demand, because most visitors have no account.
 */
export function PersonPrefill({ isCleared, onFilled }: PersonPrefillProps) {
  const { getValues, getFieldState, reset } = useFormContext<ClaimValues>()
  const session = useSession()
  const token = session.signedIn ? session.token : null
  const identity = nameIn(session, 'claim')

  const fill = useEffectEvent((known: Partial<ClaimValues>) => {
    const values = getValues()
    // Skips fields that the user visited and left empty, and the focused one, unless that is only where the focus
    // returned from the press that deleted the draft.
    const isFree = (field: keyof ClaimValues) =>
      values[field] === '' &&
      !getFieldState(field).isTouched &&
      (isCleared || document.activeElement?.id !== fieldId(field))
    const news = Object.entries(known).filter(
      ([field, value]) => value !== '' && isFree(field as keyof ClaimValues),
    )
    if (news.length === 0) return
    const filledIn = { ...values, ...Object.fromEntries(news) }
    reset(filledIn, { keepDirtyValues: true, keepErrors: true, keepTouched: true })
    onFilled()
  })

  useEffect(() => {
    if (token === null) return
    const controller = new AbortController()
    // Before the request, so that an abort also covers the wait.
    waitForPhoneRules()
      .then(() => getUser({ signal: controller.signal }))
      .then(
        (user) => fill(knownValues(user)),
        () => {
          if (!controller.signal.aborted && isEmail(identity)) fill({ email: identity })
        },
      )
    return () => controller.abort()
  }, [token, identity, isCleared])

  return null
}
