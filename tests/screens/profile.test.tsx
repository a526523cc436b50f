import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readFromDevice, saveOnDevice } from '@/device/device-store'
import * as records from '@/device/records'
import { getSession } from '@/session/session-store'
import * as navigation from '@/ui/browser/navigate-away'
import { renderApp, signInAs } from '@tests/support/app'
import { setClock, until } from '@tests/support/clock'
import { createGate, holdAnswers } from '@tests/support/gate'
import { changeUser } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { field, type } from '@tests/support/page'

const USER = '*/api/v1/user/'
const CARD = '*/api/v1/register-credit-card/'

const SAVED = 'Los datos se han actualizado exitosamente.'
const UNEXPECTED = 'Ocurrió un error inesperado al registrar la tarjeta.'
const CARD_PAGE = 'https://www.flow.cl/app/customer/register.php?token=demo'

let left = vi.spyOn(navigation, 'navigateAway')

beforeEach(() => {
  left = vi.spyOn(navigation, 'navigateAway').mockImplementation(() => undefined)
})

function button(name: string) {
  return screen.getByRole('button', { name })
}

function passenger() {
  const [first] = demo.state.users
  if (!first) throw new Error('the demo has no passenger')
  return first
}

/** Records the bodies of these requests; the demo API still responds. */
function recordBodies(method: 'get' | 'post' | 'put', url: string) {
  const bodies: unknown[] = []
  server.use(
    http[method](url, async ({ request }) => {
      const text = await request.clone().text()
      bodies.push(text === '' ? null : JSON.parse(text))
    }),
  )
  return bodies
}

async function openProfile(as: 'USER' | 'TAXI' = 'USER') {
  const view = await renderApp({ path: '/profile', as })
  await screen.findByRole('button', { name: 'Actualizar Datos' })
  return view
}

/** A link in the page content; the navigation bar has links with the same names. */
function pageLink(name: string) {
  return within(screen.getByRole('main')).getByRole('link', { name })
}

describe('profile page', () => {
  it("shows the data, the format of empty fields, a passenger's claims, no earnings, and why $50 are charged", async () => {
    const { user } = await openProfile()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TU PERFIL')
    expect(field('Nombre')).toHaveValue('Camila Rojas')
    expect(field('Teléfono')).toHaveValue('56912345670')
    expect(field('RUT')).toHaveAccessibleDescription('xxxxxxxx-x')
    expect(field('Teléfono')).toHaveAccessibleDescription('569xxxxxxxx')
    expect(field('Correo electrónico')).toHaveValue('pasajero@demo.cl')
    expect(field('Correo electrónico')).toHaveAttribute('readonly')
    expect(document.title).toMatch(/^Tu perfil/)
    expect(pageLink('Mis Reclamos')).toHaveAttribute('href', '/mis-reclamos')
    expect(screen.queryByRole('link', { name: 'Mis Ganancias' })).not.toBeInTheDocument()
    const more = button('Ver más')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(/un solo cobro de/)).not.toBeVisible()
    await user.click(more)
    expect(button('Ver menos')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('un solo cobro de $50')).toBeVisible()
    expect(screen.getByText('te lo devolvemos')).toBeVisible()
  })

  it('shows the registered card: brand, last four digits, holder and expiry, or that there is one, and offers "Mis Ganancias" to a referrer by profile or cookie', async () => {
    changeUser({
      role: 'Taxi',
      hasRegisteredCard: true,
      cardInfo: {
        brand: 'Mastercard',
        lastFourDigits: '0042',
        cardHolder: 'CAMILA ROJAS',
        expiryDate: '07/29',
      },
    })
    const { unmount } = await openProfile()
    const card = screen.getByRole('region', { name: 'Tarjeta registrada' })
    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('Tarjeta registrada')
    expect(card).toHaveTextContent(/Mastercard.*Termina en 0042.*CAMILA ROJAS.*07\/29/)
    expect(screen.queryByRole('button', { name: 'Registrar tarjeta' })).not.toBeInTheDocument()
    expect(pageLink('Mis Ganancias')).toHaveAttribute('href', '/qr-info')
    unmount()
    changeUser({ cardInfo: null, role: 'USER' })
    signInAs('USER')
    document.cookie = 'ikrole=taxi; path=/'
    await renderApp({ path: '/profile' })
    expect(await screen.findByRole('link', { name: 'Mis Ganancias' })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/)
  })
})

describe('saving the profile', () => {
  it('focuses an invalid field and sends nothing, succeeds if the response has no profile data, and keeps the edits if a page answers in place of the server, or a 422, which marks its field', async () => {
    server.use(http.put(USER, demo.fault('wrong-shape')))
    const puts = recordBodies('put', USER)
    const { user } = await openProfile()
    const wrong = [
      ['Teléfono', '123', 'Número inválido'],
      ['RUT', '12.345.678-9', 'Formato inválido. Ej: 12.345.678-9 o ABC12345'],
    ] as const
    for (const [label, value, message] of wrong) {
      type(label, value)
      await user.click(button('Actualizar Datos'))
      expect(await screen.findByText(message)).toBeVisible()
      expect(field(label)).toHaveFocus()
    }
    expect(puts).toEqual([])

    const gets = recordBodies('get', USER)
    type('Teléfono', '56912345670')
    type('RUT', '12345678-5')
    await user.click(button('Actualizar Datos'))
    expect(await screen.findByText(SAVED)).toBeVisible()
    await waitFor(() => expect(gets).toHaveLength(1))

    type('Dirección', 'Av. Las Rosas 12')
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument()
    server.use(http.put(USER, () => HttpResponse.html('<h1>Wifi del aeropuerto</h1>')))
    fireEvent.click(button('Actualizar Datos'))
    expect(await screen.findByText('Hubo un error al actualizar los datos.')).toBeVisible()
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument()
    expect(field('Dirección')).toHaveValue('Av. Las Rosas 12')
    const detail = [{ loc: ['body', 'address'], msg: 'unknown street', type: 'value_error' }]
    server.use(http.put(USER, () => HttpResponse.json({ detail }, { status: 422 })))
    fireEvent.click(button('Actualizar Datos'))
    const refused = { name: 'Dirección', description: 'No aceptaron este dato: corrígelo.' }
    expect(await screen.findByRole('textbox', refused)).toHaveValue('Av. Las Rosas 12')
    server.resetHandlers()
    const held = holdAnswers('put', USER)
    fireEvent.click(button('Actualizar Datos'))
    await waitFor(() => expect(held.bodies).toHaveLength(1))
    type('Nombre', 'Camila N')
    held.open()
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(field('Nombre')).toHaveValue('Camila N')
    expect(field('Dirección')).toBeValid()
  })
})

describe('edits from an earlier visit', () => {
  it('are restored for their user alone, below what is typed meanwhile, until nothing of them is left', async () => {
    /** An edit of these data. */
    const editOf = ({ name, rut, phone, address }: ReturnType<typeof passenger>) => {
      const base = { name, rut: rut ?? '', phone: phone ?? '', address: address ?? '' }
      return { base, values: { ...base, name: 'Camila Antes', address: 'Calle Antes 1' } }
    }
    const id = { kind: 'edit', owner: 'pasajero@demo.cl', name: 'profile' } as const
    const notice = /^Recuperamos lo que escribías el .*\. Todavía no está guardado\.$/
    signInAs('TAXI')
    // After what a sign-in deletes of others.
    await until.turns(20)
    const other = demo.state.users.find(({ role }) => role === 'TAXI') ?? passenger()
    await records.storeRecord(id, editOf(other), new Date())
    const { unmount } = await renderApp({ path: '/profile' })
    await screen.findByRole('button', { name: 'Actualizar Datos' })
    await until.turns(20)
    expect(screen.queryByText(notice)).not.toBeInTheDocument()
    expect(field('Nombre')).toHaveValue('Diego Soto')
    unmount()

    await records.storeRecord(id, editOf(passenger()), new Date())
    const gate = createGate()
    const read = records.readRecord
    vi.spyOn(records, 'readRecord').mockImplementation(async (wanted, now) => {
      if (wanted.name === 'profile') await gate.opened
      return read(wanted, now)
    })
    const { user } = await openProfile()
    type('Nombre', 'Camila Ahora')
    gate.open()
    expect(await screen.findByText(notice)).toBeVisible()
    expect(field('Nombre')).toHaveValue('Camila Ahora')
    expect(field('Dirección')).toHaveValue('Calle Antes 1')
    await user.click(button('Descartar lo recuperado'))
    expect(field('Nombre')).toHaveValue('Camila Rojas')
    expect(field('Dirección')).toHaveValue(passenger().address)
    expect(screen.queryByText(notice)).not.toBeInTheDocument()
    await waitFor(async () => expect(await read(id, new Date())).toBeNull())
  })
})

describe('profile with unexpected data', () => {
  it('shows the e-mail of the session for a missing one, describes unreadable fields, and sends them and unknown ones back unchanged, once', async () => {
    const odd = `{"email":" ","name":"Camila","rut":"sin rut","phone":"por confirmar",
      "address":{"street":"Los Aromos"},"id":12345678901234567890,"points":9007199254740993}`
    const sent = vi.fn()
    server.use(
      http.get(USER, () => new HttpResponse(odd)),
      http.put(USER, async ({ request }) => {
        const text = await request.text()
        sent(text)
        return new HttpResponse(text)
      }),
    )
    const { user } = await openProfile()
    expect(getSession().signedIn).toBe(true)
    expect(field('Correo electrónico')).toHaveValue('pasajero@demo.cl')
    expect(field('Dirección')).toHaveAccessibleDescription(
      'Guardado así: {"street":"Los Aromos"}. Se queda tal como está.',
    )
    type('Dirección', 'Otra calle 3')
    await user.click(button('Actualizar Datos'))
    expect(await screen.findByText(/^No sabemos leer lo que ya está guardado aquí/)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    type('Dirección', '')
    type('Nombre', '  Camila Ñuñez ')
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
    const save = button('Actualizar Datos')
    fireEvent.click(save)
    fireEvent.click(save)
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument()
    expect(field('Nombre')).toHaveValue('Camila Ñuñez')
    expect(sent.mock.calls).toEqual([
      [odd.replace(/\s*\n\s*/, '').replace('"Camila"', '"Camila Ñuñez"')],
    ])
  })
})

describe('card registration', () => {
  it('requires RUT and name, also one that was just cleared, then that they are saved, then redirects, and after Back is usable at once and shows the card', async () => {
    changeUser({ rut: null })
    const posts = recordBodies('post', CARD)
    const puts = recordBodies('put', USER)
    const { user } = await openProfile()
    const REQUIRED = 'El rut y el nombre son obligatorios.'
    await user.click(button('Registrar tarjeta'))
    expect(screen.getByRole('alert')).toHaveTextContent(REQUIRED)
    expect(field('RUT')).toHaveFocus()
    type('RUT', '12.345.678-5')
    expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument()
    type('Nombre', ' ')
    await user.click(button('Registrar tarjeta'))
    expect(screen.getByText(REQUIRED)).toBeVisible()
    expect(field('Nombre')).toHaveFocus()
    type('Nombre', 'Camila')
    await user.click(button('Registrar tarjeta'))
    expect(
      screen.getByText(
        'Primero guarda tus datos con «Actualizar Datos» y después registra la tarjeta.',
      ),
    ).toBeVisible()
    expect([...posts, ...puts]).toEqual([])
    await user.click(button('Actualizar Datos'))
    await screen.findByText(SAVED)
    const asked = createGate()
    server.use(http.post(CARD, () => asked.opened))
    button('Registrar tarjeta').focus()
    fireEvent.click(button('Registrar tarjeta'))
    fireEvent.click(button('Registrar tarjeta'))
    expect(await screen.findByText(/^Abrimos la página/)).toBeVisible()
    asked.open()
    await waitFor(() => expect(left.mock.calls).toEqual([[CARD_PAGE]]))
    expect([posts.length, puts.length]).toEqual([1, 1])
    expect(screen.getByText(/Te llevamos a www\.flow\.cl/)).toBeVisible()
    expect(button('Registrar tarjeta')).toHaveAttribute('aria-disabled', 'true')
    const gate = createGate()
    server.use(http.get(USER, () => gate.opened))
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(screen.queryByText(/^Abrimos la página/)).not.toBeInTheDocument())
    await waitFor(() =>
      expect(button('Registrar tarjeta')).toHaveAttribute('aria-disabled', 'false'),
    )
    gate.open()
    expect(await screen.findByText('Tarjeta registrada')).toBeVisible()
  })

  it('goes to no odd address, and shows a refusal, also that the RUT already has a card', async () => {
    changeUser({ rut: demo.state.users.find((user) => user.hasRegisteredCard)?.rut })
    const { user } = await openProfile()
    const limit = { code: 'CARD_LIMIT', error: 'Demasiados intentos, espera un día.' }
    for (const [answer, sentence] of [
      [{ redirect_url: 'javascript:alert(1)' }, UNEXPECTED],
      [limit, 'Error: Demasiados intentos, espera un día.'],
      [{ redirect_url: 'https://user:pass@www.flow.cl/' }, UNEXPECTED],
      [null, 'El rut ya tiene una tarjeta registrada, contacte con el administrador.'],
    ] as const) {
      server.resetHandlers()
      const status = answer === limit ? 409 : 200
      if (answer) server.use(http.post(CARD, () => HttpResponse.json(answer, { status })))
      await user.click(button('Registrar tarjeta'))
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
      expect(left).not.toHaveBeenCalled()
      await waitFor(() =>
        expect(button('Registrar tarjeta')).toHaveAttribute('aria-disabled', 'false'),
      )
    }
  })
})

describe('leaving the profile', () => {
  it('asks only if there are unsaved edits, and keeps them if the user stays; the next user sees nothing of the previous one, and "Cerrar Sesión" asks too, redirects home and deletes all data', async () => {
    const { user, router } = await openProfile()
    const isAsking = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    type('Nombre', 'Camila Rojas ')
    expect(isAsking()).toBe(false)
    await user.click(pageLink('Mis Reclamos'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mis-reclamos'))

    await act(() => router.navigate('/profile'))
    await screen.findByRole('button', { name: 'Actualizar Datos' })
    type('Nombre', 'Camila Nueva')
    expect(isAsking()).toBe(true)
    await user.click(pageLink('Mis Reclamos'))
    const dialog = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })
    await user.click(within(dialog).getByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/profile')
    expect(field('Nombre')).toHaveValue('Camila Nueva')
    await user.click(pageLink('Mis Reclamos'))
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mis-reclamos'))

    await act(() => router.navigate('/profile'))
    await waitFor(() => expect(field('Nombre')).toHaveValue('Camila Rojas'))
    act(() => void signInAs('TAXI'))
    await waitFor(() => expect(field('Nombre')).toHaveValue('Diego Soto'))
    expect(screen.queryByDisplayValue('Camila Rojas')).not.toBeInTheDocument()

    await saveOnDevice('claim-draft', 'private')
    type('Nombre', 'Diego Nuevo')
    await user.click(button('Cerrar Sesión'))
    expect(getSession().signedIn).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(getSession().signedIn).toBe(false)
    expect(document.cookie).not.toMatch(/iktoken|ikrole/)
    await waitFor(async () => expect(await readFromDevice('claim-draft')).toBeUndefined())
  })

  it('leaves nothing of a late answer: neither a saved profile to the next user, nor a trip to the card page from another page', async () => {
    const save = holdAnswers('put', USER)
    const card = holdAnswers('post', CARD)
    changeUser({ hasRegisteredCard: false }, 'taxi@demo.cl')
    const { router } = await openProfile()
    type('Nombre', 'Camila Nueva')
    fireEvent.click(button('Actualizar Datos'))
    await waitFor(() => expect(save.bodies).toHaveLength(1))
    act(() => void signInAs('TAXI'))
    await waitFor(() => expect(field('Nombre')).toHaveValue('Diego Soto'))
    save.open()
    await until.turns(50)
    expect(field('Nombre')).toHaveValue('Diego Soto')

    fireEvent.click(button('Registrar tarjeta'))
    await waitFor(() => expect(card.bodies).toHaveLength(1))
    await act(() => router.navigate('/contacto'))
    card.open()
    await until.turns(50)
    expect(left).not.toHaveBeenCalled()
  })

  it('is the answer to a profile that the server refuses, not to one that it cannot read again', async () => {
    const { router } = await openProfile()
    let status = 404
    const reads = vi.fn(() => new HttpResponse(null, { status }))
    server.use(http.get(USER, reads))
    let minutes = 0
    const openAgain = async () => {
      await act(() => router.navigate('/mis-reclamos'))
      minutes += 1
      setClock(new Date(Date.UTC(2026, 10, 24, 15, minutes)))
      await act(() => router.navigate('/profile'))
    }
    await openAgain()
    await waitFor(() => expect(reads).toHaveBeenCalled())
    await openAgain()
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Camila Rojas')
    status = 403
    await openAgain()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(getSession().signedIn).toBe(false)
  })
})
