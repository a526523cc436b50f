/** Missing without TLS, despite the types. There tabs cannot see each other, but the work must still be possible. */
const browserLocks = () => (navigator as { readonly locks?: LockManager }).locks

/** Waits until no other tab works under this name. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = browserLocks()
  return locks ? locks.request(name, work) : work()
}

/** True if a tab works under this name. */
export async function isTabLockHeld(name: string): Promise<boolean> {
  const { held } = (await browserLocks()?.query()) ?? {}
  return held?.some((lock) => lock.name === name) === true
}

type Locked<T> = { readonly busy: false; readonly value: T } | { readonly busy: true }

const chargeLock = (claimId: number | string) => `vuelo-justo:charging:${claimId}`

/** Runs work that one tab at a time may do for a claim; a second one gets `busy` at once. */
export async function withChargeLock<T>(
  claimId: number | string,
  work: () => Promise<T>,
): Promise<Locked<T>> {
  const run = async (): Promise<Locked<T>> => ({ busy: false, value: await work() })
  const locks = browserLocks()
  if (!locks) return run()
  return locks.request(chargeLock(claimId), { ifAvailable: true }, async (lock) =>
    lock ? run() : { busy: true },
  )
}

export function isChargeRunning(claimId: number | string): Promise<boolean> {
  return isTabLockHeld(chargeLock(claimId))
}
