import { isWon } from '@/domain/claim/status/status'
import { formatNumber } from '@/domain/country/money'
import { foldText, searchWords } from '@/domain/search-text'

/**
 * The choices of the card filter, in order; '' lets everyone through (SPEC 2.11). The last one finds those
 * whose fee cannot be collected.
 */
export const CARD_FILTERS = [
  { value: '', label: 'Todos' },
  { value: 'con', label: 'Con tarjeta' },
  { value: 'sin', label: 'Sin tarjeta' },
  { value: 'sin-ganado', label: 'Sin tarjeta con caso ganado' },
] as const

export type CardFilter = (typeof CARD_FILTERS)[number]['value']

interface CardHolder {
  readonly hasRegisteredCard?: boolean | null | undefined
}

interface Addressee {
  readonly email?: string | null | undefined
  readonly username?: string | null | undefined
}

/** The address of a user or a claim, as two of them are compared; '' for none. */
function emailKey({ email, username }: Addressee): string {
  return (email ?? username ?? '').trim().toLowerCase()
}

/** The addresses of the won claims among these, as `filterByCard` wants them. */
export function wonEmailsOf(
  claims: readonly (Addressee & { readonly category: string | null })[],
): ReadonlySet<string> {
  const emails = new Set(claims.filter(({ category }) => isWon(category)).map(emailKey))
  emails.delete('')
  return emails
}

/** Reads the filter from an address; anything unknown is "Todos". */
export function parseCardFilter(raw: string | null): CardFilter {
  return CARD_FILTERS.find(({ value }) => value === raw)?.value ?? ''
}

/**
 * The users a filter lets through, in their order (SPEC 2.11). Somebody whose card nobody knows of
 * counts as without one: no fee can be collected from them.
 *
 * @param wonEmails as `wonEmailsOf` gives them
 */
export function filterByCard<Row extends CardHolder & Addressee>(
  rows: readonly Row[],
  filter: CardFilter,
  wonEmails: ReadonlySet<string>,
): readonly Row[] {
  if (filter === '') return rows
  return rows.filter(
    (row) =>
      (row.hasRegisteredCard === true) === (filter === 'con') &&
      (filter !== 'sin-ganado' || wonEmails.has(emailKey(row))),
  )
}

interface Findable extends Addressee {
  readonly name?: string | null | undefined
  readonly rut?: string | null | undefined
  readonly phone?: string | number | null | undefined
  readonly alias?: string | null | undefined
}

/**
 * The users who have every word that was typed in their name, RUT, e-mail, phone or alias, in their
 * order; everyone where nothing was typed.
 */
export function filterByText<Row extends Findable>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const words = searchWords(typed)
  if (words.length === 0) return rows
  return rows.filter(({ name, rut, email, username, phone, alias }) => {
    const plainRut = rut?.replace(/[.\s-]/g, '')
    const all = [name, rut, plainRut, email ?? username, phone, alias]
    const text = foldText(all.map((part) => part ?? '').join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** 'Sí' or 'No' (SPEC 2.11): no, as in the card filter, where the server does not say. */
export function cardText({ hasRegisteredCard }: CardHolder): 'Sí' | 'No' {
  return hasRegisteredCard === true ? 'Sí' : 'No'
}

/** Reads a page number from an address, counted from 1; 1 for what is none. */
export function parsePage(raw: string | null): number {
  return raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : 1
}

/** '1 usuario', '1.234 usuarios', or '20 de 60 usuarios' while a filter leaves some out. */
export function userCountText(shown: number, all: number): string {
  const noun = all === 1 ? 'usuario' : 'usuarios'
  const total = `${formatNumber(all)} ${noun}`
  return shown === all ? total : `${formatNumber(shown)} de ${total}`
}
