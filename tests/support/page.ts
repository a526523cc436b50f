/* eslint-disable testing-library/no-node-access -- the one place that looks for itself, and why */
import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Finds controls by the name a person sees, as Testing Library does, without its look at every node
 * of the page: the matrix asks a hundred times a second. By tag, for which jsdom keeps a list; a
 * selector would walk the page.
 */
function findLast<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  isIt: (node: HTMLElementTagNameMap[K]) => boolean,
): HTMLElementTagNameMap[K] | null {
  return [...document.getElementsByTagName(tag)].filter(isIt).at(-1) ?? null
}

/** The button with this text, the one on top where two pages lie over each other. */
export function button(text: string): HTMLElement | null {
  return findLast('button', (node) => node.textContent === text)
}

/** The button that has no text, by its name. */
export function iconButton(name: string): HTMLElement | null {
  return findLast('button', (node) => node.ariaLabel === name)
}

/** The field with this label; a label that ends in a star or a hint is still the same. */
export function findField(label: string): HTMLInputElement | null {
  const found = findLast('label', (node) => node.textContent.trim() === label)
  return found === null ? null : (document.getElementById(found.htmlFor) as HTMLInputElement | null)
}

/** @throws with the labels that there are, when none is this one */
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

/** Types a whole value at once, as a paste would. */
export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } })
}

/** Whether some element of the page says exactly this. */
export function says(text: string): boolean {
  return [...document.querySelectorAll('main p, main h1')].some((node) => node.textContent === text)
}

/** How many parts of the page fit a selector. */
function count(selector: string): number {
  return document.querySelectorAll(selector).length
}

export const hasDialog = () => count('[role="dialog"]') > 0
export const hasTable = () => count('main table') > 0
/** The tick box, where there is one alone. */
export const findBox = () => findLast('input', ({ type: kind }) => kind === 'checkbox')
/** Both forms of the public pages end in a text area. */
export const hasForm = () => count('form textarea') > 0
export const countRows = () => count('tbody tr')

/** What a search engine reads of the page. */
export function readHead() {
  const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]')
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return { robots: robots?.content ?? null, canonical: canonical?.href ?? null }
}

/** Waits for the focus, which comes a step after what it is set on. */
export const untilFocused = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())
