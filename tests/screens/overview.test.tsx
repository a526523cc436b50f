import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { linksFrom } from '@/features/claims-desk/overview/number-links'
import { Overview } from '@/features/claims-desk/overview/Overview'
import type { DemoClaim } from '@/mocks/state'
import { getSession } from '@/session/session-store'
import { daysAgo } from '@tests/support/days-ago'
import { renderApp, signInAs } from '@tests/support/app'
import { saveMyHandler, WithActions } from '@tests/support/desk-actions'
import { catchDownloads } from '@tests/support/downloads'
import { renderPart } from '@tests/support/mount'
import { demo } from '@tests/support/server'
import { findDetails, shownIds, waitUntilClosed } from './claims-desk'
import { buildRow, failCalls, startDay, watchCalls, wire } from './queue-desk'

beforeEach(startDay)

const ADDRESS = '/legal/claim-list?vista=resumen'

const PAULA = { handler: 'Paula Vera' }

/** Seven claims, one without a handler and two closed. */
function sevenClaims(): DemoClaim[] {
  const latam = { airline: 'LATAM', created_at: daysAgo(100) }
  const sky = { airline: 'SKY', created_at: daysAgo(100) }
  return [
    buildRow(1, 9, { ...latam, ...PAULA }),
    buildRow(2, 15, { ...sky, ...PAULA }),
    buildRow(3, 3, { ...latam, ...PAULA, category: 'EN APELACIÓN' }),
    buildRow(4, 0, { ...latam, handler: null, created_at: daysAgo(1) }),
    buildRow(5, null, { ...latam, handler: 'Tomás Lillo', created_at: daysAgo(7) }),
    buildRow(6, 40, { ...latam, category: 'CASO GANADO' }),
    buildRow(7, 40, { ...sky, category: 'NO APLICA' }),
  ]
}

async function openOverview(claims: readonly DemoClaim[] = sevenClaims()) {
  demo.state.claims = claims
  const view = await renderApp({ path: ADDRESS, as: 'LEGAL' })
  await screen.findByRole('list', { name: 'Cifras' })
  return view
}

/** The cells of a card's table, row by row. */
function rowsOf(card: string) {
  const rows = within(screen.getByRole('region', { name: card })).getAllByRole('row')
  return rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent))
}

/** Width of each bar of a card's table, in percent. */
function barsOf(card: string) {
  const rows = within(screen.getByRole('region', { name: card })).getAllByRole('row')
  return rows.slice(1).map((row) => {
    // eslint-disable-next-line testing-library/no-node-access -- the bars are hidden: the numbers are beside them
    const segments = [...row.querySelectorAll('[data-segment]')]
    const width = (bar: Element) => Number.parseFloat(bar.getAttribute('width') ?? '')
    return Math.round(segments.reduce((sum, bar) => sum + width(bar), 0))
  })
}

const link = (name: string | RegExp) => screen.getByRole('link', { name })

describe('overview', () => {
  it('shows the figures, the time of loading and the claims with the longest wait, and is repeated on request', async () => {
    const { user } = await openOverview()
    expect(screen.getByText('7 reclamos')).toBeVisible()
    expect(screen.getByText(', leídos hoy a las 09:12')).toBeVisible()
    const figures = within(screen.getByRole('list', { name: 'Cifras' })).getAllByRole('link')
    expect(figures.map((figure) => figure.textContent)).toEqual([
      'Abiertos 5 de 7 reclamos · 2 casos',
      'Atrasados 2 más de 4 días sin contacto',
      'Sin responsable 1 abiertos por asignar',
      'Recibidos esta semana 1 1 la semana pasada',
      'Ganados 50 % 1 de 2 cerrados',
    ])
    expect(rowsOf('Último contacto')).toEqual([
      ['2 días o menos', '20 %', '1'],
      ['3 o 4 días', '20 %', '1'],
      ['Más de 4 días', '40 %', '2'],
      ['Sin contacto', '20 %', '1'],
    ])
    expect(rowsOf('Por responsable').map((cells) => cells.slice(1))).toEqual([
      ['2', '3'],
      ['0', '1'],
      ['0', '1'],
    ])
    expect(barsOf('Por responsable')).toEqual([100, 33, 33])
    expect(rowsOf('Por aerolínea')).toEqual([
      ['LATAM', '5', '1', '1', 'muy pocos'],
      ['SKY', '2', '1', '0', 'muy pocos'],
    ])
    const weeks = rowsOf('Recibidos por semana')
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(-2)).toEqual([
      ['Semana del 09/11/2026', '1'],
      ['Semana del 16/11/2026hoy', '1'],
    ])
    expect(rowsOf('Por categoría')).toContainEqual(['En apelación', '1'])

    const card = screen.getByRole('region', { name: 'Más tiempo sin contacto' })
    const buttons = within(card).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['2', '1', '3', '4'])
    await user.click(within(card).getByRole('button', { name: 'Detalles del reclamo 2' }))
    const details = await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })
    expect(details).toHaveTextContent('Reclamo 2')
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    for (const [claims, note] of [
      [sevenClaims().slice(2, 4), /de 2 reclamos · 1 caso$/],
      [sevenClaims().slice(0, 1), /de 1 reclamo$/],
    ] as const) {
      demo.state.claims = claims
      await user.click(screen.getByRole('button', { name: 'Actualizar' }))
      await waitFor(() => expect(link(/^Abiertos/)).toHaveTextContent(note))
    }
    expect(screen.getByText(/^El único, /)).toBeVisible()
    expect(screen.getByText('1 abierto')).toBeVisible()
    demo.state.claims = []
    await user.click(screen.getByRole('button', { name: 'Actualizar' }))
    await waitFor(() => expect(link(/^Abiertos/)).toHaveTextContent('Abiertos 0 de 0 reclamos'))
    expect(link(/^Ganados/)).toHaveTextContent('Ganados - 0 de 0 cerrados')
    expect(screen.getByText('No hay reclamos abiertos con contacto.')).toBeVisible()
  })

  it("can be filtered by the user's own claims", async () => {
    demo.state.claims = sevenClaims()
    signInAs('LEGAL')
    await saveMyHandler('Paula Vera')
    const { user } = renderPart(
      <WithActions>
        <Overview />
      </WithActions>,
    )
    const toggle = await screen.findByRole('button', { name: 'Solo mis casos' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(link(/^Abiertos/)).toHaveTextContent('Abiertos 3 de 3 reclamos')
    expect(screen.queryByRole('link', { name: /^Sin responsable/ })).not.toBeInTheDocument()
    const latam = new URL(link('2, reclamos, LATAM').getAttribute('href') ?? '', 'http://localhost')
    expect(latam.searchParams.get('responsable')).toBe('Paula Vera')
  })
})

describe('list behind a number', () => {
  it('is titled and restricted by its number, and leads back with Back and with a link', async () => {
    const { user, router } = await openOverview()
    watchCalls()
    const overview = () => screen.getByRole('heading', { name: 'Resumen' })
    const goBack = async () => {
      await act(() => router.navigate(-1))
      await waitFor(() => expect(overview()).toHaveFocus())
    }
    for (const [name, title, ids] of [
      [/^Recibidos esta semana/, 'Reclamos recibidos en la semana del 16/11/2026', ['4']],
      ['2, atrasados de Paula Vera', 'Atrasados a cargo de Paula Vera', ['2', '1']],
      ['1, cerrados, SKY', 'Cerrados de SKY', ['7']],
    ] as const) {
      await user.click(link(name))
      await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())
      await waitFor(() => expect(shownIds()).toEqual(ids))
      expect(screen.getByText(ids.length === 1 ? '1 reclamo' : '2 reclamos')).toBeVisible()
      expect(router.state.location.search).not.toContain('vista=')
      expect(screen.getByRole('link', { name: 'Reclamos' })).toHaveAttribute('aria-current', 'page')
      await goBack()
    }
    expect(wire.reads).toEqual([])

    await user.click(link('2, reclamos, SKY'))
    await waitFor(() => expect(router.state.location.search).toBe('?aerolinea=SKY'))
    await screen.findByRole('group', { name: 'Lista de reclamos' })
    await waitFor(() => expect(shownIds()).toEqual(['7', '2']))
    await goBack()
    for (const [name, query] of [
      [/^Atrasados/, 'ver=abiertos&contacto=atrasado'],
      [/^Sin responsable/, 'ver=abiertos&responsable=%23'],
      [/^Ganados/, 'ver=ganados'],
      ['1, 3 o 4 días', 'ver=abiertos&contacto=por-vencer'],
      ['4, Ingresado', 'categoria=INGRESADO'],
    ] as const) {
      expect(link(name)).toHaveAttribute('href', `/legal/claim-list?${query}`)
    }
    // Spelled in several ways, which a filter of the server cannot find.
    const spelled = linksFrom('', undefined)({ state: 'all', airline: 'X' }, { airline: null })
    expect(spelled).toBe('ver=todos&linea=X')
    await user.click(link(/^Abiertos/))
    await user.click(await screen.findByRole('link', { name: 'Volver al resumen' }))
    await waitFor(() => expect(overview()).toHaveFocus())
    expect(router.state.location.search).toBe('?vista=resumen')
  })

  it('supports sorting, selection, changes, export, pages and details', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => buildRow(at + 1, 9))
    const { user } = await openOverview(rows)
    link(/^Atrasados/).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Atrasados' })).toHaveFocus())
    expect(await screen.findByText('Reclamos 1 a 10 de 30')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'ID' }))
    await waitFor(() => expect(shownIds().slice(0, 2)).toEqual(['1', '2']))
    await user.click(screen.getByRole('button', { name: 'ID' }))
    await waitFor(() => expect(shownIds().slice(0, 2)).toEqual(['30', '29']))
    screen.getByRole('button', { name: 'Siguiente' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Reclamos 11 a 20 de 30')
    await waitFor(() => expect(shownIds().at(0)).toBe('20'))
    await user.click(screen.getByRole('button', { name: 'Detalles del reclamo 11' }))
    await findDetails(11)
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    await findDetails(10)
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.click(screen.getByRole('checkbox', { name: 'Elegir todos los de esta página' }))
    await user.click(
      within(await screen.findByRole('region', { name: 'Acciones para los elegidos' })).getByRole(
        'button',
        { name: 'Contacté hoy' },
      ),
    )
    expect(await screen.findByText('Guardado en 10.')).toBeVisible()
    // They no longer count as late.
    expect(await screen.findByText(/de 20$/)).toBeVisible()
    catchDownloads()
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
    expect(await screen.findByText('Se exportaron 20 reclamos.')).toBeVisible()
  })

  it('is restored from its URL, also one of an earlier version, and can be filtered further', async () => {
    demo.state.claims = sevenClaims()
    const path = '/legal/claim-list?ver=todos&responsable=Paula+Vera'
    const { user, router } = await renderApp({ path, as: 'LEGAL' })
    await waitFor(() => expect(shownIds()).toEqual(['3', '2', '1']))
    await user.selectOptions(screen.getByLabelText('Aerolínea'), 'LATAM')
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    await waitFor(() => expect(shownIds()).toEqual(['3', '1']))
    expect(screen.getByRole('heading', { name: 'Reclamos a cargo de Paula Vera' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ver todos los reclamos' }))
    await waitFor(() => expect(shownIds()).toEqual(['6', '5', '4', '3', '1']))
    expect(screen.getByRole('group', { name: 'Lista de reclamos' })).toHaveFocus()

    // A URL of an earlier version.
    await act(() => router.navigate(`${ADDRESS}&ver=abiertos&contacto=atrasado&linea=OTRA`))
    expect(await screen.findByRole('heading', { name: 'Atrasados de Otra' })).toBeVisible()
    expect(await screen.findByText('No se encontraron reclamos.')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

it.each([
  ['403', true, 'Tu cuenta no tiene permiso para esto.'],
  ['401', false, 'Tu sesión terminó: vuelve a entrar y repite.'],
] as const)('redirects home after %s; still signed in: %s', async (fault, isSignedIn, reason) => {
  failCalls('get', fault)
  const { router } = await renderApp({ path: ADDRESS, as: 'LEGAL' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(getSession().signedIn).toBe(isSignedIn)
  const told = `No pudimos abrir el panel. ${reason}`
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told))
})
