import type { Texts } from '@/domain/raw-values'

/** Card to be charged. `unknown`: the profile is not loaded. Null: not sent by the server. */
export type CardState =
  | { readonly state: 'unknown' | 'missing' }
  | { readonly state: 'registered'; readonly brand: string | null; readonly digits: string | null }

/** Card fields of a user profile (SPEC 3, User). */
interface CardHolder {
  readonly hasRegisteredCard?: boolean | null | undefined
  readonly cardInfo?: Texts<'brand' | 'lastFourDigits'> | null | undefined
}

/** Last four digits of a card; null for any other text, so that no longer number is ever shown. */
export function parseLastDigits(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? ''
  return /^\d{4}$/.test(text) ? text : null
}

/** Card of a profile; undefined gives `unknown`. Only a `hasRegisteredCard` of `true` counts. */
export function toCardState(user: CardHolder | undefined): CardState {
  if (user === undefined) return { state: 'unknown' }
  if (user.hasRegisteredCard !== true) return { state: 'missing' }
  const brand = user.cardInfo?.brand?.trim() ?? ''
  return {
    state: 'registered',
    brand: brand === '' ? null : brand,
    digits: parseLastDigits(user.cardInfo?.lastFourDigits),
  }
}
