/**
 * What is known of the card that a fee would be charged to. `unknown` while the profile is not read;
 * brand and digits are null where the server does not give them.
 */
export type CardState =
  | { readonly state: 'unknown' | 'missing' }
  | { readonly state: 'registered'; readonly brand: string | null; readonly digits: string | null }

/** The profile fields that tell of a card (SPEC 3, User). */
interface CardHolder {
  readonly hasRegisteredCard?: boolean | null | undefined
  readonly cardInfo?:
    | {
        readonly brand?: string | null | undefined
        readonly lastFourDigits?: string | null | undefined
      }
    | null
    | undefined
}

/**
 * The last four digits of a card as the server gave them.
 *
 * @returns null for anything but four digits: a longer number is never repeated, not even its end
 */
export function parseLastDigits(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? ''
  return /^\d{4}$/.test(text) ? text : null
}

/** What a profile tells of its card; only `true` counts as registered. @param user undefined: not read */
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
