import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { savedClaim } from '@tests/support/rows'
import { untilFocused } from '@tests/support/page'
import { card, dragTo, lane, numbersIn, openBoard, openMenu, untilNoticed } from './board-desk'
import { buildRow, failCalls, holdCalls, startDay, wire } from './queue-desk'

beforeEach(startDay)

const ROWS = () => [
  buildRow(1, 3),
  buildRow(2, 9, { airline: 'SKY', handler: 'Teresa Lagos', next_step: null }),
  buildRow(3, null, { category: 'EN EVALUACIÓN', subcategory: 'INGRESO DE CASO', handler: null }),
  buildRow(4, 6, { category: 'EN ESPERA DE DOCUMENTOS', subcategory: 'FALTA TARJETA CRÉDITO' }),
  buildRow(5, 1, { category: 'POR INGRESAR', subcategory: null }),
  buildRow(6, 90, { category: 'CASO GANADO', subcategory: null }),
]

describe('board', () => {
  it('shows every claim in its lane, the longest wait first, and counts closed claims', async () => {
    await openBoard([...ROWS(), buildRow(7, 2, { category: 'EN REVISIÓN', name: null })])
    expect(numbersIn('Recibido 1')).toEqual(['3'])
    expect(numbersIn('Documentos 2')).toEqual(['4', '5'])
    expect(numbersIn('Ingresado 2')).toEqual(['2', '1'])
    expect(numbersIn('Respuesta 0')).toEqual([])
    expect(lane('Ingresado 2')).toHaveTextContent('1 con más de 4 días')
    const [first] = within(lane('Ingresado 2')).getAllByRole('listitem')
    expect(first).toHaveTextContent(/^2hace 9 días.*SKY/)
    expect(first).not.toHaveTextContent('Ingresado')
    expect(within(lane('Documentos 2')).getByText('Por ingresar')).toBeVisible()
    expect(within(lane('Ingresado 2')).getByLabelText('Responsable: Teresa Lagos')).toBeVisible()
    expect(within(lane('Recibido 1')).getByLabelText('Sin responsable')).toBeVisible()
    const closed = within(lane('Cerrados 1'))
    expect(closed.getByRole('link', { name: 'Caso ganado 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('ver=todos&estado=CASO+GANADO'),
    )
    expect(closed.getByRole('link', { name: 'Otros 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('carril=Otros'),
    )
    expect(screen.getByText('7 reclamos')).toBeVisible()
    expect(screen.getByText(/, leídos hoy a las 09:12/)).toBeVisible()
  })

  it('renders a long lane in parts and focuses the first new card', async () => {
    const many = Array.from({ length: 140 }, (_, index) => buildRow(index + 1, 9))
    const { user } = await openBoard(many)
    expect(numbersIn('Ingresado 140')).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Ver 125 de 140, Ingresado' }))
    expect(numbersIn('Ingresado 140')).toHaveLength(125)
    expect(card(26)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Ver los 140, Ingresado' }))
    expect(numbersIn('Ingresado 140')).toHaveLength(140)
    expect(screen.queryByRole('button', { name: /^Ver (los )?\d/ })).not.toBeInTheDocument()
  })

  it('opens the details of a claim, and filters by airline, handler and late contact, also after a reload', async () => {
    const { user, onOpen, router, unmount } = await openBoard(ROWS())
    await user.click(card(2))
    expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: 2 })]])
    const filters = within(screen.getByRole('group', { name: 'Filtros del tablero' }))
    await user.selectOptions(filters.getByLabelText('Responsable'), 'Teresa Lagos (1)')
    expect(await screen.findByText('1 con estos filtros')).toBeVisible()
    expect(numbersIn('Ingresado 1')).toEqual(['2'])
    await user.selectOptions(filters.getByLabelText('Responsable'), 'Sin responsable (1)')
    await waitFor(() => expect(numbersIn('Recibido 1')).toEqual(['3']))
    await user.selectOptions(filters.getByLabelText('Contacto'), 'Sin contacto (1)')
    await user.selectOptions(filters.getByLabelText('Responsable'), 'Todos')
    await user.selectOptions(filters.getByLabelText('Contacto'), 'Más de 4 días (2)')
    expect(await screen.findByText('2 con estos filtros')).toBeVisible()
    await user.click(filters.getByRole('button', { name: 'Limpiar' }))
    expect(await screen.findByText('6 reclamos')).toBeVisible()
    await user.selectOptions(filters.getByLabelText('Aerolínea'), 'SKY (1)')
    expect(await screen.findByText('1 con estos filtros')).toBeVisible()
    const { search } = router.state.location
    expect(search).toBe('?cola-aerolinea=SKY')
    unmount()
    await openBoard(ROWS(), search)
    expect(await screen.findByText('1 con estos filtros')).toBeVisible()
    expect(screen.getByLabelText('Aerolínea')).toHaveValue('SKY')
    expect(numbersIn('Ingresado 1')).toEqual(['2'])
  })
})

describe('moving a claim', () => {
  it('takes two clicks, updates the card before the save, and is reverted by an undo or a failure', async () => {
    const { user } = await openBoard(ROWS())
    const { release } = holdCalls('put')
    const menu = await openMenu(user, 4)
    expect(within(menu).getByRole('group', { name: 'Documentos' })).toHaveTextContent(
      'En espera de documentos aquíPor ingresar',
    )
    await user.click(within(menu).getByRole('menuitem', { name: 'Procesando compensación' }))
    expect(await screen.findByRole('region', { name: 'Compensación 1' })).toHaveTextContent(
      'Guardando…',
    )
    expect(numbersIn('Compensación 1')).toEqual(['4'])
    await untilNoticed(4, 'Categoría: PROCESANDO COMPENSACIÓN.*Guardando…')
    await untilFocused(card(4))
    await waitFor(() => {
      release()
      expect(wire.puts).toHaveLength(1)
    })
    await untilNoticed(4, 'Guardado.')
    await waitFor(() => expect(lane('Compensación 1')).not.toHaveTextContent('Guardando…'))
    expect(savedClaim(4)).toMatchObject({ category: 'PROCESANDO COMPENSACIÓN', subcategory: null })
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    await waitFor(() => {
      release()
      expect(wire.puts).toHaveLength(2)
    })
    await untilNoticed(4, 'Se deshizo.')
    await screen.findByRole('region', { name: 'Documentos 2' })
    await untilFocused(card(4))

    failCalls('put', '500')
    const again = await openMenu(user, 4)
    await user.click(within(again).getByRole('menuitem', { name: 'Procesando compensación' }))
    await untilNoticed(4, 'Sin confirmar.*El servidor dijo: Internal Server Error')
    const back = await screen.findByRole('region', { name: 'Documentos 2' })
    await waitFor(() => expect(back).not.toHaveTextContent('Guardando…'))
    await untilFocused(card(4))
    expect(savedClaim(4)).toMatchObject({ category: 'EN ESPERA DE DOCUMENTOS' })
  })

  it('can be cancelled at every step, and the focus returns', async () => {
    const { user } = await openBoard(ROWS())
    const button = screen.getByRole('button', { name: 'Mover a…, reclamo 1' })
    await openMenu(user, 1)
    await user.keyboard('{Escape}')
    await untilFocused(button)
    const menu = await openMenu(user, 1)
    await user.click(within(menu).getByRole('menuitem', { name: 'No aplica' }))
    await user.click(screen.getByRole('menuitem', { name: 'Volver a las categorías' }))
    await user.click(screen.getByRole('menuitem', { name: 'No aplica' }))
    await user.click(screen.getByRole('menuitem', { name: 'Agencia de viaje' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Select travel agency' }))
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await untilFocused(button)
    expect(numbersIn('Ingresado 2')).toEqual(['2', '1'])
    expect(wire.puts).toEqual([])
  })

  it('leaves the focus on the board if a filter hides the claim from then on', async () => {
    const { user } = await openBoard(ROWS(), '?cola-contacto=late')
    expect(numbersIn('Ingresado 1')).toEqual(['2'])
    const menu = await openMenu(user, 2)
    await user.click(within(menu).getByRole('menuitem', { name: 'Caso ganado' }))
    await untilNoticed(2, 'Guardado.')
    expect(numbersIn('Ingresado 0')).toEqual([])
    await untilFocused(screen.getByRole('heading', { name: 'Recibido' }))
  })

  it('works by drag and drop, with a menu if the lane has several statuses', async () => {
    const { user } = await openBoard(ROWS())
    await dragTo(4, 'Compensación 0')
    await untilNoticed(4, 'Guardado.')
    expect(numbersIn('Compensación 1')).toEqual(['4'])
    expect(lane('Compensación 1')).not.toHaveAttribute('data-over')
    // The press of a drag moves the focus to an ancestor of the cards.
    await user.click(within(lane('Documentos 1')).getByText('5'))
    await dragTo(5, 'Respuesta 0')
    const menu = within(await screen.findByRole('menu', { name: 'Mover a Respuesta' }))
    expect(menu.getAllByRole('menuitem')).toHaveLength(3)
    await user.click(menu.getByRole('menuitem', { name: 'En apelación' }))
    await untilNoticed(5, 'Guardado.')
    await untilFocused(card(5))
    expect(wire.puts.map(({ category }) => category)).toEqual([
      'PROCESANDO COMPENSACIÓN',
      'EN APELACIÓN',
    ])
    // The last focused card is in no lane that Tab reaches.
    const closing = await openMenu(user, 5)
    await user.click(within(closing).getByRole('menuitem', { name: 'Caso ganado' }))
    await untilNoticed(5, 'Guardado.')
    const cards = screen.getAllByRole('button', { name: /, detalles del reclamo / })
    expect(cards.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  })

  it('asks for the subcategory of a single status, and drags no claim without an id', async () => {
    await openBoard([...ROWS(), { ...buildRow(7, 2), id: null as never }])
    const cards = screen
      .getAllByRole('listitem')
      .filter((one) => within(one).queryByRole('button', { name: /, detalles del reclamo / }))
    expect(cards.filter(({ draggable }) => !draggable)).toHaveLength(1)
    await dragTo(3, 'Ingresado 3')
    await screen.findByRole('menu', { name: /Ingresado/ })
    expect(wire.puts).toEqual([])
  })
})

describe('keyboard on the board', () => {
  it('moves between cards and lanes, opens a claim and moves it', async () => {
    const { user, onOpen } = await openBoard(ROWS())
    screen.getByRole('button', { name: 'Actualizar' }).focus()
    await user.tab()
    expect(screen.getByRole('link', { name: '1, ver en la lista: Recibido' })).toHaveFocus()
    await user.tab()
    expect(card(3)).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(card(4)).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(card(5)).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(card(1)).toHaveFocus()
    await user.keyboard('{Home}{ArrowUp}')
    expect(card(2)).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}')
    expect(card(5)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledTimes(1)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Mover a…, reclamo 5' })).toHaveFocus()
    await user.keyboard('m')
    await screen.findByRole('menu', { name: 'Mover a…' })
    const item = (name: RegExp) => screen.getByRole('menuitem', { name })
    await untilFocused(item(/^Por ingresar/))
    // Enter on the current status does nothing if it has no other sub-statuses.
    await user.keyboard('{Enter}{ArrowDown}')
    await untilFocused(item(/^Ingresado/))
    await user.keyboard('{End}')
    const [last] = screen.getAllByRole('menuitem').slice(-1)
    await untilFocused(last ?? document.body)
    await user.keyboard('{ArrowDown}')
    await untilFocused(item(/^En evaluación/))
    await user.keyboard('pro')
    await untilFocused(item(/^Procesando/))
    await user.keyboard('{Enter}')
    await untilNoticed(5, 'Guardado.')
    await untilFocused(card(5))
    await user.keyboard('m')
    await screen.findByRole('menu', { name: 'Mover a…' })
    await user.tab()
    await untilFocused(card(5))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
