import { useEffect } from 'react'

/** Keeps the screen on while `isWanted`, where the browser can; it lets go whenever the page is hidden. */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>
    if (!isWanted || !wakeLock) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const request = () => {
      if (document.visibilityState !== 'visible') return
      wakeLock.request('screen').then(
        (granted) => {
          if (isOver) void granted.release()
          else lock = granted
        },
        // Refused, for example to save the battery.
        () => undefined,
      )
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [isWanted])
}
