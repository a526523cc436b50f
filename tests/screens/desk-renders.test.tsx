import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as contact from '@/domain/claim/status/contact-age'
import * as chat from '@/domain/people/chat-link'
import * as texts from '@/domain/text-or-dash'
import * as regions from '@/ui/table/ScrollRegion'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { demo } from '@tests/support/server'
import { CHARGES, claimsTable, CRM, holdReads, openDesk, shownIds } from './claims-desk'

// A render without changes is not visible in the DOM, so the tests spy on functions that
// every row calls while it renders.
let contactAge = vi.spyOn(contact, 'contactAge')
let toChatPhone = vi.spyOn(chat, 'toChatPhone')
let textOrDash = vi.spyOn(texts, 'textOrDash')
let ScrollRegion = vi.spyOn(regions, 'ScrollRegion')
beforeEach(() => {
  contactAge = vi.spyOn(contact, 'contactAge')
  toChatPhone = vi.spyOn(chat, 'toChatPhone')
  textOrDash = vi.spyOn(texts, 'textOrDash')
  // Rendered by the table itself.
  ScrollRegion = vi.spyOn(regions, 'ScrollRegion')
})

/** Returns the ids of the rows that were rendered since the call. */
function watchRows() {
  const { calls } = contactAge.mock
  // All rows of the table share one date object; the details dialog has another.
  const today = calls[0]?.[1]
  expect(today).toBeInstanceOf(Date)
  contactAge.mockClear()
  return () => {
    const seen = contactAge.mock.calls.filter(([, day]) => day === today)
    return [...new Set(seen.map(([claim]) => ('id' in claim ? String(claim.id) : '-')))]
  }
}

/** Waits for the code that follows the first rows, with which the table renders once more. */
const untilTableRests = () =>
  waitFor(async () => {
    ScrollRegion.mockClear()
    await act(() => vi.dynamicImportSettled())
    await until.turns(20)
    expect(ScrollRegion).not.toHaveBeenCalled()
  })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const details = (id: string | undefined) => button(`Detalles del reclamo ${id ?? ''}`)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

describe('neither the table nor a row is rendered again', () => {
  it('by the details, the form over them, dialogs, editing filters and moving between rows', async () => {
    const { user } = await openDesk(CRM)
    const rendered = watchRows()
    await user.keyboard('j')
    expect(ScrollRegion).toHaveBeenCalled()
    await untilTableRests()
    await user.keyboard('jk')
    expect(details(shownIds()[0])).toHaveFocus()
    await user.type(screen.getByPlaceholderText('Buscar por correo...'), 'ana@')
    await user.selectOptions(screen.getByLabelText('Aerolínea'), 'LATAM')
    expect(rendered()).toEqual([])
    // An export that has read something stays open to save it.
    holdReads((query) => query.get('limit') === '100')
    for (const [opener, title] of [
      ['Columnas', 'Columnas'],
      ['Vistas', 'Vistas guardadas'],
      ['Atajos', 'Atajos de teclado'],
      ['Exportar CSV', 'Exportar reclamos'],
    ] as const) {
      await user.click(button(opener))
      const opened = await dialog(title)
      const name = within(opened).queryByLabelText('Nombre de la vista')
      if (name) await user.type(name, 'Mis casos')
      await user.keyboard('{Escape}')
      await gone(title)
      expect(rendered(), opener).toEqual([])
    }
    await user.click(details(shownIds()[0]))
    await user.click(within(await dialog('Detalles del Reclamo')).getByText('Siguiente'))
    await user.click(button('Editar'))
    const form = within(await dialog('Editar Reclamo'))
    fireEvent.change(form.getByLabelText('Next Step'), { target: { value: 'Llamar' } })
    fireEvent.change(form.getByLabelText('Categoría'), { target: { value: 'CASO GANADO' } })
    expect(form.getByText('Cambios sin guardar')).toBeVisible()
    expect(rendered()).toEqual([])
    expect(ScrollRegion).not.toHaveBeenCalled()
  })

  it('by the charge dialog and typing in it', async () => {
    const { user } = await openDesk(CHARGES)
    const rendered = watchRows()
    await user.click(details(shownIds()[0]))
    await user.click(within(await dialog('Detalles del Reclamo')).getByText('Cobrar'))
    const amount = within(await dialog('Charge')).getByLabelText(/^Amount/)
    fireEvent.change(amount, { target: { value: '38.000' } })
    expect(amount).toHaveValue('38.000')
    expect(rendered()).toEqual([])
  })
})

describe('only changed rows are rendered', () => {
  const rowsById = () =>
    new Map(
      [...(claimsTable().tBodies[0]?.rows ?? [])].map((row) => [row.cells[0]?.textContent, row]),
    )

  it('one after a claim is saved', async () => {
    const { user } = await openDesk(CRM)
    const [, second] = shownIds()
    const rendered = watchRows()
    await user.click(details(second))
    await user.click(within(await dialog('Detalles del Reclamo')).getByText('Editar'))
    const form = within(await dialog('Editar Reclamo'))
    await user.type(form.getByLabelText('Next Step'), ' y llamar')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await gone('Editar Reclamo')
    await waitFor(() => expect(claimsTable()).toHaveTextContent(/ y llamar/))
    expect(rendered()).toEqual([second])
    // The details announce it: a region within theirs would be read twice.
    const saved = screen.getByText('El reclamo quedó guardado.').textContent
    const regions = screen.queryAllByRole('status')
    expect(regions.filter(({ textContent }) => textContent === saved)).toEqual([])
  })

  it('none when a page is reversed, with every claim in its place', async () => {
    const { user } = await openDesk(`${CRM}?porPagina=25`)
    const ids = Array.from({ length: 25 }, (_, at) => String(1240 - at))
    await waitFor(() => expect(shownIds()).toEqual(ids))
    const before = rowsById()
    const rendered = watchRows()
    await user.click(button('ID'))
    await waitFor(() => expect(shownIds()).toEqual(ids.toReversed()))
    expect(rendered()).toEqual([])
    for (const [id, row] of rowsById()) expect(row).toBe(before.get(id))
  })
})

describe('work queue', () => {
  const QUEUE = `${CRM}?vista=hoy`
  const contacts = () => screen.findAllByRole('button', { name: /^Contacté hoy/ })
  /** Phones of rendered rows other than the row of this claim. */
  const otherPhones = (id: string) => {
    const own = demo.state.claims.find((claim) => String(claim.id) === id)?.phone
    const phones = toChatPhone.mock.calls.map(([phone]) => phone)
    return phones.filter((phone) => phone !== own)
  }

  it('renders nothing for the details, and only the row that was marked as contacted', async () => {
    const { user } = await renderApp({ path: QUEUE, as: 'LEGAL' })
    await contacts()
    const opener = screen.getAllByRole('button', { name: /^Detalles del reclamo/ })[0]
    const id = opener?.getAttribute('aria-label')?.split(' ').at(-1) ?? ''
    toChatPhone.mockClear()
    if (opener) await user.click(opener)
    await dialog('Detalles del Reclamo')
    expect(otherPhones(id)).toEqual([])
    await user.keyboard('{Escape}')
    await gone('Detalles del Reclamo')
    const [first] = await contacts()
    toChatPhone.mockClear()
    if (first) await user.click(first)
    await screen.findByRole('button', { name: `Contactado hoy, reclamo ${id}` })
    expect(toChatPhone).toHaveBeenCalled()
    expect(otherPhones(id)).toEqual([])
  })
})

describe('user list', () => {
  it('renders ten users at a time, and at most one page per typed character', async () => {
    const { user } = await renderApp({ path: '/legal/user-list', as: 'LEGAL' })
    await screen.findByRole('table')
    const cells = screen.getAllByRole('cell').length
    textOrDash.mockClear()
    const search = screen.getByPlaceholderText('Buscar por correo...')
    await user.type(search, 'ana')
    // Strict mode renders everything twice.
    expect(textOrDash.mock.calls.length).toBeLessThanOrEqual(2 * 3 * cells)
    await user.clear(search)
    await screen.findByText('60 usuarios')
    textOrDash.mockClear()
    await user.click(button('Siguiente'))
    await screen.findByText(/^Página 2 de/)
    const emails = textOrDash.mock.calls
      .map(([text]) => text)
      .filter((text) => String(text).includes('@'))
    expect(new Set(emails).size).toBe(10)
  })
})
