import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { holdAnswers } from '@tests/support/gate'

/** Addresses of the two claim pages. */
export const CRM = '/legal/claim-list'
export const CHARGES = '/admin/cobro-manual'

const CLAIMS = '*/api/v1/claims/'

/** Claims that the next reads answer, whatever was asked. */
export function answerClaims(...claims: readonly object[]) {
  server.use(http.get(CLAIMS, () => HttpResponse.json({ items: claims, total: claims.length })))
}

/**
 * Writes down the query of every read of the list; the demo API answers it. The same read twice in a
 * row counts once: strict mode mounts every screen twice, and gives the first read up.
 */
export function watchReads() {
  const reads: Record<string, string>[] = []
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET' && url.pathname.endsWith('/api/v1/claims/')) {
      const read = Object.fromEntries(url.searchParams)
      if (JSON.stringify(reads.at(-1)) !== JSON.stringify(read)) reads.push(read)
    }
  })
  return reads
}

/** A resolver for reads of the list that fails in the named way. */
export function failClaims(name: Parameters<typeof demo.fault>[0]) {
  server.use(http.get(CLAIMS, demo.fault(name)))
}

/** Holds back the reads of the list that match, until they are let go. */
export const holdReads = (matches: (query: URLSearchParams) => boolean) =>
  holdAnswers('get', CLAIMS, matches)

/** Opens a claim page and waits for its first rows. */
export async function openDesk(path: string = CRM) {
  const view = await renderApp({ path, as: path.startsWith('/admin') ? 'ADMIN' : 'LEGAL' })
  await screen.findByRole('table')
  return view
}

/** The table, also while a dialog hides it from the accessibility tree. */
export function claimsTable(): HTMLTableElement {
  return screen.getByRole<HTMLTableElement>('table', { hidden: true })
}

/** The texts of the rows on the screen, cell by cell. */
export function tableTexts(): (string | null)[][] {
  const [body] = claimsTable().tBodies
  return [...(body?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

/** The numbers of the claims on the screen. */
export function shownIds(): string[] {
  return tableTexts().map(([id]) => id ?? '')
}

/** Waits until the first row is this claim and nothing is being read. */
export async function waitForFirst(id: number) {
  await waitFor(() => {
    expect(shownIds()[0]).toBe(String(id))
    expect(screen.queryByText(/^(Cargando reclamos|Loading claims)…$/)).not.toBeInTheDocument()
  })
}

/** The details, once they show this claim. */
export async function findDetails(id: number) {
  const dialog = await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })
  await waitFor(() => expect(dialog).toHaveTextContent(`Reclamo ${id}`))
  return dialog
}

export async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
