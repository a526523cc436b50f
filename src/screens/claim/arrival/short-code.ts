/** More would fill a phone's line twice over; an identifier of a person is shorter. */
const MAX_SIGNS = 40

/** Signs without a look of their own: some turn the line around, others stretch it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/**
 * A QR identifier as a line of text may hold it: anybody can write anything into the address.
 *
 * @returns '' where nothing of it can be seen
 */
export function shortCode(id: string): string {
  const signs = Array.from(id.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
  return signs.length > MAX_SIGNS ? `${signs.slice(0, MAX_SIGNS - 1).join('')}…` : signs.join('')
}
