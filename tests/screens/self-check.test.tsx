import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { readToken } from '@/session/cookies'
import { startSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { demo, server, tokenOf } from '@tests/support/server'
import { configureApp } from '@tests/support/settings'
import packageJson from '@/../package.json'

const USER = '*/api/v1/user/'

async function readRows() {
  const list = await screen.findByRole('list', { name: 'Resultados' })
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
}

const rowOf = async (name: string) => (await readRows()).find((text) => text.includes(name))

describe('self-check page', () => {
  it('is linked as "Pruebas", reports that everything works, leaves nothing behind, gives a summary without personal data, as text if the browser refuses to copy, and ends its calls when the user leaves', async () => {
    const { user, router } = await renderApp({ as: 'USER' })
    await user.click(await screen.findByRole('button', { name: /^Cuenta/ }))
    await user.click(await screen.findByRole('link', { name: 'Pruebas' }))
    expect(await screen.findByText('Todo funciona.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/test')
    const rows = await readRows()
    const names = ['Sesión', 'Rol', 'API', 'Conexión', 'Cookies', 'local', 'pestaña', 'IndexedDB']
    expect(rows).toHaveLength(names.length + 1)
    names.forEach((name, index) => expect(rows[index]).toMatch(new RegExp(`^Bien.*${name}`)))
    expect(rows.at(-1)).toBe(`BienVersión${packageJson.version}`)

    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Copiar resumen' }))
    expect(await screen.findByText(/^Resumen copiado\./)).toBeVisible()
    expect(localStorage).toHaveLength(0)
    expect(Object.keys(sessionStorage)).toEqual(['welcomeShown'])
    expect(document.cookie).not.toContain('prueba')
    const summary = copy.mock.calls[0]?.[0] ?? ''
    expect(summary.split('\n')).toHaveLength(11)
    expect(summary).toContain('Bien · Rol: USER')
    expect(summary).toContain(`Bien · Versión: ${packageJson.version}`)
    const owner = demo.state.users.find(({ email }) => email === 'pasajero@demo.cl')
    const secrets = [readToken(), owner?.email, owner?.name, owner?.rut, owner?.phone]
    for (const secret of secrets) {
      expect(secret).toBeTruthy()
      expect(summary).not.toContain(secret)
    }

    copy.mockRejectedValue(new Error('refused'))
    await user.click(await screen.findByRole('button', { name: 'Copiar resumen' }))
    const text = await screen.findByLabelText('Resumen')
    expect(text).toHaveAttribute('readonly')
    expect((text as HTMLTextAreaElement).value).toContain('Bien · Cookies: Se guardan.')

    const calls: Request[] = []
    server.use(
      http.get(USER, ({ request }) => {
        calls.push(request)
        return createGate().opened
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Probar otra vez' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(() => router.navigate('/equipo'))
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  it('explains each API failure, keeps the session and repeats the checks on request', async () => {
    server.use(http.get(USER, demo.fault('401')))
    const { user } = await renderApp({ path: '/test', as: 'USER' })
    for (const [name, text] of [
      ['401', 'Responde, pero no reconoce tu sesión (401). Entra otra vez.'],
      ['404', 'La API no está donde esta página la busca (404).'],
      ['429', 'Hay demasiadas solicitudes (429): espera 30 segundos y prueba otra vez.'],
      ['500', 'Responde con un error (500). Inténtalo en unos minutos.'],
      ['200-html', 'quizás el portal de un Wi-Fi'],
    ] as const) {
      server.use(http.get(USER, demo.fault(name)))
      await screen.findByText('Hay 1 cosa que revisar.')
      await user.click(screen.getByRole('button', { name: 'Probar otra vez' }))
      await waitFor(async () => expect(await rowOf('API')).toContain(text))
      expect(await rowOf('API')).toMatch(/^Falla/)
      expect(readToken()).not.toBeNull()
    }
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Probar otra vez' }))
    expect(await screen.findByText('Todo funciona.')).toBeVisible()
  })

  it('distinguishes a CORS failure from an unreachable server', async () => {
    configureApp({ apiHost: 'https://api.prueba.test' })
    // When the preflight fails, only a request without custom headers succeeds.
    const refuse = ({ request }: { request: Request }) =>
      request.headers.has('Authorization')
        ? HttpResponse.error()
        : HttpResponse.json({}, { status: 401 })
    server.use(http.get(USER, refuse))
    await renderApp({ path: '/test', as: 'USER' })
    expect(await rowOf('API')).toMatch(/^Falla.*no deja que esta página lea su respuesta \(CORS\)/)
  })

  it('warns about redirects, old HTTP versions and a device that refuses storage', async () => {
    const entries = vi.spyOn(performance, 'getEntriesByType')
    const answerLike = (timing: object) => {
      const entry = { name: 'https://prueba.test/api/v1/user/', ...timing } as never
      entries.mockReturnValue([entry])
    }
    answerLike({ redirectStart: 5, nextHopProtocol: 'h2' })
    const { user } = await renderApp({ path: '/test', as: 'USER' })
    expect(await rowOf('API')).toMatch(/^Atención.*Responde en \d+ ms\..*Desvía las llamadas/)

    answerLike({ redirectStart: 0, nextHopProtocol: 'http/1.1' })
    await user.click(screen.getByRole('button', { name: 'Probar otra vez' }))
    await waitFor(async () =>
      expect(await rowOf('API')).toMatch(/^Atención.*Responde en \d+ ms\..*Usa HTTP\/1\.1/),
    )

    entries.mockReturnValue([])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('button', { name: 'Probar otra vez' }))
    expect(await screen.findByText('Hay 2 cosas que revisar.')).toBeVisible()
    expect(await rowOf('local')).toMatch(/^Atención/)
    expect(await rowOf('pestaña')).toMatch(/^Atención/)
  })

  it('redirects a visitor home, and warns about a session without a role', async () => {
    // A role from the server would be stored.
    server.use(http.get('*/api/v1/user/', () => HttpResponse.json({ email: 'pasajero@demo.cl' })))
    const { router } = await renderApp({ path: '/test' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    act(() => void startSession({ token: tokenOf('pasajero@demo.cl') }))
    await act(() => router.navigate('/test'))
    expect(await rowOf('Rol')).toMatch(/^Atención.*Sin rol guardado/)
  })
})
