import { clearTabNotes, readTabNotes, writeTabNotes } from '@/device/tab-notes'
import { isRow, isTexts } from '@/domain/raw-values'
import { userKeyOf } from './identity'
import { getSession } from './session-store'

interface Searches {
  /** User key of `userKeyOf`; '' for a token without one. */
  readonly owner: string
  /** E-mails by their key in the history state. */
  readonly emails: Readonly<Record<string, string>>
}

function parseSearches(text: string | null): Searches | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null')
    if (!isRow(raw) || !isRow(raw['emails']) || !isTexts(Object.values(raw['emails']))) return null
    return typeof raw['owner'] === 'string' ? (raw as unknown as Searches) : null
  } catch {
    return null
  }
}

/** Searches of the current or expired user; those of another user are deleted. */
function readSearches(): Searches | null {
  const text = readTabNotes()
  const session = getSession()
  const claims = session.signedIn ? session.claims : session.expired
  const owner = claims === null ? null : (userKeyOf(claims) ?? '')
  const stored = parseSearches(text)
  if (text !== null && stored?.owner !== owner) clearTabNotes()
  if (owner === null) return null
  return stored?.owner === owner ? stored : { owner, emails: {} }
}

/** Returns a key for `history.state`, whose entries cannot be deleted; null without a text or user. */
export function storeEmailSearch(email: string): string | null {
  const searches = email === '' ? null : readSearches()
  if (searches === null) return null
  const known = Object.entries(searches.emails).find(([, text]) => text === email)
  if (known) return known[0]
  const key = Math.random().toString(36).slice(2)
  writeTabNotes(
    JSON.stringify({
      ...searches,
      emails: { ...searches.emails, [key]: email },
    } satisfies Searches),
  )
  return key
}

/** '' if the key is unknown or belongs to another user. */
export function readEmailSearch(key: unknown): string {
  const emails = typeof key === 'string' ? readSearches()?.emails : undefined
  return typeof key === 'string' && emails && Object.hasOwn(emails, key) ? (emails[key] ?? '') : ''
}
