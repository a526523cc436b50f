/** Web Locks, which jsdom lacks, as far as charges use them. */
export function stubLocks(): void {
  const held = new Set<string>()
  const locks = {
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown
      const [options] = rest as [LockOptions]
      if (held.has(name)) return options.ifAvailable === true ? work(null) : new Promise(() => 0)
      held.add(name)
      try {
        return await work({})
      } finally {
        held.delete(name)
      }
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks')
}
