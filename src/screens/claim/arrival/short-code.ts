/** Longer codes would take more than two lines on a phone. */
const MAX_SIGNS = 40

/** Invisible characters: some change the text direction, others add width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

export function shortCode(id: string): string {
  const signs = Array.from(id.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
  return signs.length > MAX_SIGNS ? `${signs.slice(0, MAX_SIGNS - 1).join('')}…` : signs.join('')
}
