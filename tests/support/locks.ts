/** Web Locks, which jsdom lacks, as far as changes and charges use them. */
export function stubLocks(): void {
  /** The end of the last work under each name. */
  const ends = new Map<string, Promise<unknown>>()
  const locks = {
    query: () => Promise.resolve({ held: [...ends.keys()].map((name) => ({ name })) }),
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown
      const [options] = rest as [LockOptions]
      const before = ends.get(name)
      if (before && options.ifAvailable === true) return work(null)
      const own = before ? before.then(() => work({})) : Promise.resolve(work({}))
      const end = own.catch(() => undefined)
      ends.set(name, end)
      try {
        return await own
      } finally {
        if (ends.get(name) === end) ends.delete(name)
      }
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks')
}
