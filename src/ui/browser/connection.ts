interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

function connection(): Connection {
  return (navigator as { readonly connection?: Connection }).connection ?? {}
}

export function savesData(): boolean {
  return connection().saveData === true
}

/** True if downloads may cost the user money: data saving or a cellular connection. */
export function isMetered(): boolean {
  return savesData() || connection().type === 'cellular'
}

/** True if prefetching must not start: data saving, 2g or offline. */
export function isSlowConnection(): boolean {
  const is2g = connection().effectiveType?.endsWith('2g') === true
  return savesData() || is2g || !navigator.onLine
}
