import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '@/session/session-store'
import * as navigation from '@/ui/browser/navigate-away'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { field, type } from '@tests/support/page'

const USER = '*/api/v1/user/'
const CARD = '*/api/v1/register-credit-card/'

const SAVED = 'Los datos se han actualizado exitosamente.'

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

function change(changes: object) {
  demo.state.users = demo.state.users.map((user) =>
    user.id === passenger().id ? { ...user, ...changes } : user,
  )
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

async function openProfile() {
  const view = await renderApp({ path: '/profile', as: 'USER' })
  await screen.findByRole('button', { name: 'Actualizar Datos' })
  return view
}

describe('profile with unexpected data', () => {
  it('sends unreadable fields back unchanged and describes them', async () => {
    const odd = `{"email":"pasajero@demo.cl","name":"Camila","rut":"sin rut","phone":"por confirmar",
      "address":{"street":"Los Aromos"},"id":12345678901234567890,"points":9007199254740993}`
    const sent = vi.fn()
    server.use(
      http.get(USER, () => new HttpResponse(odd)),
      http.put(USER, async ({ request }) => {
        sent(await request.text())
        return HttpResponse.json({})
      }),
    )
    const { user } = await openProfile()
    expect(field('Dirección')).toHaveAccessibleDescription(
      'Guardado así: {"street":"Los Aromos"}. Se queda tal como está.',
    )
    type('Dirección', 'Otra calle 3')
    await user.click(button('Actualizar Datos'))
    expect(await screen.findByText(/^No sabemos leer lo que ya está guardado aquí/)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    type('Dirección', '')
    type('Nombre', 'Camila Ñuñez')
    await user.click(button('Actualizar Datos'))
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(sent.mock.calls).toEqual([
      [odd.replace(/\s*\n\s*/, '').replace('"Camila"', '"Camila Ñuñez"')],
    ])
  })

  it('without an e-mail shows the e-mail of the session', async () => {
    server.use(http.get(USER, () => HttpResponse.json({ name: 'Camila' })))
    await openProfile()
    expect(getSession().signedIn).toBe(true)
    expect(field('Correo electrónico')).toHaveValue('pasajero@demo.cl')
  })
})

describe('card registration with unsaved data', () => {
  it('asks to save the missing data first', async () => {
    change({ rut: null })
    const posts = recordBodies('post', CARD)
    const puts = recordBodies('put', USER)
    const { user } = await openProfile()
    type('RUT', '12.345.678-5')
    await user.click(button('Registrar tarjeta'))
    expect(
      screen.getByText(
        'Primero guarda tus datos con «Actualizar Datos» y después registra la tarjeta.',
      ),
    ).toBeVisible()
    expect([...posts, ...puts]).toEqual([])
    await user.click(button('Actualizar Datos'))
    await screen.findByText(SAVED)
    await user.click(button('Registrar tarjeta'))
    await waitFor(() => expect(left).toHaveBeenCalled())
  })

  it('requires the RUT that was just cleared, and sends no request', async () => {
    const posts = recordBodies('post', CARD)
    const { user } = await openProfile()
    type('RUT', ' ')
    await user.click(button('Registrar tarjeta'))
    expect(screen.getByText('El rut y el nombre son obligatorios.')).toBeVisible()
    expect(posts).toEqual([])
  })
})
