import { useEffect, useState } from 'react'
import { createEmitter } from '@/device/create-emitter'
import type { Claim } from '@/domain/claim/fields'

export type Chosen = ReadonlyMap<string, Claim>

const NOTHING: Chosen = new Map()

/** A claim without an id cannot be saved, so it cannot be selected. */
const keyOf = ({ id }: Claim) => (id === null ? null : String(id))

/** Each checkbox subscribes itself, so that a click updates one row. */
export function createSelection() {
  const { announce, subscribe } = createEmitter()
  let chosen = NOTHING
  /** The last clicked claim, where a range starts. */
  let anchor: string | null = null

  const put = (next: Chosen) => {
    chosen = next
    announce()
  }
  const withRows = (rows: readonly Claim[], isOn: boolean): Chosen => {
    const next = new Map(chosen)
    for (const claim of rows) {
      const key = keyOf(claim)
      if (key === null) continue
      if (isOn) next.set(key, claim)
      else next.delete(key)
    }
    return next
  }
  const rangeTo = (claim: Claim, rows: readonly Claim[]): readonly Claim[] => {
    const from = rows.findIndex((row) => keyOf(row) === anchor)
    const to = rows.indexOf(claim)
    return from === -1 || to === -1
      ? [claim]
      : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  return {
    subscribe,
    read: () => chosen,
    /** Toggles a claim; with `isRange` also the rows since the last clicked one. */
    toggle: (claim: Claim, rows: readonly Claim[], isRange: boolean) => {
      const key = keyOf(claim)
      if (key === null) return
      put(withRows(isRange ? rangeTo(claim, rows) : [claim], !chosen.has(key)))
      anchor = key
    },
    setAll: (rows: readonly Claim[], isOn: boolean) => put(withRows(rows, isOn)),
    clear: () => {
      anchor = null
      if (chosen.size > 0) put(NOTHING)
    },
  }
}

export type Selection = ReturnType<typeof createSelection>

export function countChosen(chosen: Chosen, rows: readonly Claim[]): 'none' | 'some' | 'all' {
  const keys = rows.map(keyOf).filter((key) => key !== null)
  const ticked = keys.filter((key) => chosen.has(key)).length
  if (ticked === 0) return 'none'
  return ticked === keys.length ? 'all' : 'some'
}

/** @param list a new reference clears the selection */
export function useSelection(list: unknown): Selection {
  const [selection] = useState(createSelection)
  useEffect(() => selection.clear, [selection, list])
  return selection
}
