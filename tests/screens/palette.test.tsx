import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { toDayString } from '@/domain/dates'
import { demo, server } from '@tests/support/server'
import { changeClaim, SAVABLE, savedClaim } from '@tests/support/rows'
import {
  CRM,
  findDetails,
  holdReads,
  openDesk,
  shownIds,
  waitUntilClosed,
  watchReads,
} from './claims-desk'

type User = Awaited<ReturnType<typeof openDesk>>['user']

const CARO = {
  ...SAVABLE,
  name: 'Carolina',
  lastname: 'Ibáñez Qué',
  rut: '12.345.678-5',
  email: 'caro.ibanez@correo.cl',
  phone: '+56 9 1234 5670',
  reservation_code: 'XKQ42P',
  case_number: 'C-90077',
  documents: [],
  airline: 'LATAM',
}

const field = () => screen.findByRole('combobox', { name: 'Buscar o hacer' })
const palette = () => screen.findByRole('dialog', { name: 'Buscar o hacer' })
const options = async () => within(await palette()).queryAllByRole('option')
const option = async (name: RegExp) => within(await palette()).findByRole('option', { name })
const chosen = async () => within(await palette()).getByRole('option', { selected: true })

/** Opens the palette with its shortcut and types into it. */
async function find(user: User, text: string) {
  await user.keyboard('{Control>}k{/Control}')
  const box = await field()
  await waitFor(() => expect(box).toHaveFocus())
  if (text !== '') await user.paste(text)
}

describe('command palette', () => {
  it('opens with its shortcut, from a text field and with its button, returns the focus, and waits for other dialogs', async () => {
    const { user } = await openDesk(CRM)
    await user.keyboard('j')
    const row = screen.getByRole('button', { name: 'Detalles del reclamo 1240' })
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await user.keyboard(keys)
      await waitFor(async () => expect(await field()).toHaveFocus())
      await user.keyboard('{Escape}')
      await waitUntilClosed()
      expect(row).toHaveFocus()
    }
    const button = screen.getByRole('button', { name: 'Buscar o ir a…' })
    await user.click(button)
    await palette()
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitUntilClosed()
    expect(button).toHaveFocus()
    await user.click(screen.getByRole('textbox', { name: 'Correo' }))
    // A shortcut of the browser.
    await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.keyboard('{Control>}k{/Control}')
    expect(await palette()).toBeVisible()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    // Not over another dialog.
    await user.click(button)
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Atajos de teclado' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Atajos de teclado')
  })

  it('loads all claims when the user types, and says so', async () => {
    const { user } = await openDesk(CRM)
    const reads = watchReads()
    await find(user, '')
    expect(await option(/^Tablero/)).toBeVisible()
    expect(reads).toEqual([])
    const held = holdReads((query) => query.get('page') !== '1')
    await user.paste('z')
    expect(await options()).not.toEqual([])
    expect(reads).toEqual([])
    await user.paste('z')
    await waitFor(() => expect(reads).not.toEqual([]))
    await user.paste('qq')
    const bar = await screen.findByRole('progressbar', { name: 'Lectura de los reclamos' })
    expect(bar).toBeVisible()
    await waitFor(async () =>
      expect(await palette()).toHaveTextContent(
        'Ningún reclamo con eso en 100 reclamos, por ahora.',
      ),
    )
    held.release()
    await waitFor(async () =>
      expect(await palette()).toHaveTextContent('Ningún reclamo con eso en 240 reclamos.'),
    )
    expect(reads.map(({ page }) => page).toSorted()).toEqual(['1', '2', '3'])
  })
})

describe('search for a claim', () => {
  it('by name, number, RUT, code or case number finds and opens it, and Ctrl+Enter edits the selected one', async () => {
    changeClaim(1003, CARO)
    for (const [id, name] of [
      [1004, 'Tomás'],
      [1005, 'Inés'],
    ] as const)
      changeClaim(id, { name, lastname: 'Hermano Qué' })
    const { user } = await openDesk(CRM)
    for (const text of ['1003', 'IBANEZ que caro', '123456785', 'xkq42p', 'c-90077']) {
      await find(user, text)
      await waitFor(async () => expect(await chosen()).toHaveTextContent('1003Carolina Ibáñez Qué'))
      await user.keyboard('{Escape}')
      await waitUntilClosed()
    }
    await find(user, '12.345.678-5')
    await waitFor(async () => expect(await chosen()).toHaveTextContent('1003Carolina Ibáñez Qué'))
    await user.keyboard('{Enter}')
    await findDetails(1003)
    await user.keyboard('{Escape}')
    await waitUntilClosed()

    await find(user, 'hermano qué')
    await waitFor(async () => expect(await palette()).toHaveTextContent('2 de 240'))
    const first = (await chosen()).textContent
    await user.keyboard('{ArrowDown}')
    const second = await chosen()
    expect(second).not.toHaveTextContent(first)
    expect(await field()).toHaveAttribute('aria-activedescendant', second.id)
    const id = /^\d+/.exec(second.textContent)?.[0]
    expect(await palette()).toHaveTextContent(`para ${id} · `)
    await user.keyboard('{Control>}{Enter}{/Control}')
    const form = await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    expect(within(form).getByRole('textbox', { name: 'Nombre' })).toHaveValue(
      savedClaim(Number(id)).name,
    )
  })

  it('by a whole e-mail uses the server before all claims are loaded', async () => {
    changeClaim(1003, CARO)
    const { user, router } = await openDesk(CRM)
    const held = holdReads((query) => !query.has('email') && query.get('limit') === '100')
    await find(user, CARO.email)
    expect(await option(/^1003Carolina/)).toBeVisible()
    await user.click(await option(/^Ver este reclamo en la lista/))
    await waitUntilClosed()
    await waitFor(() => expect(shownIds()).toEqual(['1003']))
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue(CARO.email)
    const { location } = router.state
    expect(location.pathname + location.search + location.hash).toBe(CRM)
    expect(JSON.stringify(location.state)).not.toContain(CARO.email)
    held.release()
  })

  it('by any text can show all results in the list', async () => {
    for (const id of [1003, 1004, 1239]) changeClaim(id, CARO)
    const { user, router } = await openDesk(`${CRM}?categoria=INGRESADO`)
    await find(user, '12.345.678-5')
    await user.click(await option(/^Ver estos 3 en la lista/))
    await waitUntilClosed()
    await waitFor(() => expect(shownIds()).toEqual(['1239', '1004', '1003']))
    const title = { name: 'Reclamos con «12.345.678-5»' }
    expect(screen.getByRole('heading', title)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Elegir reclamo 1004' })).toBeVisible()
    const { location } = router.state
    expect(location.search).toBe('?ver=todos')
    expect(JSON.stringify(location.state)).not.toContain('345')

    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    expect(await screen.findByText(/El texto buscado no se guarda/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.selectOptions(screen.getByLabelText('Aerolínea'), 'SKY')
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    expect(await screen.findByText('No se encontraron reclamos.')).toBeVisible()
    await find(user, 'exportar')
    expect(await options()).toEqual([])
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.click(screen.getByRole('link', { name: 'Ver todos los reclamos' }))
    await waitFor(() => expect(screen.queryByRole('heading', title)).not.toBeInTheDocument())
    await router.navigate(-2)
    await waitFor(() => expect(shownIds()).toEqual(['1239', '1004', '1003']))
  })

  it('shows an error of the claims or of the e-mail search, and each can be retried', async () => {
    changeClaim(1003, CARO)
    const { user } = await openDesk(CRM)
    server.use(http.get('*/api/v1/claims/', demo.fault('403')))
    await find(user, 'ibáñez qué')
    expect(await screen.findByRole('alert')).toHaveTextContent(/falló la página 1/)
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await field()).toHaveFocus()
    expect(await option(/^1003Carolina/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    server.use(
      http.get('*/api/v1/claims/', (info) =>
        new URL(info.request.url).searchParams.has('email') ? demo.fault('403')(info) : undefined,
      ),
    )
    await user.clear(await field())
    await user.paste(CARO.email)
    expect(await screen.findByText(/^No pudimos buscar ese correo\./)).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await option(/^Ver este reclamo en la lista/)).toBeVisible()
  })
})

describe('commands of the palette', () => {
  it('open a chat if there is a phone, save a contact of today, export the list, and add a claim', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    changeClaim(1003, { ...CARO, last_customer_contact: null })
    changeClaim(1004, { ...CARO, reservation_code: 'NOPHON', phone: null })
    const { user } = await openDesk(CRM)
    await find(user, 'nophon')
    expect(await option(/^1004Carolina/)).toBeVisible()
    expect(within(await palette()).queryByRole('option', { name: /^Chat/ })).toBeNull()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await find(user, 'xkq42p')
    await user.click(await option(/^Chat/))
    expect(open).toHaveBeenCalledWith('https://wa.me/56912345670', '_blank', 'noopener,noreferrer')
    await waitUntilClosed()

    await find(user, 'xkq42p')
    await option(/^1003Carolina/)
    await user.click(await option(/^Contacté hoy/))
    await waitUntilClosed()
    await waitFor(() =>
      expect(savedClaim(1003).last_customer_contact).toBe(toDayString(new Date())),
    )
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    await find(user, 'exportar csv')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Se exportaron 240 reclamos\./)).toBeVisible()
    await waitUntilClosed()
    await find(user, 'agregar')
    expect(await options()).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Nuevo Reclamo' })).toBeVisible()
  })

  it('open every view of the CRM, and from there a claim and a saved view', async () => {
    changeClaim(1003, CARO)
    const { user, router } = await openDesk(`${CRM}?aerolinea=SKY`)
    await user.click(screen.getByRole('textbox', { name: 'Correo' }))
    await user.paste(CARO.email)
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    await user.type(
      await screen.findByRole('textbox', { name: 'Nombre de la vista' }),
      'Las de SKY',
    )
    await user.click(screen.getByRole('button', { name: 'Guardar vista' }))
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await find(user, 'que toca')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?aerolinea=SKY&vista=hoy'))
    expect(await screen.findByRole('heading', { name: 'Qué toca hoy' })).toBeVisible()
    await waitUntilClosed()
    await find(user, 'xkq42p')
    await option(/^1003Carolina/)
    await user.keyboard('{Enter}')
    await findDetails(1003)
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await find(user, 'las de sky')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?aerolinea=SKY'))
    expect(await screen.findByRole('textbox', { name: 'Correo' })).toHaveValue('')
  })
})
