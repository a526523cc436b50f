import { fullName } from '@/domain/people/full-name'
import { isRutPart, toRutKey } from '@/domain/country/rut'
import { foldText, rangesOf, searchWords, type Range } from '@/domain/search-text'
import type { Claim, ClaimKey } from './fields'

/** Searchable codes, the likeliest first. */
const CODES = ['rut', 'email', 'reservation_code', 'case_number'] as const satisfies ClaimKey[]

/** A user who looks for one claim reads no more than these. */
const MOST_SHOWN = 8

/** Some milliseconds of work. */
const INDEXED_AT_ONCE = 1000

export interface FoundText {
  readonly text: string
  readonly ranges: readonly Range[]
}

export interface FoundClaim {
  readonly claim: Claim
  readonly id: FoundText
  readonly name: FoundText
  /** Code with the words that id and name do not contain. */
  readonly code: (FoundText & { readonly key: (typeof CODES)[number] }) | null
}

export interface FoundClaims {
  /** Best matches first. */
  readonly shown: readonly FoundClaim[]
  readonly total: number
}

/** `words` has a space before and after each word. */
interface Entry {
  readonly claim: Claim
  readonly id: string
  readonly words: string
  readonly codes: readonly string[]
}

const DOTS_AND_DASHES = /[.\s-]/

function toEntry(claim: Claim): Entry {
  const id = claim.id === null ? '' : foldText(String(claim.id))
  const codes = CODES.map((key) => foldText(claim[key]?.trim() ?? ''))
  codes.push(toRutKey(claim.rut ?? ''))
  const words = ` ${id} ${foldText(fullName(claim))} ${codes.join(' ')} `
  return { claim, id, words: words.replace(/\s+/g, ' '), codes }
}

/** Kept per claim, also if the list around it is fetched again. */
const entries = new WeakMap<Claim, Entry>()
const indexes = new WeakMap<readonly Claim[], readonly Entry[]>()

function entryOf(claim: Claim): Entry {
  const known = entries.get(claim)
  if (known) return known
  const made = toEntry(claim)
  entries.set(claim, made)
  return made
}

function indexOf(claims: readonly Claim[]): readonly Entry[] {
  const known = indexes.get(claims)
  if (known) return known
  const made = claims.map(entryOf)
  indexes.set(claims, made)
  return made
}

/** Prepares the first search among many claims, in parts between which a caller can handle input. */
export function* indexClaims(claims: readonly Claim[]): Generator<void> {
  for (const [at, claim] of claims.entries()) {
    entryOf(claim)
    if (at % INDEXED_AT_ONCE === INDEXED_AT_ONCE - 1) yield
  }
}

/** `rut` is the text without dots and hyphen; null if it is not written like a RUT. */
interface Word {
  readonly text: string
  readonly rut: string | null
}

function toWord(text: string): Word {
  return { text, rut: isRutPart(text) ? toRutKey(text) : null }
}

function holds({ words }: Entry, { text, rut }: Word): boolean {
  return words.includes(text) || (rut !== null && rut !== '' && words.includes(rut))
}

/** Rank of a match: 0 id, 1 whole code, 2 starts of words, 3 anything else. */
function distance(entry: Entry, typed: readonly Word[], whole: Word): number {
  if (entry.id !== '' && entry.id === whole.text) return 0
  if (entry.codes.includes(whole.text)) return 1
  if (whole.rut !== null && entry.codes.includes(whole.rut)) return 1
  const begins = ({ text, rut }: Word) =>
    entry.words.includes(` ${text}`) || (rut !== null && entry.words.includes(` ${rut}`))
  return typed.every(begins) ? 2 : 3
}

function toFound({ claim }: Entry, typed: readonly Word[]): FoundClaim {
  const words = typed.map(({ text }) => text)
  const plain = (text: string): FoundText => ({ text, ranges: rangesOf(text, words) })
  const id = plain(claim.id === null ? '' : String(claim.id))
  const name = plain(fullName(claim))
  // Words that id and name do not contain are in one of the codes.
  const hidden = typed.filter(
    ({ text }) => !foldText(name.text).includes(text) && !foldText(id.text).includes(text),
  )
  const codes = CODES.map((key) => {
    const text = claim[key]?.trim() ?? ''
    const isRut = key === 'rut'
    const wanted = hidden.map((word) => (isRut ? (word.rut ?? word.text) : word.text))
    return { key, text, ranges: rangesOf(text, wanted, isRut ? DOTS_AND_DASHES : undefined) }
  })
  return { claim, id, name, code: codes.find(({ ranges }) => ranges.length > 0) ?? null }
}

function parseTyped(typed: string) {
  const text = typed.trim().replace(/^#\s*/, '')
  return { text, words: searchWords(text).map(toWord) }
}

function entriesWith(claims: readonly Claim[], words: readonly Word[]): readonly Entry[] {
  if (words.length === 0) return []
  return indexOf(claims).filter((entry) => words.every((word) => holds(entry, word)))
}

/** All claims that `findClaims` matches, in their order. */
export function claimsWith(claims: readonly Claim[], typed: string): readonly Claim[] {
  return entriesWith(claims, parseTyped(typed).words).map(({ claim }) => claim)
}

/**
 * Claims with all typed words, whatever their order, accents and case: in id, name, RUT (with or without
 * dots), e-mail, reservation code or case number. Whole ids and codes come first, then starts of words.
 * Pass the same array while it is unchanged, because its index is cached.
 */
export function findClaims(claims: readonly Claim[], typed: string): FoundClaims {
  const { text, words } = parseTyped(typed)
  const found = entriesWith(claims, words)
  const whole = toWord(foldText(text))
  const ranked: Entry[][] = [[], [], [], []]
  for (const entry of found) {
    const rank = ranked[distance(entry, words, whole)]
    if (rank && rank.length < MOST_SHOWN) rank.push(entry)
  }
  const best = ranked.flat().slice(0, MOST_SHOWN)
  return { shown: best.map((entry) => toFound(entry, words)), total: found.length }
}
