import { createSerialQueue, type InTurn } from '@/device/serial-queue'

const LOCK = 'vuelo-justo:saving:'

const turns = new Map<string, InTurn>()

/** Absent on pages without TLS and in old browsers, although the types say otherwise. */
const browserLocks = () => (navigator as { locks?: LockManager }).locks

/** Holds a lock of the Web Locks API, if there is one, so that other tabs wait as well. */
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
    // In an opaque origin the API exists, but a request is rejected.
    if (asked.isStarted) throw error
    return work()
  }
}

/** Runs the tasks of one claim one at a time, across tabs, so that each save sees the previous one. */
export function inTurnOf<T>(id: number | string, work: () => Promise<T>): Promise<T> {
  const key = String(id)
  const turn = turns.get(key) ?? createSerialQueue()
  turns.set(key, turn)
  return turn(() => withLock(LOCK + key, work))
}
