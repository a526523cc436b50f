import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DemoClaim } from '@/mocks/state'
import { daysAgo } from '@tests/support/days-ago'
import { catchDownloads } from '@tests/support/downloads'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { CRM, openDesk, shownIds } from './claims-desk'
import { buildRow, holdCalls, inNotice, notice, noticeSays } from './queue-desk'
import { startDay, TODAY, watchCalls, wire } from './queue-desk'

beforeEach(startDay)

type User = Awaited<ReturnType<typeof openDesk>>['user']

const NUMBERS = [6, 5, 4, 3, 2, 1]
const ROWS = () => NUMBERS.map((id) => buildRow(id, id))

/** Shows these claims in the list of the CRM. */
async function openList(claims: readonly DemoClaim[] = ROWS(), search = '') {
  demo.state.claims = claims
  return openDesk(`${CRM}${search}`)
}

const box = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Elegir reclamo ${id}` })
const allBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir todos los de esta página' })
const ticked = () => NUMBERS.filter((id) => box(id).checked)
const BAR = { name: 'Acciones para los elegidos' }
const bar = () => within(screen.getByRole('region', BAR))
const steps = () => NUMBERS.map((id) => savedClaim(id).next_step)

async function tick(user: User, ...numbers: readonly number[]) {
  for (const id of numbers) await user.click(box(id))
  await screen.findByRole('region', BAR)
}

/** Changes the next step of all selected claims. */
async function writeStep(user: User, text: string) {
  await user.click(bar().getByRole('button', { name: 'Next Step' }))
  const field = await screen.findByRole('textbox', { name: 'Next Step' })
  await user.clear(field)
  await user.paste(text)
  await user.keyboard('{Enter}')
}

async function shiftClick(user: User, id: number) {
  await user.keyboard('{Shift>}')
  await user.click(box(id))
  await user.keyboard('{/Shift}')
}

describe('selection of claims', () => {
  it('selects one row, a range with Shift, the whole page and, with x, the last clicked row or that of j', async () => {
    const { user } = await openList()
    expect(shownIds()).toEqual(NUMBERS.map(String))
    expect(screen.queryByRole('region', BAR)).not.toBeInTheDocument()
    await tick(user, 5)
    expect(bar().getByText('1 elegido')).toBeVisible()
    expect(allBox()).toBePartiallyChecked()
    await shiftClick(user, 2)
    expect(ticked()).toEqual([5, 4, 3, 2])
    expect(bar().getByText('4 elegidos')).toBeVisible()
    // A range also works upwards and can deselect.
    await shiftClick(user, 4)
    expect(ticked()).toEqual([5])
    await user.click(allBox())
    expect(ticked()).toEqual(NUMBERS)
    expect(allBox()).toBeChecked()
    expect(allBox()).not.toBePartiallyChecked()
    await user.click(box(1))
    expect(allBox()).toBePartiallyChecked()
    await user.click(allBox())
    await user.click(allBox())
    expect(ticked()).toEqual([])
    expect(screen.queryByRole('region', BAR)).not.toBeInTheDocument()

    await user.click(box(4))
    await user.click(box(4))
    await user.keyboard('x')
    expect(ticked()).toEqual([4])
    await user.keyboard('xkkx')
    expect(ticked()).toEqual([6])
    await user.click(box(3))
    await user.keyboard('jxa')
    expect(ticked()).toEqual([6, 3, 2])
    // Many rows away by Tab.
    expect(bar().getByRole('button', { name: 'Contacté hoy' })).toHaveFocus()
    await user.click(bar().getByRole('button', { name: 'Quitar la selección' }))
    expect(ticked()).toEqual([])
    expect(screen.getByRole('button', { name: 'Detalles del reclamo 2' })).toHaveFocus()
    // No range starts at a row of the selection before.
    await shiftClick(user, 5)
    expect(ticked()).toEqual([5])
  })

  it('is cleared by another page or filter, but not by a refresh, and excludes a claim without an id', async () => {
    const nameless = { ...buildRow(0, 1), id: null as unknown as number }
    const many = Array.from({ length: 14 }, (_, index) => buildRow(15 - index, 1))
    const { user } = await openList([...many, nameless])
    await tick(user, 15, 14)
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    await waitFor(() => expect(box(15)).toBeChecked())
    changeClaim(15, { next_step: 'Apelar' })
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    await screen.findByRole('button', { name: 'Apelar', description: 'Cambiar Next Step' })
    expect(box(15)).toBeChecked()
    expect(bar().getByText('2 elegidos')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    await waitFor(() => expect(shownIds()[0]).toBe('5'))
    expect(screen.queryByRole('region', BAR)).not.toBeInTheDocument()
    expect(shownIds()).toHaveLength(5)
    fireEvent.click(allBox())
    expect(await screen.findByText('4 elegidos')).toBeVisible()
    expect(allBox()).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    await waitFor(() => expect(shownIds()[0]).toBe('15'))
    expect(box(15)).not.toBeChecked()
    await tick(user, 15)
    await shiftClick(user, 13)
    expect(bar().getByText('3 elegidos')).toBeVisible()
  })
})

describe('changing selected claims', () => {
  it('saves one after another with progress, is undone as a whole, and can be stopped and continued', async () => {
    const { user } = await openList()
    await tick(user, 6, 4, 2)
    const { release } = holdCalls('put')
    await user.click(bar().getByRole('button', { name: 'Contacté hoy' }))
    await noticeSays('Guardando: 0 de 3.')
    expect(notice()).toHaveTextContent('3 reclamos · Último contacto con el cliente: 21/11/2026')
    expect(screen.queryByRole('button', { name: /^Pendientes/ })).not.toBeInTheDocument()
    // A second change cannot start meanwhile.
    await user.click(bar().getByRole('button', { name: 'Contacté hoy' }))
    await user.click(bar().getByRole('button', { name: 'Responsable' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    for (const done of [1, 2]) {
      await waitFor(() => {
        release()
        expect(notice()).toHaveTextContent(`Guardando: ${done} de 3.`)
      })
      expect(wire.puts.length).toBeLessThanOrEqual(done + 1)
    }
    await waitFor(() => {
      release()
      expect(notice()).toHaveTextContent('Guardado en 3.')
    })
    expect(wire.puts.map(({ last_customer_contact: day }) => day)).toEqual([TODAY, TODAY, TODAY])
    expect(ticked()).toEqual([6, 4, 2])
    await screen.findAllByRole('button', { name: 'hoy', description: 'Cambiar Último contacto' })
    server.resetHandlers()
    await user.click(inNotice('Deshacer'))
    await noticeSays('Se deshizo en 3 de 3.')
    expect(bar().getByRole('button', { name: 'Responsable' })).toHaveFocus()
    expect(NUMBERS.map((id) => savedClaim(id).last_customer_contact)).toEqual(NUMBERS.map(daysAgo))
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()

    watchCalls()
    const second = holdCalls('put')
    await user.click(bar().getByRole('button', { name: 'Contacté hoy' }))
    await waitFor(() => expect(inNotice('Detener')).toBeVisible())
    // The second press of a double click on "Reintentar", whose place it takes.
    fireEvent.click(inNotice('Detener'), { detail: 2 })
    expect(inNotice('Detener')).toBeVisible()
    await user.click(inNotice('Detener'))
    await waitFor(() => {
      second.release()
      expect(notice()).toHaveTextContent('Guardado en 1; faltan 2.')
    })
    expect(wire.puts).toHaveLength(1)
    expect(notice()).toHaveTextContent('4: No se intentó.')
    second.open()
    await user.click(inNotice('Reintentar'))
    await noticeSays('Guardado en 3.')
    expect(wire.puts).toHaveLength(3)
  })

  it('writes a next step twice without a conflict, assigns them to a handler, and sets a status with sub-status and documents', async () => {
    const { user } = await openList()
    await tick(user, 6, 5)
    await writeStep(user, 'Apelar')
    await noticeSays('2 reclamos · Next Step: ApelarGuardado en 2.')
    await writeStep(user, 'Esperar')
    await noticeSays('2 reclamos · Next Step: EsperarGuardado en 2.')
    expect(steps().slice(0, 3)).toEqual(['Esperar', 'Esperar', 'Llamar al cliente'])
    await user.click(inNotice('Deshacer'))
    await noticeSays('Se deshizo en 2 de 2.')
    expect(steps().slice(0, 3)).toEqual(['Apelar', 'Apelar', 'Llamar al cliente'])
    await user.click(inNotice('Descartar aviso'))
    await user.click(bar().getByRole('button', { name: 'Responsable' }))
    const window = await screen.findByRole('dialog', { name: 'Responsable · 2 reclamos' })
    await user.click(within(window).getByRole('button', { name: 'Externo' }))
    await noticeSays('Guardado en 2.')
    expect([6, 5, 4].map((id) => savedClaim(id).handler)).toEqual([
      'Externo',
      'Externo',
      'Equipo Legal',
    ])

    const move = async (category: string, sub: string) => {
      await user.click(bar().getByRole('button', { name: 'Cambiar estado' }))
      await user.click(await screen.findByRole('menuitem', { name: category }))
      await user.click(await screen.findByRole('menuitem', { name: sub }))
    }
    await move('Caso desistido', 'Archivado')
    await noticeSays('Guardado en 2.')
    expect([6, 5].map((id) => savedClaim(id))).toEqual(
      Array(2).fill(
        expect.objectContaining({ category: 'CASO DESISTIDO', subcategory: 'ARCHIVADO' }),
      ),
    )
    await move('En espera de documentos', 'Faltan documentos')
    const dialog = await screen.findByRole('dialog', { name: 'Select missing documents' })
    await user.click(within(dialog).getByRole('checkbox', { name: 'Pasaje' }))
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
    await noticeSays(/EN ESPERA DE DOCUMENTOS.*Guardado en 2\./)
    expect(savedClaim(5)).toMatchObject({
      category: 'EN ESPERA DE DOCUMENTOS',
      subcategory: 'FALTAN DOCUMENTOS',
      documents: ['Pasaje'],
    })
    expect(savedClaim(4)).toMatchObject({ category: 'INGRESADO' })
  })

  it('keeps their different next steps when the field is left as it was; the focus returns to its row once the selection ends', async () => {
    const { user } = await openList(
      NUMBERS.map((id) => buildRow(id, id, { next_step: `Paso ${id}` })),
    )
    await tick(user, 6, 5)
    await user.click(bar().getByRole('button', { name: 'Next Step' }))
    expect(await screen.findByRole('textbox', { name: 'Next Step' })).toHaveValue('')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.puts).toEqual([])
    expect(steps().slice(0, 2)).toEqual(['Paso 6', 'Paso 5'])
    await writeStep(user, 'Apelar')
    await noticeSays('2 reclamos · Next Step: ApelarGuardado en 2.')
    await waitFor(() => expect(bar().getByRole('button', { name: 'Next Step' })).toHaveFocus())
    await user.click(bar().getByRole('button', { name: 'Quitar la selección' }))
    expect(box(5)).toHaveFocus()
  })

  it('exports them to a file, and a change can be undone from another staff page', async () => {
    const { files } = catchDownloads()
    const { user } = await openList()
    await user.keyboard('x')
    expect(ticked()).toEqual([])
    await tick(user, 6, 4)
    await user.click(bar().getByRole('button', { name: 'Elegidos a CSV' }))
    await screen.findByText('Se exportaron 2 reclamos.')
    const text = await files[0]?.text()
    expect(
      text
        ?.split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(/[;,]/)[0]),
    ).toEqual(['6', '4'])

    await user.click(bar().getByRole('button', { name: 'Contacté hoy' }))
    await noticeSays('Guardado en 2.')
    await user.click(screen.getByRole('link', { name: 'Gestión de Usuarios' }))
    await screen.findByRole('heading', { level: 1, name: 'Lista de Usuarios' })
    await user.click(inNotice('Deshacer'))
    await noticeSays('Se deshizo en 2 de 2.')
    expect([6, 4].map((id) => savedClaim(id).last_customer_contact)).toEqual([6, 4].map(daysAgo))
  })
})
