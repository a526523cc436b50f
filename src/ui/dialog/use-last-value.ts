import { useState } from 'react'

/** A value, or the last one that was there: what a dialog shows while it fades away without one. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
