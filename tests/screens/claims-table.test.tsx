import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/app'
import { server } from '@tests/support/server'
import { buildClaim } from '@tests/support/rows'
import {
  answerClaims,
  CHARGES,
  CRM,
  holdReads,
  openDesk,
  shownIds,
  tableTexts,
  watchReads,
} from './claims-desk'

const HEADINGS = [
  'ID',
  'Nombre',
  'Apellidos',
  'Email',
  'Estado',
  'Último contacto',
  'Carpeta',
  'Next Step',
  'Última actualización',
  'Acciones',
]

const EMPTY = 'No se encontraron reclamos.'

function headings() {
  return within(screen.getByRole('table')).getAllByRole('columnheader')
}

function heading(name: string) {
  return screen.getByRole('columnheader', { name })
}

describe('claims table of the CRM', () => {
  it('starts with the ten newest claims and offers page sizes 25, 50 and 100', async () => {
    const reads = watchReads()
    await openDesk(CRM)
    expect(reads).toEqual([{ page: '1', limit: '10' }])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CRM')
    expect(headings().map((head) => head.textContent)).toEqual(HEADINGS)
    expect(shownIds()).toEqual(Array.from({ length: 10 }, (_, index) => String(1240 - index)))
    const size = screen.getByRole('combobox', { name: 'Por página' })
    expect(size).toHaveValue('10')
    expect(screen.getByText('Página 1 de 24')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Agregar nuevo reclamo' })).toBeInTheDocument()
    expect(screen.getByText('Reclamos 1 a 10 de 240')).toBeVisible()
    expect(
      screen.getByText('Orden por ID, de mayor a menor, solo dentro de esta página.'),
    ).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Cobro' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /cobro del reclamo/ })).not.toBeInTheDocument()
    const region = screen.getByRole('region', { name: 'Tabla de reclamos' })
    expect(region).toHaveAttribute('tabindex', '0')
    expect(within(region).getByRole('table')).toHaveAccessibleName('Reclamos')
    expect(screen.getAllByText(/Orden por ID/)).toHaveLength(1)
    expect(headings().every((head) => head.getAttribute('scope') === 'col')).toBe(true)
  })

  it('sorts the loaded page without a request: descending first, then ascending', async () => {
    const reads = watchReads()
    answerClaims(
      buildClaim({ id: 3, updated_at: '2026-01-01' }),
      buildClaim({ id: 1, updated_at: '2026-03-01' }),
      buildClaim({ id: 2, updated_at: null }),
    )
    const { user, router } = await openDesk(CRM)
    expect(shownIds()).toEqual(['3', '2', '1'])
    expect(heading('ID')).toHaveAttribute('aria-sort', 'descending')

    await user.click(screen.getByRole('button', { name: 'Última actualización' }))
    await waitFor(() => expect(shownIds()).toEqual(['1', '3', '2']))
    expect(heading('Última actualización')).toHaveAttribute('aria-sort', 'descending')
    expect(headings().filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Última actualización' }))
    await waitFor(() => expect(shownIds()).toEqual(['3', '1', '2']))
    expect(heading('Última actualización')).toHaveAttribute('aria-sort', 'ascending')
    expect(router.state.location.search).toBe('?orden=actualizacion-asc')
    expect(reads).toHaveLength(1)
  })
})

describe('claims table of the charges desk', () => {
  it('starts with 25 claims by last update, with English pagination, and sorts a new column in ascending order', async () => {
    const reads = watchReads()
    const gate = holdReads(() => true)
    const { user } = await renderApp({ path: CHARGES, as: 'ADMIN' })
    const loading = await screen.findByText('Loading claims…', { selector: 'p' })
    expect(loading).toHaveAttribute('lang', 'en')
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
    gate.open()
    await screen.findByRole('table')
    expect(reads).toEqual([{ page: '1', limit: '25' }])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gestión de Cobros')
    expect(screen.getByRole('combobox', { name: 'Por página' })).toHaveValue('25')
    expect(heading('Última actualización')).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByText('Página 1 / 10')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Prev' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Agregar/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Qué toca hoy' })).not.toBeInTheDocument()
    const ids = shownIds().map(Number)
    await user.click(screen.getByRole('button', { name: 'ID' }))
    await waitFor(() => expect(shownIds().map(Number)).toEqual(ids.toSorted((a, b) => a - b)))
    expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending')
    expect(reads).toHaveLength(1)
  })
})

describe('table row', () => {
  it('shows the days since the last contact in words and colour', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 10))
    const contacted = (id: number, last_customer_contact: string | null, category = 'INGRESADO') =>
      buildClaim({ id, last_customer_contact, category })
    answerClaims(
      contacted(5, '2026-11-21'),
      contacted(4, '2026-11-18'),
      contacted(3, '2026-11-16'),
      contacted(2, 'ayer'),
      contacted(1, '2026-11-01', 'CASO GANADO'),
      contacted(0, null, 'NO APLICA'),
    )
    const { user } = await openDesk(CRM)
    expect(tableTexts().map((cells) => cells[5])).toEqual([
      ...['hoy', 'hace 3 días', 'hace 5 días', 'Sin contacto', 'Ganado', 'Cerrado'],
    ])
    const tones = within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => /green|amber|red|white|purple|blue/.exec(row.className)?.[0])
    expect(tones).toEqual(['green', 'amber', 'red', 'white', 'purple', 'blue'])
    const legend = screen.getByRole('list', { name: 'Colores de las filas' })
    expect(within(legend).getAllByRole('listitem')).toHaveLength(6)

    // The page stays open overnight, and nothing is read again.
    vi.setSystemTime(new Date(2026, 10, 22, 8))
    await user.click(screen.getByRole('button', { name: 'Última actualización' }))
    await waitFor(() => expect(tableTexts().map((cells) => cells[5])).toContain('hace 6 días'))
    expect(tableTexts()[0]?.slice(0, 6)).toContain('hace 1 día')
  })

  it('is shown with "-" for missing fields and an unreadable date as it is, and links any folder with https', async () => {
    const long = `http://intranet.vuelojusto.cl/${'carpeta/'.repeat(12)}final`
    answerClaims(
      { id: 7, name: 12, email: '  ', updated_at: 'x', case_folder: {} },
      {},
      buildClaim({ id: 5, name: '<b>Ana</b>', next_step: 'Llamar', case_folder: null }),
      buildClaim({ id: 5, name: 'Otra', case_folder: null }),
      buildClaim({ id: 4, case_folder: 'https://drive.google.com/drive/folders/a' }),
      buildClaim({ id: 3, case_folder: 'https://archivos.estudio.cl/casos/3' }),
      buildClaim({ id: 2, case_folder: 'javascript:alert(1)' }),
      buildClaim({ id: 1, case_folder: long }),
    )
    await openDesk(CRM)
    const rows = tableTexts()
    expect(rows).toHaveLength(8)
    const unknown = ['-', '-', 'Sin categoría', 'Sin contacto', '-', '-']
    expect(rows[0]).toEqual(['7', '12', ...unknown, 'x', 'Detalles'])
    expect(rows[1]?.slice(0, 2)).toEqual(['5', '<b>Ana</b>'])
    expect(rows.at(-1)).toEqual(['-', '-', ...unknown, '-', 'Detalles'])
    expect(screen.getByRole('button', { name: 'Detalles del reclamo 7' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Detalles del reclamo sin número' })).toBeVisible()
    expect(screen.getByRole('table')).not.toHaveTextContent(/undefined|null|NaN|\[object/)

    const links = within(screen.getByRole('table')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://drive.google.com/drive/folders/a',
      'https://archivos.estudio.cl/casos/3',
    ])
    const link = screen.getByRole('link', { name: 'Abrir carpeta del reclamo 4' })
    expect(link).toHaveAttribute('href', 'https://drive.google.com/drive/folders/a')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('javascript:alert(1)')).toBeVisible()
    expect(screen.getByTitle(long).textContent).toMatch(/^http:\/\/.+….+final$/)
    expect(screen.getByTitle(long).textContent.length).toBeLessThanOrEqual(28)
  })
})

it('an empty message is shown only if the server sends no rows, and a plain array is split into pages', async () => {
  answerClaims()
  const { user } = await renderApp({ path: CRM, as: 'LEGAL' })
  expect(await screen.findByText(EMPTY)).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled()
  const all = Array.from({ length: 30 }, (_, index) => buildClaim({ id: 30 - index }))
  server.use(http.get('*/api/v1/claims/', () => HttpResponse.json(all)))
  await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
  await screen.findByRole('table')
  expect(shownIds()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await screen.findByText('Página 2 de 3')
  await waitFor(() => expect(shownIds()[0]).toBe('20'))
})
