import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { User } from '@/api/user'
import { env } from '@/config/env'
import { COUNTRY } from '@/domain/country/chile'
import { isEmail } from '@/domain/people/email'
import { splitFullName } from '@/domain/people/full-name'
import { normalizeTypedPhone } from '@/domain/people/phone'
import { formatIdDocument } from '@/domain/country/rut'
import { displayName } from '@/session/identity'
import { useSession } from '@/session/use-session'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { waitForPhoneRules } from '@/ui/phone/use-phone-rules'
import { fieldId, type ClaimValues } from './claim-values'

function knownValues(user: User): Partial<ClaimValues> {
  return {
    ...splitFullName(user.name ?? ''),
    rut: formatIdDocument(user.rut ?? ''),
    phone: normalizeTypedPhone(user.phone ?? '', COUNTRY).value,
    email: user.email ?? user.username ?? '',
  }
}

/**
 * Fills the fields that nobody has been in with what a signed-in person's profile already says
 * (WCAG 2.2, 3.3.7). It runs after the draft is back, which wins. A failure only means more typing.
 *
 * @returns whether anything was filled in
 */
export function useProfilePrefill(
  {
    getValues,
    getFieldState,
    reset,
  }: Pick<UseFormReturn<ClaimValues>, 'getValues' | 'getFieldState' | 'reset'>,
  ready: boolean,
): boolean {
  const session = useSession()
  const [filled, setFilled] = useState(false)
  const token = session.signedIn ? session.token : null
  const identity = session.signedIn ? displayName(session.claims, 'claim', env.tokenIssuer) : ''

  useEffect(() => {
    if (token === null || !ready) return
    const controller = new AbortController()
    const fill = (known: Partial<ClaimValues>) => {
      const values = getValues()
      // Whoever stands in a field, or has been there and left it empty, has something else in mind.
      const isFree = (field: keyof ClaimValues) =>
        values[field] === '' &&
        !getFieldState(field).isTouched &&
        document.activeElement?.id !== fieldId(field)
      const news = Object.entries(known).filter(
        ([field, value]) => value !== '' && isFree(field as keyof ClaimValues),
      )
      if (news.length === 0) return
      const filledIn = { ...values, ...Object.fromEntries(news) }
      reset(filledIn, { keepDirtyValues: true, keepErrors: true, keepTouched: true })
      setFilled(true)
    }
    // By need: most people who claim have no account yet.
    const readUser = async () => {
      const { getUser } = await importWithRetry(() => import('@/api/user'))
      // Before the call, not after it: an answer that nobody waits for any more must not be filled in.
      await waitForPhoneRules()
      return getUser({ signal: controller.signal })
    }
    readUser().then(
      (user) => fill(knownValues(user)),
      () => {
        if (!controller.signal.aborted && isEmail(identity)) fill({ email: identity })
      },
    )
    return () => controller.abort()
  }, [token, identity, ready, getValues, getFieldState, reset])

  return filled && token !== null
}
