import { useEffect, useId, useSyncExternalStore } from 'react'

const works = new Map<string, string>()
const listeners = new Set<() => void>()
const NOTHING: readonly string[] = []

let names: readonly string[] = NOTHING

function announce(): void {
  names = [...new Set(works.values())]
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Says what a screen holds that was not sent yet, so that a session about to end can name it.
 *
 * @param name as it goes on after "Sin guardar:", such as 'los datos de tu perfil'
 */
export function useUnsavedWork(name: string, isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    works.set(id, name)
    announce()
    return () => {
      works.delete(id)
      announce()
    }
  }, [id, name, isUnsaved])
}

/** The names of everything unsaved in this tab. */
export function useUnsavedNames(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => names,
    () => NOTHING,
  )
}
