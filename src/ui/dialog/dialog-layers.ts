import { useSyncExternalStore } from 'react'

/** The open dialogs, the topmost last: an element in each of them that can take a notice. */
let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function setLayers(next: readonly HTMLElement[]): void {
  layers = next
  listeners.forEach((listener) => listener())
}

/** Registers an open dialog. @returns the function that removes it */
export function addDialogLayer(layer: HTMLElement): () => void {
  setLayers([...layers, layer])
  return () => setLayers(layers.filter((one) => one !== layer))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * An element inside the topmost open dialog; null without one. What lies beside an open dialog is
 * hidden from screen readers and out of reach of the keyboard, so a notice for the whole page is drawn
 * in here.
 */
export function useTopDialogLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1) ?? null,
    () => null,
  )
}
