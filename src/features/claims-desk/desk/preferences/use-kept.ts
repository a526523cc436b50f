import { useCallback, useEffect, useRef, useState } from 'react'
import { readFromDevice, saveOnDevice } from '@/device/device-store'

interface Kept<T> {
  readonly value: T
  readonly keep: (value: T) => void
  /** The device refused to keep it: it lasts as long as the page. */
  readonly isRefused: boolean
}

/**
 * A preference that this device remembers until the person signs out.
 *
 * @param parse makes a value of whatever the device kept, undefined included; declare it outside the
 *   component
 */
export function useKept<T>(key: string, parse: (raw: unknown) => T): Kept<T> {
  const [value, setValue] = useState(() => parse(undefined))
  const [isRefused, setRefused] = useState(false)
  const isChosen = useRef(false)

  useEffect(() => {
    let isGone = false
    void readFromDevice(key).then((raw) => {
      // A choice made while the device was reading is the newer one.
      if (!isGone && !isChosen.current && raw !== undefined) setValue(parse(raw))
    })
    return () => {
      isGone = true
    }
  }, [key, parse])

  const keep = useCallback(
    (next: T) => {
      isChosen.current = true
      setValue(next)
      void saveOnDevice(key, next).then((isKept) => setRefused(!isKept))
    },
    [key],
  )
  return { value, keep, isRefused }
}
