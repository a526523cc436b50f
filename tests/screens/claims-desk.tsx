import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { holdAnswers } from '@tests/support/gate'

/** Paths of the two claim pages. */
export const CRM = '/legal/claim-list'
export const CHARGES = '/admin/cobro-manual'

const CLAIMS = '*/api/v1/claims/'

/** Answers all later list requests with these claims. */
export function answerClaims(...claims: readonly object[]) {
  server.use(http.get(CLAIMS, () => HttpResponse.json({ items: claims, total: claims.length })))
}

/**
 * Records the query of every list request. Repeats in a row count once, because strict mode mounts
 * every screen twice and aborts the first request.
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

/** Makes list requests fail in the named way. */
export function failClaims(
  name: Parameters<typeof demo.fault>[0],
  matches: (request: Request) => boolean = () => true,
) {
  server.use(
    http.get(CLAIMS, (info) => (matches(info.request) ? demo.fault(name)(info) : undefined)),
  )
}

/** Delays the matching list requests until the gate opens. */
export const holdReads = (matches: (query: URLSearchParams) => boolean) =>
  holdAnswers('get', CLAIMS, matches)

/** Opens a claim page and waits for its first rows. */
export async function openDesk(path: string = CRM) {
  const view = await renderApp({ path, as: path.startsWith('/admin') ? 'ADMIN' : 'LEGAL' })
  await screen.findByRole('table')
  return view
}

/** The button of a row that opens the claim, also while a dialog covers the list. */
export const detailsOf = (id: number) =>
  screen.getByRole('button', { name: `Detalles del reclamo ${id}`, hidden: true })

/** The table, also if a dialog hides it from the accessibility tree. */
export function claimsTable(): HTMLTableElement {
  return screen.getByRole<HTMLTableElement>('table', { hidden: true })
}

/** Text of each visible row, cell by cell. */
export function tableTexts(): (string | null)[][] {
  const [body] = claimsTable().tBodies
  return [...(body?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

/** Ids of the visible claims. */
export function shownIds(): string[] {
  return tableTexts().map(([id]) => id ?? '')
}

/** Waits until this claim is first and nothing is loading. */
export async function waitForFirst(id: number) {
  await waitFor(() => {
    expect(shownIds()[0]).toBe(String(id))
    expect(screen.queryByText(/^(Cargando reclamos|Loading claims)…$/)).not.toBeInTheDocument()
  })
}

/** Waits until the details show this claim. */
export async function findDetails(id: number) {
  const dialog = await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })
  await waitFor(() => expect(dialog).toHaveTextContent(`Reclamo ${id}`))
  return dialog
}

export async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
