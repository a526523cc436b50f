import { useSyncExternalStore } from 'react'

/** One element per open dialog to render notices into, the topmost last. */
let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function setLayers(next: readonly HTMLElement[]): void {
  layers = next
  listeners.forEach((listener) => listener())
}

/** Registers an open dialog; returns the function that removes it. */
export function addDialogLayer(layer: HTMLElement): () => void {
  setLayers([...layers, layer])
  return () => setLayers(layers.filter((one) => one !== layer))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A notice must be inside the topmost dialog: a modal hides the rest from screen readers and keyboard. */
export function useTopDialogLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1) ?? null,
    () => null,
  )
}
