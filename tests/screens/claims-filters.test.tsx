import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demo, server } from '@tests/support/server'
import { buildClaim } from '@tests/support/rows'
import {
  answerClaims,
  CRM,
  failClaims,
  holdReads,
  openDesk,
  shownIds,
  waitForFirst,
  waitUntilClosed,
  watchReads,
} from './claims-desk'

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo' })
const apply = () => screen.getByRole('button', { name: 'Aplicar Filtro' })

function optionsOf(name: string) {
  return within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent)
}

/** The newest matching claim, which the demo API lists first. */
function newest(matches: (claim: (typeof demo.state.claims)[number]) => boolean) {
  const found = demo.state.claims.filter(matches).toSorted((a, b) => b.id - a.id)[0]
  if (!found) throw new Error('the demo has no such claim')
  return found
}

describe('filters of the claims list', () => {
  it('are applied together from the first page by "Aplicar Filtro", a category resets its sub-status, and a page beyond the last is the last', async () => {
    const reads = watchReads()
    const { user, router } = await openDesk(`${CRM}?pagina=99`)
    await waitForFirst(1010)
    expect(screen.getByText('Página 24 de 24')).toBeVisible()
    expect(router.state.location.search).toBe('?pagina=24')
    expect(screen.queryByText('No se encontraron reclamos.')).not.toBeInTheDocument()
    reads.splice(1)
    expect(field('Subcategoría')).toBeDisabled()
    await user.selectOptions(field('Categoría'), 'NO APLICA')
    expect(optionsOf('Subcategoría')).toEqual([
      'Todas',
      'AGENCIA DE VIAJE',
      'CASO FORTUITO',
      'CÓDIGO AERONÁUTICO',
    ])
    await user.selectOptions(field('Subcategoría'), 'CASO FORTUITO')
    await user.selectOptions(field('Categoría'), 'POR INGRESAR')
    expect(field('Subcategoría')).toHaveValue('')
    expect(field('Subcategoría')).toBeDisabled()
    await user.selectOptions(field('Categoría'), 'INGRESADO')
    await user.selectOptions(field('Subcategoría'), 'SI APLICA COMPENSACIÓN')
    await user.selectOptions(field('Aerolínea'), 'LATAM')
    expect(reads).toHaveLength(1)
    // The page size is no filter: it applies at once, and keeps what is chosen.
    await user.selectOptions(field('Por página'), '50')
    await waitFor(() => expect(reads).toHaveLength(2))
    expect(reads[1]).toEqual({ page: '1', limit: '50' })
    expect(field('Aerolínea')).toHaveValue('LATAM')
    await user.click(apply())
    const match = newest(
      (claim) =>
        claim.subcategory === 'SI APLICA COMPENSACIÓN' &&
        claim.category === 'INGRESADO' &&
        claim.airline === 'LATAM',
    )
    await waitForFirst(match.id)
    // One request, because page 24 would be empty and redirect to page 1.
    expect(reads.slice(2)).toEqual([
      {
        category: 'INGRESADO',
        subcategory: 'SI APLICA COMPENSACIÓN',
        airline: 'LATAM',
        page: '1',
        limit: '50',
      },
    ])
    expect(new URLSearchParams(router.state.location.search).get('porPagina')).toBe('50')
    expect(optionsOf('Por página')).toEqual(['25', '50', '100'])
  })

  it('search an e-mail with Enter, keep it out of the URL, and are cleared by "Limpiar"', async () => {
    const { user, router } = await openDesk(`${CRM}?categoria=INGRESADO&aerolinea=SKY&porPagina=25`)
    await user.click(screen.getByRole('button', { name: 'Limpiar' }))
    await waitForFirst(1240)
    expect(field('Categoría')).toHaveValue('')
    expect(field('Aerolínea')).toHaveValue('')
    expect(router.state.location.search).toBe('?porPagina=25')
    expect(search()).toHaveAttribute('placeholder', 'Buscar por correo...')
    await user.click(search())
    await user.paste(' pasajero@demo.cl ')
    await user.keyboard('{Enter}')
    await waitForFirst(newest(({ email }) => email === 'pasajero@demo.cl').id)
    expect(JSON.stringify(router.state.location.state)).not.toContain('pasajero@demo.cl')
    expect(search()).toHaveValue('pasajero@demo.cl')
  })

  it('offer unknown statuses and airlines once, with the spelling of the URL or of the app', async () => {
    answerClaims(
      buildClaim({ id: 1, category: 'EN REVISIÓN INTERNA', airline: 'JetSMART' }),
      buildClaim({ id: 2, airline: 'otra' }),
      buildClaim({ id: 3, airline: 'AEROFLOT' }),
    )
    await openDesk(`${CRM}?categoria=EN PAUSA&subcategoria=POR VACACIONES&aerolinea=otra`)
    expect(field('Categoría')).toHaveValue('EN PAUSA')
    expect(field('Subcategoría')).toHaveValue('POR VACACIONES')
    expect(field('Subcategoría')).toBeEnabled()
    expect(optionsOf('Categoría')).toEqual(
      expect.arrayContaining(['EN PAUSA', 'EN REVISIÓN INTERNA']),
    )
    expect(optionsOf('Aerolínea')).toEqual([
      ...['Todas', 'LATAM', 'SKY', 'JetSMART', 'Otra', 'AEROFLOT'],
    ])
    expect(field('Aerolínea')).toHaveValue('otra')
    expect(screen.getByRole('option', { name: 'JetSMART' })).toHaveValue('JETSMART')
  })
})

describe('URL of the claims list', () => {
  it('keeps the filters on the way to the work queue, which opens a claim without loading the list, and back', async () => {
    const { user, router } = await openDesk(`${CRM}?categoria=INGRESADO`)
    const reads = watchReads()
    await user.click(screen.getByRole('link', { name: 'Qué toca hoy' }))
    expect(router.state.location.search).toBe('?categoria=INGRESADO&vista=hoy')
    expect(await screen.findByRole('heading', { name: 'Qué toca hoy' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Qué toca hoy' })).toHaveAttribute('aria-current')
    const [first] = await screen.findAllByRole('button', { name: /^Detalles del reclamo/ })
    if (!first) throw new Error('no customer is to be called today')
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
    await user.click(first)
    expect(await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(first).toHaveFocus())
    expect(reads.filter(({ limit }) => limit === '10')).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Reclamos' }))
    await screen.findByText(/^Reclamos 1 a 10 /)
    expect(router.state.location.search).toBe('?categoria=INGRESADO')
    expect(field('Categoría')).toHaveValue('INGRESADO')
  })

  it('closes the details on Back, then restores page, filters, e-mail and order', async () => {
    const { user, router } = await openDesk(CRM)
    await user.click(search())
    await user.paste('demo.cl')
    await user.keyboard('{Enter}')
    const first = newest(({ email }) => email?.includes('demo.cl') ?? false)
    await waitForFirst(first.id)
    await user.selectOptions(field('Categoría'), 'INGRESADO')
    await user.clear(search())
    await user.click(apply())
    await waitForFirst(newest(({ category }) => category === 'INGRESADO').id)
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    await screen.findByText(/^Página 2 de/)
    await waitFor(() => expect(router.state.location.search).toContain('pagina=2'))

    await user.click(screen.getAllByRole('button', { name: /^Detalles del reclamo/ })[0] as Element)
    await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })
    await act(() => router.navigate(-1))
    await waitUntilClosed()
    expect(router.state.location.search).toContain('pagina=2')

    await router.navigate(-1)
    await screen.findByText(/^Página 1 de/)
    expect(field('Categoría')).toHaveValue('INGRESADO')
    await router.navigate(-1)
    await waitForFirst(first.id)
    expect(search()).toHaveValue('demo.cl')
    expect(field('Categoría')).toHaveValue('')
  })
})

it('a page that loads leaves the rows before it busy, ignores a late answer, and a failure says what the rows are', async () => {
  const { user } = await openDesk(CRM)
  const region = screen.getByRole('region', { name: 'Tabla de reclamos' })
  const applyAirline = async (airline: string) => {
    await user.selectOptions(field('Aerolínea'), airline)
    await user.click(apply())
  }
  const second = holdReads((query) => query.get('page') === '2')
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'))
  expect(shownIds()[0]).toBe('1240')
  expect(screen.getByText('Cargando reclamos…')).toBeVisible()
  second.open()
  await waitForFirst(1230)
  expect(screen.getByText('Reclamos 11 a 20 de 240')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus()

  failClaims('offline')
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(await screen.findByText(/^No pudimos cargar los reclamos/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Lista de reclamos' })).toHaveFocus()
  server.resetHandlers()
  // Loads by itself once the connection is back.
  fireEvent(window, new Event('offline'))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Reclamos 21 a 30 de 240')).toBeVisible()

  const late = holdReads((query) => query.get('airline') === 'SKY')
  await applyAirline('SKY')
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'))
  await applyAirline('LATAM')
  const latam = newest(({ airline }) => airline === 'LATAM').id
  await waitForFirst(latam)
  late.open()
  // A second response ensures that the late one has been processed.
  await user.click(apply())
  await waitForFirst(latam)
  expect(field('Aerolínea')).toHaveValue('LATAM')

  failClaims('500')
  await user.click(apply())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Lo que ves abajo es de la lectura anterior.',
  )
  expect(shownIds()[0]).toBe(String(latam))
  await applyAirline('JETSMART')
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByText('No se encontraron reclamos.')).not.toBeInTheDocument()
  expect(field('Aerolínea')).toHaveValue('JETSMART')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('table')
  await waitForFirst(newest(({ airline }) => airline === 'JETSMART').id)
})
