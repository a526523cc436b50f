import { useEffect, useLayoutEffect, useState } from 'react'
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
  let rows: readonly Claim[] = []
  /** The last clicked claim, where a range starts. */
  let anchor: string | null = null

  const put = (next: Chosen) => {
    chosen = next
    announce()
  }
  const withClaims = (claims: readonly Claim[], isOn: boolean): Chosen => {
    const next = new Map(chosen)
    for (const claim of claims) {
      const key = keyOf(claim)
      if (key === null) continue
      if (isOn) next.set(key, claim)
      else next.delete(key)
    }
    return next
  }
  const rangeTo = (claim: Claim): readonly Claim[] => {
    const from = rows.findIndex((row) => keyOf(row) === anchor)
    const to = rows.indexOf(claim)
    return from === -1 || to === -1
      ? [claim]
      : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  return {
    subscribe,
    read: () => chosen,
    /** Shows other rows, among which a range is selected. */
    show: (next: readonly Claim[]) => {
      rows = next
    },
    /** Toggles a claim; with `isRange` also the rows since the last clicked one. */
    toggle: (claim: Claim, isRange = false) => {
      const key = keyOf(claim)
      if (key === null) return
      put(withClaims(isRange ? rangeTo(claim) : [claim], !chosen.has(key)))
      anchor = key
    },
    setAll: (claims: readonly Claim[], isOn: boolean) => put(withClaims(claims, isOn)),
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

/** @param state a new reference clears the selection */
export function useSelection(state: unknown, rows: readonly Claim[]): Selection {
  const [selection] = useState(createSelection)
  useLayoutEffect(() => selection.show(rows), [rows, selection])
  useEffect(() => selection.clear, [selection, state])
  return selection
}
