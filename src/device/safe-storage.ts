type Area = 'localStorage' | 'sessionStorage'

/** Null for a missing value, and where the browser denies access. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the value. False where the browser denies access or has no space. */
export function writeStorage(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}
