import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimPage } from '@/features/claim-store/claim-data/list-page'
import {
  buildRow,
  failCalls,
  holdCalls,
  mountQueue,
  openQueue,
  queueRows,
  startDay,
  watchCalls,
  wire,
} from './queue-desk'
import { daysAgo } from '@tests/support/days-ago'
import { demo, server } from '@tests/support/server'
import { changeClaim } from '@tests/support/rows'

beforeEach(startDay)

const rowsOf = (group: string) => queueRows(screen.getByRole('region', { name: group }))

/** 240 claims on three pages; two are due. */
function manyClaims() {
  return Array.from({ length: 240 }, (_, index) => buildRow(index + 1, index < 2 ? 9 : 0))
}

describe('work queue', () => {
  it('groups open claims by reason, the longest wait first', async () => {
    await openQueue([
      buildRow(1, 3),
      buildRow(2, 9),
      buildRow(3, null, { created_at: daysAgo(2) }),
      buildRow(4, 5),
      buildRow(5, 1),
      buildRow(6, 90, { category: 'CASO GANADO' }),
      buildRow(7, null, { category: 'NO APLICA' }),
    ])
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual([
      'Qué toca hoy',
      'Atrasados (2)',
      'Sin contacto (1)',
      'Por vencer (1)',
    ])
    const [first, second] = rowsOf('Atrasados (2)')
    expect(first).toHaveTextContent(/^2.*Ingresado.*hace 9 días/)
    expect(second).toHaveTextContent(/^4.*hace 5 días/)
    expect(rowsOf('Sin contacto (1)')[0]).toHaveTextContent('Sin contacto, recibido hace 2 días')
    expect(rowsOf('Por vencer (1)')[0]).toHaveTextContent('hace 3 días')
    expect(
      screen.getByText('Con contacto en los últimos 2 días: 1 reclamo. No necesitan nada hoy.'),
    ).toBeVisible()
  })

  it('shows claims with missing fields, and a chat link only with a phone', async () => {
    const gaps = { name: null, lastname: ' ', next_step: '', phone: null }
    const { user, onOpen } = await openQueue([
      buildRow(1, 9, { phone: '912345678' }),
      buildRow(2, 9, gaps),
    ])
    const [full, bare] = rowsOf('Atrasados (2)')
    if (!full || !bare) throw new Error('two rows are expected')
    expect(within(full).getByRole('link')).toHaveAccessibleName('Chat del reclamo 1')
    expect(within(full).getByRole('link')).toHaveAttribute('href', 'https://wa.me/56912345678')
    expect(bare).toHaveTextContent(
      /^2-LATAMEquipo LegalIngresadoSi aplica compensación-hace 9 días/,
    )
    expect(within(bare).queryByRole('link')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Detalles del reclamo 2' }))
    expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: 2, phone: null })]])
  })

  it('shows a long group in parts and focuses the first new row', async () => {
    const { user } = await openQueue(
      Array.from({ length: 30 }, (_, index) => buildRow(index + 1, 9)),
    )
    expect(rowsOf('Atrasados (30)')).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Ver más (25 de 30) de Atrasados' }))
    expect(rowsOf('Atrasados (30)')).toHaveLength(30)
    expect(screen.getByRole('button', { name: 'Detalles del reclamo 26' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Ver más/ })).not.toBeInTheDocument()
  })
})

describe('loading the work queue', () => {
  it('reads every page with progress, shows the time, and caches the result', async () => {
    const { bodies, release } = holdCalls('get', 2)
    const view = mountQueue(manyClaims())
    const bar = screen.getByRole('progressbar', { name: 'Lectura de los reclamos' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '100 de 240 reclamos'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    release()
    expect(await screen.findByText(/, leídos hoy a las 09:12/)).toBeVisible()
    expect(bar).not.toBeInTheDocument()
    // The held page was requested together with the next one.
    expect(wire.reads.toSorted()).toEqual([
      '?page=1&limit=100',
      '?page=2&limit=100',
      '?page=3&limit=100',
    ])

    await act(() => view.router.navigate('/'))
    await act(() => view.router.navigate('/legal/claim-list'))
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible()
    expect(wire.reads).toHaveLength(3)

    demo.state.claims = [buildRow(7, 9)]
    vi.setSystemTime(new Date(2026, 10, 21, 9, 30))
    await view.user.click(screen.getByRole('button', { name: 'Actualizar' }))
    expect(await screen.findByText(/, leídos hoy a las 09:30/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Contacté hoy, reclamo 7' })).toBeVisible()
  })

  it('names the failed pages and continues from them, and keeps the claims if a refresh fails', async () => {
    const says = (text: string) =>
      waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    failCalls('get', '500')
    const { user } = mountQueue(manyClaims())
    await says('falló la página 1. El servidor dijo: Internal Server Error')
    expect(screen.queryByText('Nada pendiente por hoy')).not.toBeInTheDocument()
    server.resetHandlers()
    failCalls('get', '500', 2)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await says('Se descargaron 140 de 240; falló la página 2.')
    expect(screen.getByText('140 reclamos')).toBeVisible()
    server.resetHandlers()
    watchCalls()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('240 reclamos')).toBeVisible()
    expect(wire.reads).toEqual(['?page=2&limit=100'])

    // Two in a row.
    for (const page of [2, 3]) failCalls('get', '500', page)
    await user.click(screen.getByRole('button', { name: 'Actualizar' }))
    await says('Se descargaron 100 de 240; fallaron las páginas 2, 3.')
    await says('es de la lectura anterior')
    expect(screen.getByRole('button', { name: 'Contacté hoy, reclamo 1' })).toBeVisible()
  })

  it('shows newer versions of claims that the list loaded, also after it was unmounted', async () => {
    const { client, router } = await openQueue([buildRow(1, 9), buildRow(2, 8), buildRow(3, 7)])
    const filters = { email: 'ana', page: 1, limit: 25 }
    changeClaim(1, { next_step: 'Enviar apelación' })
    changeClaim(2, { last_customer_contact: daysAgo(0) })
    await act(() => client.query(claimPage(filters)))
    await waitFor(() => expect(rowsOf('Atrasados (2)')[0]).toHaveTextContent('Enviar apelación'))
    expect(wire.reads).toHaveLength(2)

    await act(() => router.navigate('/'))
    vi.setSystemTime(new Date(2026, 10, 21, 9, 20))
    changeClaim(3, { category: 'CASO GANADO' })
    demo.state.claims = [...demo.state.claims, buildRow(4, null)]
    await act(() => client.query({ ...claimPage(filters), staleTime: 0 }))
    await act(() => router.navigate('/legal/claim-list'))
    await waitFor(() => expect(rowsOf('Atrasados (1)')).toHaveLength(1))
    expect(rowsOf('Sin contacto (1)')[0]).toHaveTextContent(/^4/)
    expect(wire.reads).toHaveLength(3)
  })
})
