import { accountEmail } from '@/domain/people/account-email'
import { isWon } from '@/domain/claim/status/status'
import { formatNumber } from '@/domain/country/money'
import type { Texts } from '@/domain/raw-values'
import { foldText, searchWords } from '@/domain/search-text'

/** Options of the card filter (SPEC 2.11). `sin-ganado`: won claims whose fee cannot be charged. */
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

type Addressee = Texts<'email' | 'username'>

const emailKey = (row: Addressee) => accountEmail(row).toLowerCase()

/** E-mail keys of the won claims, for `filterByCard`. */
export function wonEmailsOf(
  claims: readonly (Addressee & { readonly category: string | null })[],
): ReadonlySet<string> {
  const emails = new Set(claims.filter(({ category }) => isWon(category)).map(emailKey))
  emails.delete('')
  return emails
}

/** Parses the filter from a query parameter; '' if unknown. */
export function parseCardFilter(raw: string | null): CardFilter {
  return CARD_FILTERS.find(({ value }) => value === raw)?.value ?? ''
}

/** Users that match the card filter (SPEC 2.11). An unknown card counts as none: no fee can be charged. */
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

/** Users that have every typed word in name, RUT, e-mail, phone or alias; all if nothing is typed. */
export function filterByText<Row extends Addressee & Texts<'name' | 'rut' | 'phone' | 'alias'>>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const words = searchWords(typed)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const { name, rut, phone, alias } = row
    const plainRut = rut?.replace(/[.\s-]/g, '')
    const all = [name, rut, plainRut, accountEmail(row), phone, alias]
    const text = foldText(all.map((part) => part ?? '').join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** 'Sí' or 'No' (SPEC 2.11); an unknown card gives 'No', as in the card filter. */
export function cardText({ hasRegisteredCard }: CardHolder): 'Sí' | 'No' {
  return hasRegisteredCard === true ? 'Sí' : 'No'
}

/** Parses a page number from a query parameter, counted from 1; 1 if invalid. */
export function parsePage(raw: string | null): number {
  return raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : 1
}

/** '1 usuario', '1.234 usuarios', or '20 de 60 usuarios' if a filter hides some. */
export function userCountText(shown: number, all: number): string {
  const noun = all === 1 ? 'usuario' : 'usuarios'
  const total = `${formatNumber(all)} ${noun}`
  return shown === all ? total : `${formatNumber(shown)} de ${total}`
}
