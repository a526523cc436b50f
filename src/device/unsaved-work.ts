import { useEffect, useId, useSyncExternalStore } from 'react'
import { createEmitter } from './create-emitter'

interface Work {
  readonly name: string
  readonly isStored: boolean
}

const works = new Map<string, Work>()
const { announce, subscribe } = createEmitter()
const NOTHING: readonly string[] = []

let unsaved: readonly string[] = NOTHING
let lostBySigningOut: readonly string[] = NOTHING

const namesOf = (held: readonly Work[]) => [...new Set(held.map(({ name }) => name))]

function update(): void {
  const held = [...works.values()]
  unsaved = namesOf(held.filter(({ isStored }) => !isStored))
  lostBySigningOut = namesOf(held)
  announce()
}

/** Name of a claim that is not sent, whether its form is open or not. */
export const UNSENT_CLAIM_NAME = 'tu reclamo sin enviar'

/** Registers unsent work, named as after "Sin guardar:". If `isStored`, only a sign-out deletes it. */
export function useUnsavedWork(name: string, isUnsaved: boolean, isStored = false): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    works.set(id, { name, isStored })
    update()
    return () => {
      works.delete(id)
      update()
    }
  }, [id, name, isUnsaved, isStored])
}

function useNames(read: () => readonly string[]): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NOTHING)
}

/** Unsent work of this tab that is not stored. */
export const useUnsavedNames = () => useNames(() => unsaved)

export const useLostBySigningOut = () => useNames(() => lostBySigningOut)
