import { clearTabNotes, readTabNotes, writeTabNotes } from '@/device/tab-notes'
import { userKeyOf } from './identity'
import { getSession } from './session-store'

interface Searches {
  /** Whose they are, as `personOf` names them; '' for a token that names nobody. */
  readonly owner: string
  /** The e-mails by the key that stands for them in the history. */
  readonly emails: Readonly<Record<string, string>>
}

function isTexts(raw: unknown): raw is Readonly<Record<string, string>> {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    Object.values(raw).every((value) => typeof value === 'string')
  )
}

function parseSearches(text: string | null): Searches | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null')
    if (typeof raw !== 'object' || raw === null || !('owner' in raw) || !('emails' in raw)) {
      return null
    }
    const { owner, emails } = raw
    return typeof owner === 'string' && isTexts(emails) ? { owner, emails } : null
  } catch {
    return null
  }
}

/** The searches of whoever is signed in, or was until just now. Those of anyone else are forgotten. */
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

/**
 * What stands for a searched e-mail or text in `history.state`, so that Back and a reload find it again while
 * its person is here, and nobody does afterwards: no page can reach into the entries of its history.
 *
 * @returns null for no e-mail, and where nobody is signed in
 */
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

/** The e-mail that a key stands for; '' where there is none, or where it was another person's. */
export function readEmailSearch(key: unknown): string {
  const emails = typeof key === 'string' ? readSearches()?.emails : undefined
  return typeof key === 'string' && emails && Object.hasOwn(emails, key) ? (emails[key] ?? '') : ''
}
