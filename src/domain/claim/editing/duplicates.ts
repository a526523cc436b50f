import { keysWhere, type Claim, type KeysWith } from '@/domain/claim/fields'
import { isEmail } from '@/domain/people/email'
import { cleanRut, isValidRut } from '@/domain/country/rut'
import type { Texts } from '@/domain/raw-values'

/** Fields that find duplicates, in the order in which they are shown. */
export const DUPLICATE_FIELDS = ['email', 'rut', 'reservation_code'] as const

type DuplicateClue = (typeof DUPLICATE_FIELDS)[number]

export interface Duplicate {
  readonly claim: Claim
  readonly matches: readonly DuplicateClue[]
}

/** Spaces, hyphens and case do not distinguish codes. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '').toUpperCase()
}

/** Clue in a comparable form; '' if it is too short or no valid e-mail. */
function toComparable(clue: DuplicateClue, raw: string | null | undefined): string {
  const text = (raw ?? '').trim()
  if (clue === 'email') return isEmail(text) ? text.toLowerCase() : ''
  if (clue === 'rut') return isValidRut(text) ? cleanRut(text) : orNothing(plain(text), 5)
  return orNothing(plain(text), 4)
}

function orNothing(text: string, shortest: number): string {
  return text.length < shortest ? '' : text
}

/**
 * Claims with the same e-mail, RUT or reservation code as the draft: most matches first, then newest.
 * It is only a hint, because one person may have two claims.
 */
export function findDuplicates(draft: Texts<DuplicateClue>, claims: readonly Claim[]): Duplicate[] {
  const wanted = DUPLICATE_FIELDS.map(
    (clue) => [clue, toComparable(clue, draft[clue])] as const,
  ).filter(([, text]) => text !== '')
  const byId = new Map(claims.map((claim) => [String(claim.id), claim]))
  return [...byId.values()]
    .map((claim) => ({
      claim,
      matches: wanted
        .filter(([clue, text]) => toComparable(clue, claim[clue]) === text)
        .map(([clue]) => clue),
    }))
    .filter(({ matches }) => matches.length > 0)
    .sort(
      (a, b) => b.matches.length - a.matches.length || Number(b.claim.id) - Number(a.claim.id) || 0,
    )
}

type SentKey = KeysWith<{ echoed: true }>

const SENT_KEYS = keysWhere<SentKey>(({ echoed }) => echoed === true)

function toPlain(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim().toLowerCase()
}

/** True if the claim has every submitted value; the server may change spaces and case. */
export function matchesSubmission(sent: Texts<SentKey>, claim: Texts<SentKey>): boolean {
  return SENT_KEYS.every((field) => toPlain(sent[field]) === toPlain(claim[field]))
}
