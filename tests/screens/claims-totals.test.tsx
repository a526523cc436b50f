import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { ClaimRecordPage } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { toDayString } from '@/domain/dates'
import { EMPTY_FETCH, fetchRemaining } from '@/features/claim-store/claim-data/read-claims'
import { catchDownloads } from '@tests/support/downloads'
import { server } from '@tests/support/server'
import { CHARGES, openDesk, shownIds } from './claims-desk'

const CLAIMS = '*/api/v1/claims/'

/** Claims from id 1, the newest update first. */
function buildClaims(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Persona ${index + 1}`,
    reservation_code: `RES${index + 1}`,
    updated_at: toDayString(new Date(2026, 0, 1 - index)),
  }))
}

/** A server with pages but without a total; `shape` wraps the rows of a page. */
function answerWithoutTotal(count: number, shape: (items: object[]) => unknown, knowsPages = true) {
  const all = buildClaims(count)
  server.use(
    http.get(CLAIMS, ({ request }) => {
      const query = new URL(request.url).searchParams
      const limit = Number(query.get('limit'))
      const start = knowsPages ? (Number(query.get('page')) - 1) * limit : 0
      return HttpResponse.json(shape(all.slice(start, start + limit)) as object)
    }),
  )
}

const pager = () => screen.getByRole('navigation', { name: 'Páginas de reclamos' })
const next = () => within(pager()).getByRole('button', { name: 'Next' })
const waitForPage = (label: string) => waitFor(() => expect(pager()).toHaveTextContent(label))

describe('list without a total', () => {
  it('shows an open total until its last page', async () => {
    const shape = (items: object[]) => ({ items })
    answerWithoutTotal(57, shape)
    const { user } = await openDesk(CHARGES)
    expect(screen.getByText('Reclamos 1 a 25 de más de 25')).toBeVisible()
    expect(pager()).toHaveTextContent('Página 1 / más de 1')
    await user.click(next())
    await waitForPage('Página 2 / más de 2')
    await user.click(next())
    await waitForPage('Página 3 / 3')
    expect(screen.getByText('Reclamos 51 a 57 de 57')).toBeVisible()
    expect(next()).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes on where it ended before, once it is asked for again', async () => {
    answerWithoutTotal(50, (items) => items)
    const { user } = await openDesk(CHARGES)
    await user.click(next())
    await waitForPage('Página 2 / más de 2')
    await user.click(next())
    await waitForPage('Página 2 / 2')
    answerWithoutTotal(57, (items) => items)
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    await waitForPage('Página 1 / más de 1')
    await user.click(next())
    await waitForPage('Página 2 / más de 2')
  })

  it('ends before the same page again and redirects to the last page', async () => {
    answerWithoutTotal(100, (items) => items, false)
    catchDownloads()
    const { user, router } = await openDesk(CHARGES)
    await user.click(next())
    await waitForPage('Página 1 / 1')
    expect(screen.getByText('25 reclamos')).toBeVisible()
    expect(router.state.location.search).not.toContain('pagina')
    expect(shownIds()).toHaveLength(25)
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
    expect(await screen.findByText(/^No sabemos si son todos/)).toBeVisible()
    expect(screen.getByText('Se exportaron 100 reclamos.')).toBeVisible()
  })

  it('can be navigated claim by claim to the last one', async () => {
    answerWithoutTotal(50, (items) => items)
    const { user } = await openDesk(CHARGES)
    await user.click(screen.getByRole('button', { name: 'Detalles del reclamo 25' }))
    const dialog = await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })
    expect(dialog).toHaveTextContent('25 de más de 25')
    await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }))
    await waitFor(() => expect(dialog).toHaveTextContent('26 de más de 50'))
    for (let id = 27; id <= 50; id += 1) await user.keyboard('j')
    await waitFor(() => expect(dialog).toHaveTextContent('50 de más de 50'))
    await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }))
    expect(await within(dialog).findByText('Este es el último reclamo de la lista.')).toBeVisible()
    expect(dialog).toHaveTextContent('50 de 50')
  })
})

describe('fetching a list without a total', () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id }) as Claim)
  const full = { items: rows, total: null, isOpenEnded: true }
  const read = (...answers: ClaimRecordPage[]) => {
    const readPage = () => Promise.resolve(answers.shift() ?? { ...full, items: [] })
    return fetchRemaining(new QueryClient(), EMPTY_FETCH, { filters: {}, readPage })
  }

  it.each([
    ['with ids', full],
    ['without ids', { ...full, items: rows.map((row) => ({ ...row, id: null })) }],
  ])(
    'stops when a page repeats known claims and marks the result as unsure: %s',
    async (_, page) => {
      const reading = await read(page, page)
      expect(reading).toMatchObject({ status: 'unsure', total: null, rows: page.items })
    },
  )

  it('does not change the rows of an earlier progress', async () => {
    const first = await fetchRemaining(new QueryClient(), EMPTY_FETCH, {
      filters: {},
      readPage: () => Promise.resolve(full),
      isEnough: ({ nextPage }) => nextPage > 1,
    })
    expect(first.rows).toEqual(rows)
    const last = { items: [{ id: 200 } as Claim], total: 101, isOpenEnded: false }
    const readPage = () => Promise.resolve(last)
    const second = await fetchRemaining(new QueryClient(), first, { filters: {}, readPage })
    expect(second.rows).toHaveLength(101)
    expect(first.rows).toHaveLength(100)
  })
})
