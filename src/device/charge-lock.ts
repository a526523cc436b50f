import { isRow } from '@/domain/raw-values'
import { readStorage, writeStorage } from './safe-storage'
import { withinLimit } from './time-limit'

const PREFIX = 'vuelo-justo:charging:'

/** Longer than any charge, so that a crashed tab does not lock a claim forever. */
const STALE_MS = 60_000

/** Time for two tabs that write at once to notice each other. */
const SETTLE_MS = 40

interface LockTools {
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined
  readonly now: () => number
}

type Locked<T> = { readonly busy: false; readonly value: T } | { readonly busy: true }

const BUSY = { busy: true } as const

interface Holder {
  readonly owner: string
  readonly until: number
}

function readHolder(key: string): Holder | null {
  try {
    const raw: unknown = JSON.parse(readStorage('localStorage', key) ?? '')
    if (!isRow(raw)) return null
    const { owner, until } = raw
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null
  } catch {
    return null
  }
}

/** The upper limit covers a clock that was set back, which could lock a claim for years. */
function isNoteHeld(key: string, now: number): boolean {
  const holder = readHolder(key)
  return holder !== null && holder.until > now && holder.until <= now + STALE_MS
}

/** Fallback without Web Locks: an entry in localStorage. */
async function withNote<T>(
  key: string,
  now: () => number,
  work: () => Promise<T>,
): Promise<Locked<T>> {
  const owner = `${now()}-${Math.random()}`
  if (isNoteHeld(key, now())) return BUSY
  // Without storage tabs cannot see each other, but a charge must still be possible.
  const holder: Holder = { owner, until: now() + STALE_MS }
  if (!writeStorage('localStorage', key, JSON.stringify(holder))) {
    return { busy: false, value: await work() }
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  if (readHolder(key)?.owner !== owner) return BUSY
  try {
    return { busy: false, value: await work() }
  } finally {
    if (readHolder(key)?.owner === owner) writeStorage('localStorage', key, null)
  }
}

function browserTools(): LockTools {
  // Missing without TLS and in old browsers, despite the types.
  const { locks } = navigator as { locks?: LockManager }
  return { locks, now: Date.now }
}

/** Runs work that one tab at a time may do for a claim; a second one gets `busy` at once. */
export async function withChargeLock<T>(
  claimId: number | string,
  work: () => Promise<T>,
  { locks, now }: LockTools = browserTools(),
): Promise<Locked<T>> {
  const key = `${PREFIX}${claimId}`
  if (!locks) return withNote(key, now, work)
  const asked = { isAnswered: false, isGivenUp: false }
  let answered: () => void = () => undefined
  const answer = new Promise<true>((resolve) => {
    answered = () => resolve(true)
  })
  try {
    const locked = locks.request(key, { ifAvailable: true }, async (lock) => {
      if (asked.isGivenUp) return BUSY
      asked.isAnswered = true
      answered()
      return lock ? { busy: false as const, value: await work() } : BUSY
    })
    await withinLimit(Promise.race([answer, locked]), null)
    if (asked.isAnswered) return await locked
  } catch (error) {
    // Pages of an opaque origin may not use Web Locks.
    if (asked.isAnswered) throw error
  }
  asked.isGivenUp = true
  return withNote(key, now, work)
}

export async function isChargeRunning(
  claimId: number | string,
  { locks, now }: LockTools = browserTools(),
): Promise<boolean> {
  const key = `${PREFIX}${claimId}`
  try {
    const { held } = (locks && (await withinLimit(locks.query(), null))) ?? {}
    if (held?.some(({ name }) => name === key) === true) return true
  } catch {
    // Pages of an opaque origin may not use Web Locks.
  }
  return isNoteHeld(key, now())
}
