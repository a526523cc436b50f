import { useEffect, useId, useSyncExternalStore } from 'react'
import { createEmitter } from './create-emitter'

interface Work {
  readonly name: string
  /** On the device, from where its person gets it back; only a sign-out takes it along. */
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

/**
 * Says what a screen holds that was not sent yet, so that a session about to end, or a sign-out, can
 * name it.
 *
 * @param name as it goes on after "Sin guardar:", such as 'los datos de tu perfil'
 * @param isStored whether the device stores it, so that only a sign-out loses it
 */
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

/** The names of everything in this tab that is neither sent nor stored. */
export function useUnsavedNames(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => unsaved,
    () => NOTHING,
  )
}

/** The names of everything in this tab that a sign-out would take along. */
export function useLostBySigningOut(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => lostBySigningOut,
    () => NOTHING,
  )
}
