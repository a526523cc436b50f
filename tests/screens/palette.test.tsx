import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { toDayString } from '@/domain/dates'
import { catchDownloads } from '@tests/support/downloads'
import { demo, server } from '@tests/support/server'
import { changeClaim, SAVABLE, savedClaim } from '@tests/support/rows'
import {
  CRM,
  detailsOf,
  findDetails,
  holdReads,
  openDesk,
  shownIds,
  waitUntilClosed,
  watchReads,
} from './claims-desk'

type User = Awaited<ReturnType<typeof openDesk>>['user']

const CLAIMS = '*/api/v1/claims/'

const CARO = {
  ...SAVABLE,
  name: 'Carolina',
  lastname: 'Ibáñez Qué',
  rut: '12.345.678-5',
  email: 'caro.ibanez@correo.cl',
  phone: '+56 9 1234 5670',
  reservation_code: 'XKQ42P',
  documents: [],
  airline: 'SKY',
}

const field = () => screen.findByRole('combobox', { name: 'Buscar o hacer' })
const palette = () => screen.findByRole('dialog', { name: 'Buscar o hacer' })
const options = async () => within(await palette()).queryAllByRole('option')
const option = async (name: RegExp) => within(await palette()).findByRole('option', { name })
const chosen = async () => within(await palette()).getByRole('option', { selected: true })

async function paletteSays(text: string) {
  await waitFor(async () => expect(await palette()).toHaveTextContent(text))
}

/** Opens the palette with its shortcut and types into it. */
async function find(user: User, text: string) {
  await user.keyboard('{Control>}k{/Control}')
  const box = await field()
  await waitFor(() => expect(box).toHaveFocus())
  if (text !== '') await user.paste(text)
}

async function close(user: User) {
  await user.keyboard('{Escape}')
  await waitUntilClosed()
}

/** Opens the CRM with the claims 1001 to 1012. */
function openFew(search = '') {
  demo.state.claims = demo.state.claims.filter(({ id }) => id <= 1012)
  return openDesk(`${CRM}${search}`)
}

describe('command palette', () => {
  it('opens with its shortcut, also from a text field, and with its button, returns the focus, and waits for other dialogs', async () => {
    const { user } = await openFew()
    await user.keyboard('j')
    await user.keyboard('{Meta>}k{/Meta}')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await close(user)
    expect(detailsOf(1012)).toHaveFocus()
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
    await find(user, '')
    await close(user)
    button.focus()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Atajos de teclado' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Atajos de teclado')
  })

  it('loads all claims when the user types, with its progress, and retries a failed page or e-mail search', async () => {
    changeClaim(1003, CARO)
    const { user } = await openDesk(CRM)
    const reads = watchReads()
    await find(user, '')
    expect(await option(/^Tablero/)).toBeVisible()
    await user.paste('z')
    expect(await options()).not.toEqual([])
    expect(reads).toEqual([])
    server.use(http.get(CLAIMS, demo.fault('403')))
    await user.paste('zqq')
    expect(await screen.findByRole('alert')).toHaveTextContent(/falló la página 1/)
    server.resetHandlers()
    const held = holdReads((query) => query.get('page') !== '1')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await field()).toHaveFocus()
    const bar = await screen.findByRole('progressbar', { name: 'Lectura de los reclamos' })
    expect(bar).toBeVisible()
    await paletteSays('Ningún reclamo con eso en 100 reclamos, por ahora.')
    held.release()
    await paletteSays('Ningún reclamo con eso en 240 reclamos.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(reads.map(({ page }) => page).toSorted()).toEqual(['1', '2', '3'])

    server.resetHandlers()
    server.use(http.get(CLAIMS, demo.fault('403')))
    await user.clear(await field())
    await user.paste(CARO.email)
    expect(await screen.findByText(/^No pudimos buscar ese correo\./)).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await option(/^Ver este reclamo en la lista/)).toBeVisible()
  })
})

describe('search for a claim', () => {
  it('opens or edits the selected one, and can show all results in the list', async () => {
    for (const id of [1003, 1005, 1009]) changeClaim(id, CARO)
    for (const id of [1004, 1006]) changeClaim(id, { name: `Ana${id}`, lastname: 'Hermano Qué' })
    const { user, router } = await openFew('?categoria=INGRESADO')
    await find(user, '123456785')
    await option(/^Ver estos 3 en la lista/)
    expect(await chosen()).toHaveTextContent('1009Carolina Ibáñez Qué')
    await user.clear(await field())
    await user.paste('hermano qué')
    await option(/^Ver estos 2 en la lista/)
    expect(await palette()).toHaveTextContent('2 de 12')
    const first = (await chosen()).textContent
    await user.keyboard('{ArrowDown}')
    const second = await chosen()
    expect(second).not.toHaveTextContent(first)
    expect(await field()).toHaveAttribute('aria-activedescendant', second.id)
    const id = Number(/^\d+/.exec(second.textContent)?.[0])
    await paletteSays(`para ${id} · `)
    await user.keyboard('{Control>}{Enter}{/Control}')
    const form = await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    expect(within(form).getByRole('textbox', { name: 'Nombre' })).toHaveValue(savedClaim(id).name)
    await close(user)

    await find(user, '123456785')
    await user.click(await option(/^Ver estos 3 en la lista/))
    await waitUntilClosed()
    await waitFor(() => expect(shownIds()).toEqual(['1009', '1005', '1003']))
    const title = { name: 'Reclamos con «123456785»' }
    expect(screen.getByRole('heading', title)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Elegir reclamo 1005' })).toBeVisible()
    const { location } = router.state
    expect(location.search).toBe('?ver=todos')
    expect(JSON.stringify(location.state)).not.toContain('345')

    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    expect(await screen.findByText(/El texto buscado no se guarda/)).toBeVisible()
    await close(user)
    await user.selectOptions(screen.getByLabelText('Aerolínea'), 'LATAM')
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    expect(await screen.findByText('No se encontraron reclamos.')).toBeVisible()
    await find(user, 'exportar')
    expect(await options()).toEqual([])
    await close(user)
    await user.click(screen.getByRole('link', { name: 'Ver todos los reclamos' }))
    await waitFor(() => expect(screen.queryByRole('heading', title)).not.toBeInTheDocument())
    await router.navigate(-2)
    await waitFor(() => expect(shownIds()).toEqual(['1009', '1005', '1003']))
  })

  it('highlights what arrives above the first result, and goes on from there', async () => {
    changeClaim(1237, { name: 'Ana', lastname: 'Zarquipu' })
    changeClaim(1003, { name: 'Ana', lastname: 'Quipu' })
    const { user } = await openDesk(CRM)
    const held = holdReads((query) => query.get('page') === '3')
    await find(user, 'quipu')
    await option(/^1237Ana/)
    expect(await chosen()).toHaveTextContent('1237Ana Zarquipu')
    held.release()
    await option(/^1003Ana/)
    expect(await chosen()).toHaveTextContent('1003Ana Quipu')
    await user.keyboard('{ArrowDown}')
    expect(await chosen()).toHaveTextContent('1237Ana Zarquipu')
    await user.keyboard('{ArrowUp}{Enter}')
    await findDetails(1003)
  })

  it('by a whole e-mail uses the server before all claims are loaded; views and saved views open too', async () => {
    changeClaim(1003, CARO)
    const { user, router } = await openFew()
    const held = holdReads((query) => !query.has('email') && query.get('limit') === '100')
    await find(user, CARO.email)
    expect(await option(/^1003Carolina/)).toBeVisible()
    await user.click(await option(/^Ver este reclamo en la lista/))
    await waitUntilClosed()
    await waitFor(() => expect(shownIds()).toEqual(['1003']))
    const email = () => screen.findByRole('textbox', { name: 'Correo' })
    expect(await email()).toHaveValue(CARO.email)
    const { location } = router.state
    expect(location.pathname + location.search + location.hash).toBe(CRM)
    expect(JSON.stringify(location.state)).not.toContain(CARO.email)
    held.open()

    await user.selectOptions(screen.getByLabelText('Aerolínea'), 'SKY')
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    await waitFor(() => expect(router.state.location.search).toBe('?aerolinea=SKY'))
    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    await user.click(await screen.findByRole('textbox', { name: 'Nombre de la vista' }))
    await user.paste('Las de SKY')
    await user.click(screen.getByRole('button', { name: 'Guardar vista' }))
    await close(user)
    await find(user, 'que toca')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?aerolinea=SKY&vista=hoy'))
    expect(await screen.findByRole('heading', { name: 'Qué toca hoy' })).toBeVisible()
    await waitUntilClosed()
    await find(user, 'xkq42p')
    await option(/^1003Carolina/)
    await user.keyboard('{Enter}')
    await findDetails(1003)
    await close(user)
    await find(user, 'las de sky')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?aerolinea=SKY'))
    expect(await email()).toHaveValue('')
  })
})

describe('commands of the palette', () => {
  it('open a chat if there is a phone, save a contact of today, export the list, and add a claim', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    catchDownloads()
    changeClaim(1003, { ...CARO, last_customer_contact: null })
    changeClaim(1004, { ...CARO, reservation_code: 'NOPHON', phone: null })
    const { user } = await openFew()
    await find(user, 'nophon')
    expect(await option(/^1004Carolina/)).toBeVisible()
    expect(within(await palette()).queryByRole('option', { name: /^Chat/ })).toBeNull()
    await user.clear(await field())
    await user.paste('xkq42p')
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
    await find(user, 'exportar csv')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Se exportaron 12 reclamos\./)).toBeVisible()
    await waitUntilClosed()
    await find(user, 'agregar')
    expect(await options()).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Nuevo Reclamo' })).toBeVisible()
  })
})
