/* eslint-disable testing-library/no-node-access, testing-library/render-result-naming-convention -- the markup under test comes as text from the build, not from the library's render */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signInAs } from '@tests/support/app'
import { App } from '@/app/App'
import { captureEarlyInput } from '@/app/start/early-input'
import { PAGE_FILES, renderPage, renderShell, SHELL_FILES } from '@/../site/prerender/render'
import { routes } from '@/app/router'
import { paths } from '@/config/paths'
import { createDraftStore } from '@/screens/claim/draft/draft-store'
import { EMPTY_CLAIM } from '@/screens/claim/claim-values'

const TITLES = {
  [paths.home]: 'Tu vuelo falló. Tu derecho no.',
  [paths.claim]: 'Crear Reclamo',
  [paths.contact]: 'Contáctanos',
  [paths.team]: 'Equipo',
  [paths.faq]: 'Preguntas Frecuentes',
  [paths.rights]: '¿Me corresponde?',
  [paths.rightsCancellation]: 'Vuelo cancelado: qué puedes pedir',
  [paths.rightsDelay]: 'Vuelo atrasado: qué puedes pedir',
  [paths.rightsOverbooking]: 'Sobreventa: qué puedes pedir',
  [paths.rightsLuggage]: 'Equipaje perdido, atrasado o dañado: qué puedes pedir',
  [paths.rightsAirport]: 'Estoy en el aeropuerto',
  [paths.payment]: 'Formulario de Pago',
  [paths.claimSent]: '¿Tu caso ha sido enviado con éxito?',
  [paths.accessDenied]: 'Acceso Denegado',
  [paths.privacy]: 'Privacidad',
  [paths.accessibility]: 'Accesibilidad',
  '/404': 'No encontramos esta página',
}

let root: Root | null = null
afterEach(() => {
  act(() => root?.unmount())
  root = null
})

/** The page as the browser shows it before any script runs. */
async function openPrerendered(path: string) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = (await renderPage(path.split('?')[0] ?? path)).html
  // Resets the context that the server renderer leaves, which the browser renderer would read.
  await renderShell(path)
  return container
}

/** Hydrates the page, at a URL that may have a query. */
async function hydrate(container: HTMLElement, path: string) {
  const replayEarlyInput = captureEarlyInput(container, () => true)
  const hydrationErrors: unknown[] = []
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await act(async () => {
    root = hydrateRoot(container, <App router={router} onReady={replayEarlyInput} />, {
      onRecoverableError: (error) => hydrationErrors.push(error),
    })
    await Promise.resolve()
  })
  expect(hydrationErrors).toEqual([])
  return router
}

describe('prerendered page', () => {
  it.each(Object.entries(TITLES))(
    '%s has its content and hydrates without a mismatch',
    async (path, title) => {
      const container = await openPrerendered(path)
      const page = within(container)
      expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      expect(page.getByRole('main')).not.toBeEmptyDOMElement()
      expect(page.getByRole('button', { name: 'Entrar' })).toBeInTheDocument()
      expect(container.querySelector('script, template, [hidden]')).toBeNull()
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
      // The welcome dialog opens by itself and is not prerendered.
      sessionStorage.setItem('welcomeShown', 'true')
      await hydrate(container, path)
      expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(ids)
    },
  )

  it('exists for every page that is prerendered', () => {
    expect(PAGE_FILES.map(({ path }) => path).sort()).toEqual(Object.keys(TITLES).sort())
  })

  it.each([
    [paths.home, 'Tu cuenta está lista'],
    [paths.accessDenied, 'Entraste como'],
  ])('%s shows the signed-in user after hydration', async (path, text) => {
    signInAs('ADMIN')
    const container = await openPrerendered(path)
    expect(container).not.toHaveTextContent(text)
    await hydrate(container, path)
    expect(container).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Administración' })).toBeInTheDocument()
  })

  it('keeps the DOM of a static section, and its links navigate within the app', async () => {
    sessionStorage.setItem('welcomeShown', 'true')
    const container = await openPrerendered(paths.home)
    const link = within(container).getByRole('link', { name: 'Reclamar por sobreventa' })
    const router = await hydrate(container, paths.home)
    expect(screen.getByRole('link', { name: 'Reclamar por sobreventa' })).toBe(link)
    const isTaken = (target: HTMLElement, how: MouseEventInit = {}) => {
      let taken: boolean | null = null
      const handle = (event: Event) => {
        taken = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', handle, { once: true })
      fireEvent.click(target, how)
      return taken
    }
    // What the browser has to do: another tab, a window, a download, another site.
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(isTaken(link, { [key]: true })).toBe(false)
    }
    expect(isTaken(link, { button: 1 })).toBe(false)
    const address = link.getAttribute('href') ?? ''
    link.setAttribute('href', `https://otro.cl${address}`)
    expect(isTaken(link)).toBe(false)
    link.setAttribute('href', address)
    expect(isTaken(link)).toBe(true)
    await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    expect(router.state.location.pathname).toBe(paths.claim)
  })

  it('applies the query and the stored draft after hydration', async () => {
    await createDraftStore().save({ ...EMPTY_CLAIM, name: 'Ana María' }, { isCurrent: () => true })
    const path = `${paths.claim}?id=7&tipo=RETRASO&aerolinea=SKY`
    const container = await openPrerendered(path)
    await hydrate(container, path)
    expect(await screen.findByDisplayValue('Ana María')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Retraso' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'SKY' })).toBeChecked()
  })

  it('applies the answers in the query after hydration', async () => {
    const path = `${paths.rights}?que=retraso&desde=SCL&hasta=LIM&cuanto=over-4h`
    const container = await openPrerendered(path)
    expect(container).toHaveTextContent('Faltan 3 respuestas')
    await hydrate(container, path)
    expect(screen.getByRole('radio', { name: 'Más de 4 horas' })).toBeChecked()
    expect(screen.getByLabelText('Hasta')).toHaveValue('LIM')
    expect(screen.getByRole('link', { name: 'Reclamar con estos datos' })).toBeInTheDocument()
  })
})

describe('input before hydration', () => {
  describe('values restored by the browser', () => {
    const arriveBy = (type: 'reload' | 'back_forward') =>
      vi
        .spyOn(performance, 'getEntriesByType')
        .mockReturnValue([{ type } as unknown as PerformanceEntry])

    it('are dropped in the claim form, except in the focused field', async () => {
      arriveBy('back_forward')
      const container = await openPrerendered(paths.claim)
      const page = within(container)
      const message = page.getByLabelText<HTMLTextAreaElement>('Mensaje')
      page.getByLabelText<HTMLInputElement>('Nombre').value = 'La persona de antes'
      page.getByLabelText<HTMLSelectElement>('País del teléfono').value = 'PE'
      page.getByRole<HTMLInputElement>('checkbox').checked = true
      message.value = 'Lo que escribo ahora'
      message.focus()
      await hydrate(container, paths.claim)
      expect(screen.getByLabelText('Nombre')).toHaveValue('')
      expect(screen.getByLabelText('País del teléfono')).toHaveValue('CL')
      expect(screen.getByRole('checkbox')).not.toBeChecked()
      expect(screen.getByLabelText('Mensaje')).toHaveValue('Lo que escribo ahora')
    })

    it('are kept in the contact form', async () => {
      arriveBy('reload')
      const container = await openPrerendered(paths.contact)
      within(container).getByLabelText<HTMLTextAreaElement>('Mensaje').value = 'Sin enviar'
      await hydrate(container, paths.contact)
      expect(screen.getByLabelText('Mensaje')).toHaveValue('Sin enviar')
    })
  })

  it('keeps the problem chosen on the rights page', async () => {
    const container = await openPrerendered(paths.rights)
    within(container).getByLabelText<HTMLInputElement>('Sobreventa').checked = true
    await hydrate(container, paths.rights)
    expect(screen.getByLabelText('Sobreventa')).toBeChecked()
    expect(await screen.findByText('Faltan 2 respuestas')).toBeInTheDocument()
  })
})

describe('neutral shell', () => {
  it('serves every other path', async () => {
    const served = [...PAGE_FILES, ...SHELL_FILES].map(({ path }) => path)
    expect(served).toEqual(expect.arrayContaining(Object.values(paths)))
    const { html, head } = await renderShell(paths.profile)
    expect(html).toContain('Cargando…')
    expect(head.robots).toBe('noindex, nofollow')
  })
})
