import { createSerialQueue, type InTurn } from '@/device/serial-queue'

const LOCK = 'vuelo-justo:saving:'

const turns = new Map<string, InTurn>()

/** Absent on pages without TLS and in old browsers, whatever the types say. */
const browserLocks = () => (navigator as { locks?: LockManager }).locks

/** The other tabs of this browser wait as well, where the browser lets them. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = browserLocks()
  if (!locks) return work()
  const asked = { isStarted: false }
  try {
    return await locks.request(name, () => {
      asked.isStarted = true
      return work()
    })
  } catch (error) {
    // Pages of an opaque origin have the tool, but may not use it.
    if (asked.isStarted) throw error
    return work()
  }
}

/**
 * Does what is done to a claim one after the other, whoever asks for it and in whichever tab: each save
 * sees what the one before it made of the claim.
 */
export function inTurnOf<T>(id: number | string, work: () => Promise<T>): Promise<T> {
  const key = String(id)
  const turn = turns.get(key) ?? createSerialQueue()
  turns.set(key, turn)
  return turn(() => withLock(LOCK + key, work))
}
