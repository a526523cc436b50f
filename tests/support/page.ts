/* eslint-disable testing-library/no-node-access -- queries faster than Testing Library, for the reason below */
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/**
 * Finds controls by their accessible name, as Testing Library does, but without visiting every node,
 * because the fault matrix polls a hundred times a second. By tag name: jsdom keeps a list per tag, while a
 * selector would traverse the page.
 */
function findLast<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  isIt: (node: HTMLElementTagNameMap[K]) => boolean,
): HTMLElementTagNameMap[K] | null {
  return [...document.getElementsByTagName(tag)].filter(isIt).at(-1) ?? null
}

/** The button with this text, the topmost one while two pages overlap. */
export function button(text: string): HTMLElement | null {
  return findLast('button', (node) => node.textContent === text)
}

/** The button with this label and no text. */
export function iconButton(name: string): HTMLElement | null {
  return findLast('button', (node) => node.ariaLabel === name)
}

/** The field with this label, ignoring a trailing star or hint. */
export function findField(label: string): HTMLInputElement | null {
  const found = findLast('label', (node) => node.textContent.trim() === label)
  return found === null ? null : (document.getElementById(found.htmlFor) as HTMLInputElement | null)
}

/** @throws with the existing labels, if none matches */
export function field(label: string): HTMLInputElement {
  const found = findField(label)
  if (found) return found
  const labels = [...document.querySelectorAll('label')].map((node) => node.textContent)
  throw new Error(`no field ${label} among: ${labels.join(', ')}`)
}

/** The radio buttons of the question with this label. */
export function choices(label: string): HTMLInputElement[] {
  const found = findLast('span', (node) => node.id !== '' && node.textContent === label)
  const group = findLast('div', (node) => node.getAttribute('aria-labelledby') === found?.id)
  if (!group) throw new Error(`no question ${label}`)
  return [...group.getElementsByTagName('input')]
}

export function press(text: string): void {
  const found = button(text)
  if (!found) throw new Error(`no button ${text}`)
  fireEvent.click(found)
}

/** Sets a whole value at once, as a paste does. */
export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } })
}

/** Whether the text of an element is exactly this. */
export function says(text: string): boolean {
  return [...document.querySelectorAll('main p, main h1')].some((node) => node.textContent === text)
}

/** Number of elements that match a selector. */
function count(selector: string): number {
  return document.querySelectorAll(selector).length
}

export const hasDialog = () => count('[role="dialog"]') > 0
export const hasTable = () => count('main table') > 0
/** The text area; both public forms end with one. */
export const hasForm = () => count('form textarea') > 0
export const countRows = () => count('tbody tr')

/** Title and description, as search engines read them. */
export function readHead() {
  const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]')
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return { robots: robots?.content ?? null, canonical: canonical?.href ?? null }
}

/** Waits for the focus, which is set one step after its cause. */
export const untilFocused = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

/** Makes the browser lose or find the network, and tell the page. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
