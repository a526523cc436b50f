/* eslint-disable testing-library/no-node-access, testing-library/render-result-naming-convention -- the markup under test comes as text from the build, not from the library's render; roles of a whole page take long to compute */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInAs } from '@tests/support/app'
import { App } from '@/app/App'
import { captureEarlyInput } from '@/app/start/early-input'
import { PAGE_FILES, renderPage, renderShell, SHELL_FILES } from '@/../site/prerender/render'
import { routes } from '@/app/router'
import { paths } from '@/config/paths'
import { createDraftStore } from '@/screens/claim/draft/draft-store'
import { EMPTY_CLAIM } from '@/screens/claim/claim-values'

const TITLES: Readonly<Record<string, string>> = {
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
  const page = path.split('?')[0] ?? path
  container.innerHTML = (await renderPage(page)).html
  // Resets the context that the server renderer leaves, which the browser renderer would read.
  await renderShell(path)
  expect([...container.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([
    expect.stringContaining(TITLES[page] ?? 'no title'),
  ])
  expect(container.querySelector('main')).not.toBeEmptyDOMElement()
  expect(within(container).getByText('Entrar', { selector: 'button' })).toBeInTheDocument()
  expect(container.querySelector('script, template, [hidden]')).toBeNull()
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

const idsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[id]')].map(({ id }) => id)

// The welcome dialog opens by itself and is not prerendered.
beforeEach(() => sessionStorage.setItem('welcomeShown', 'true'))

describe('prerendered page', () => {
  it.each(Object.keys(TITLES))(
    '%s has its content and hydrates without a mismatch',
    async (path) => {
      const container = await openPrerendered(path)
      const ids = idsIn(container)
      await hydrate(container, path)
      expect(idsIn(container)).toEqual(ids)
    },
  )

  it('exists for each of these pages, and a shell for every other', () => {
    const pages = PAGE_FILES.map(({ path }) => path)
    expect(pages.toSorted()).toEqual(Object.keys(TITLES).sort())
    const shells = SHELL_FILES.map(({ path }) => path)
    expect([...pages, ...shells]).toEqual(expect.arrayContaining(Object.values(paths)))
  })

  it('shows the signed-in user after hydration, keeps the DOM of a static section, and its links navigate within the app', async () => {
    signInAs('ADMIN')
    const container = await openPrerendered(paths.home)
    expect(container).not.toHaveTextContent('Tu cuenta está lista')
    const link = within(container).getByRole('link', { name: 'Reclamar por sobreventa' })
    const router = await hydrate(container, paths.home)
    expect(container).toHaveTextContent('Tu cuenta está lista')
    expect(screen.getByRole('link', { name: 'Administración' })).toBeInTheDocument()
    expect(link).toBeInTheDocument()

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

  it('names the role of the signed-in user who is denied access, after hydration', async () => {
    signInAs('ADMIN')
    const container = await openPrerendered(paths.accessDenied)
    expect(container).not.toHaveTextContent('Entraste como')
    await hydrate(container, paths.accessDenied)
    expect(container).toHaveTextContent('Entraste como')
  })

  it('applies the query and the stored draft after hydration', async () => {
    await createDraftStore().save({ ...EMPTY_CLAIM, name: 'Ana María' }, { isCurrent: () => true })
    const path = `${paths.claim}?id=7&tipo=RETRASO&aerolinea=SKY`
    await hydrate(await openPrerendered(path), path)
    expect(await screen.findByDisplayValue('Ana María')).toBeInTheDocument()
    expect(screen.getByLabelText('Retraso')).toBeChecked()
    expect(screen.getByLabelText('SKY')).toBeChecked()
  })

  it('applies the answers in the query after hydration', async () => {
    const path = `${paths.rights}?que=retraso&desde=SCL&hasta=LIM&cuanto=over-4h`
    const container = await openPrerendered(path)
    expect(container).toHaveTextContent('Faltan 3 respuestas')
    await hydrate(container, path)
    expect(screen.getByLabelText('Más de 4 horas')).toBeChecked()
    expect(screen.getByLabelText('Hasta')).toHaveValue('LIM')
    expect(screen.getByText('Reclamar con estos datos')).toBeInTheDocument()
  })
})

describe('input before hydration', () => {
  const arriveBy = (type: 'reload' | 'back_forward') =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type } as unknown as PerformanceEntry])

  it('that the browser restored is dropped in the claim form, except in the focused field', async () => {
    arriveBy('back_forward')
    const container = await openPrerendered(paths.claim)
    const page = within(container)
    const message = page.getByLabelText<HTMLTextAreaElement>('Mensaje')
    const consent = container.querySelector<HTMLInputElement>('[type=checkbox]')
    page.getByLabelText<HTMLInputElement>('Nombre').value = 'La persona de antes'
    page.getByLabelText<HTMLSelectElement>('País del teléfono').value = 'PE'
    if (consent) consent.checked = true
    message.value = 'Lo que escribo ahora'
    message.focus()
    await hydrate(container, paths.claim)
    expect(screen.getByLabelText('Nombre')).toHaveValue('')
    expect(screen.getByLabelText('País del teléfono')).toHaveValue('CL')
    expect(consent).not.toBeChecked()
    expect(screen.getByLabelText('Mensaje')).toHaveValue('Lo que escribo ahora')
  })

  it('that the browser restored is kept in the contact form', async () => {
    arriveBy('reload')
    const container = await openPrerendered(paths.contact)
    within(container).getByLabelText<HTMLTextAreaElement>('Mensaje').value = 'Sin enviar'
    await hydrate(container, paths.contact)
    expect(screen.getByLabelText('Mensaje')).toHaveValue('Sin enviar')
  })

  it('is kept on the rights page, each answer beside the others', async () => {
    const container = await openPrerendered(paths.rights)
    const page = within(container)
    page.getByLabelText<HTMLInputElement>('Sobreventa').checked = true
    page.getByLabelText<HTMLSelectElement>('Desde').value = 'SCL'
    page.getByLabelText<HTMLSelectElement>('Hasta').value = 'LIM'
    await hydrate(container, paths.rights)
    expect(await screen.findByText('Falta una respuesta')).toBeInTheDocument()
    expect(screen.getByLabelText('Sobreventa')).toBeChecked()
    expect(screen.getByLabelText('Desde')).toHaveValue('SCL')
    expect(screen.getByLabelText('Hasta')).toHaveValue('LIM')
  })

  it('is kept in the claim form, of whose message the flight is a part', async () => {
    const container = await openPrerendered(paths.claim)
    const page = within(container)
    page.getByLabelText<HTMLInputElement>('Número de vuelo').value = 'la 600'
    page.getByLabelText<HTMLInputElement>('Fecha del vuelo').value = '2026-11-20'
    page.getByLabelText<HTMLTextAreaElement>('Mensaje').value = 'Lo cancelaron'
    await hydrate(container, paths.claim)
    expect(screen.getByLabelText('Número de vuelo')).toHaveValue('LA 600')
    expect(screen.getByLabelText('Fecha del vuelo')).toHaveValue('2026-11-20')
    expect(screen.getByLabelText('Mensaje')).toHaveValue('Vuelo LA 600, 20-11-2026\nLo cancelaron')
  })
})
