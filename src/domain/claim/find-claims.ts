import { fullName } from '@/domain/people/full-name'
import { isRutPart, toRutKey } from '@/domain/country/rut-search'
import { foldText, rangesOf, searchWords, type Range } from '@/domain/search-text'
import type { Claim, ClaimKey } from './fields'

/** Codes that a claim is found by though they are not its name, the likeliest first. */
const CODES = ['rut', 'email', 'reservation_code', 'case_number'] as const satisfies ClaimKey[]

/** Somebody who looks for one claim reads no more than these. */
const MOST_SHOWN = 8

/** A part of a claim, with what was searched for in it. */
export interface FoundText {
  readonly text: string
  readonly ranges: readonly Range[]
}

/** A claim that was searched for, and why it was found. */
export interface FoundClaim {
  readonly claim: Claim
  readonly id: FoundText
  /** Name and surname; '' where the claim has neither. */
  readonly name: FoundText
  /** The code it was found by, where number and name do not show it all. */
  readonly code: (FoundText & { readonly key: (typeof CODES)[number] }) | null
}

export interface FoundClaims {
  /** The best ones, in order. */
  readonly shown: readonly FoundClaim[]
  /** How many match. */
  readonly total: number
}

/** What is searched of a claim: words with a space before and after each, and its whole codes. */
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

/** A claim is folded once, also when the list around it is read anew. */
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

/** A word of the search, and the same as a RUT is searched; null where it cannot be one. */
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

/** How far from what was meant: its number, a whole code, the beginnings of words, anything else. */
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
  // What number and name do not say is in one of the codes.
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

/** All claims that `findClaims` finds, in their order. */
export function claimsWith(claims: readonly Claim[], typed: string): readonly Claim[] {
  return entriesWith(claims, parseTyped(typed).words).map(({ claim }) => claim)
}

/**
 * The claims that hold every word that was typed, in any order and without regard to accents and case:
 * by number, name, RUT (with or without dots), e-mail, reservation code and case number. Those whose
 * number or whole code was typed come first, then those whose words begin so; equal ones stay as they
 * stand.
 *
 * @param claims the same array while nothing about it changes: its words are folded once
 */
export function findClaims(
  claims: readonly Claim[],
  typed: string,
  most = MOST_SHOWN,
): FoundClaims {
  const { text, words } = parseTyped(typed)
  const found = entriesWith(claims, words)
  const whole = toWord(foldText(text))
  const ranked: Entry[][] = [[], [], [], []]
  for (const entry of found) {
    const rank = ranked[distance(entry, words, whole)]
    if (rank && rank.length < most) rank.push(entry)
  }
  const best = ranked.flat().slice(0, most)
  return { shown: best.map((entry) => toFound(entry, words)), total: found.length }
}
