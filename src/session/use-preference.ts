import { useCallback, useEffect, useRef, useState } from 'react'
import { readRecord, storeRecord, type RecordId } from '@/device/records'
import { onDeparture, signedInPerson } from './session-store'

interface Preference<T> {
  readonly value: T
  readonly store: (value: T) => void
  /** The device refused to store it: it lasts as long as the page. */
  readonly isRefused: boolean
  /** The device has answered: until then the value says nothing. */
  readonly isRead: boolean
}

/** Null where nobody is known by name: what is stored then would be everybody's. */
function idOf(name: string): RecordId | null {
  const owner = signedInPerson()
  return owner === null ? null : { kind: 'preference', owner, name }
}

/**
 * A preference of whoever is signed in, stored on this device until they sign out. The next person
 * starts with none, or with their own.
 *
 * @param parse makes a value of whatever the device holds, undefined included; declare it outside the
 *   component
 */
export function usePreference<T>(name: string, parse: (raw: unknown) => T): Preference<T> {
  const [value, setValue] = useState(() => parse(undefined))
  const [isRefused, setRefused] = useState(false)
  const [isRead, setRead] = useState(false)
  /** Counts what makes an answer of the device old news: a choice, or another person. */
  const turn = useRef(0)

  useEffect(() => {
    const read = () => {
      const asked = ++turn.current
      const id = idOf(name)
      const reading = id === null ? Promise.resolve(null) : readRecord(id, new Date())
      void reading.then((record) => {
        if (asked !== turn.current) return
        if (record !== null) setValue(parse(record.value))
        setRead(true)
      })
    }
    read()
    const stop = onDeparture(() => {
      setValue(parse(undefined))
      setRefused(false)
      setRead(false)
      read()
    })
    return () => {
      turn.current += 1
      stop()
    }
  }, [name, parse])

  const store = useCallback(
    (next: T) => {
      turn.current += 1
      setValue(next)
      setRead(true)
      const id = idOf(name)
      const stored = id === null ? Promise.resolve(false) : storeRecord(id, next, new Date())
      void stored.then((isStored) => setRefused(!isStored))
    },
    [name],
  )
  return { value, store, isRefused, isRead }
}
