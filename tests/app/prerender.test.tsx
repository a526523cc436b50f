/* eslint-disable testing-library/no-node-access, testing-library/render-result-naming-convention -- the markup under test comes as text from the build, not from the library's render */
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
  [paths.payment]: 'Formulario de Pago',
  [paths.claimSent]: '¿Tu caso ha sido enviado con éxito?',
  [paths.accessDenied]: 'Acceso Denegado',
  [paths.privacy]: 'Privacidad',
  [paths.accessibility]: 'Accesibilidad',
  '/404': 'No encontramos esta página',
}

let root: Root | null = null
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    const text = args.map(String).join(' ')
    // Only here do the renderer of the build and that of the browser share one process.
    if (!text.includes('Detected multiple renderers')) complaints.push(text)
  })
})

afterEach(() => {
  expect(complaints).toEqual([])
  act(() => root?.unmount())
  root = null
  document.body.replaceChildren()
})

/** The page as a browser has it before any of its code has come. */
async function openPrerendered(path: string) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = (await renderPage(path.split('?')[0] ?? path)).html
  // Leaves no context of the build's renderer behind: the browser's would find itself inside it.
  await renderShell(path)
  return container
}

/** Lets the app take the page over, at an address that may carry a query. */
async function takeOver(container: HTMLElement, path: string) {
  const handOver = captureEarlyInput(container)
  const faults: unknown[] = []
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await act(async () => {
    root = hydrateRoot(container, <App router={router} onReady={handOver} />, {
      onRecoverableError: (error) => faults.push(error),
    })
    await Promise.resolve()
  })
  expect(faults).toEqual([])
  return router
}

describe('a prerendered page', () => {
  it.each(Object.entries(TITLES))('%s says what it is about', async (path, title) => {
    const container = await openPrerendered(path)
    const page = within(container)
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(page.getByRole('main')).not.toBeEmptyDOMElement()
    expect(page.getByRole('button', { name: 'Entrar' })).toBeInTheDocument()
    expect(container.querySelector('script, template, [hidden]')).toBeNull()
  })

  it('is written for every page that has one', () => {
    expect(PAGE_FILES.map(({ path }) => path).sort()).toEqual(Object.keys(TITLES).sort())
  })

  it.each(Object.keys(TITLES))('%s is taken over without a difference', async (path) => {
    const container = await openPrerendered(path)
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    // The welcome comes by itself, and is no part of the page.
    sessionStorage.setItem('welcomeShown', 'true')
    await takeOver(container, path)
    expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    [paths.home, 'Tu cuenta está lista'],
    [paths.accessDenied, 'Entraste como'],
  ])('%s knows who is signed in once it is taken over', async (path, text) => {
    signInAs('ADMIN')
    const container = await openPrerendered(path)
    expect(container).not.toHaveTextContent(text)
    await takeOver(container, path)
    expect(container).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Administración' })).toBeInTheDocument()
  })

  it('leaves a part that only stands there as it is, and follows its links within the app', async () => {
    sessionStorage.setItem('welcomeShown', 'true')
    const container = await openPrerendered(paths.home)
    const link = within(container).getByRole('link', { name: 'Reclamar por sobreventa' })
    const router = await takeOver(container, paths.home)
    expect(screen.getByRole('link', { name: 'Reclamar por sobreventa' })).toBe(link)
    expect(fireEvent.click(link)).toBe(false)
    await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    expect(router.state.location.pathname).toBe(paths.claim)
  })

  it('takes over choices of the address and a draft of the device', async () => {
    await createDraftStore().save({ ...EMPTY_CLAIM, name: 'Ana María' }, { isCurrent: () => true })
    const path = `${paths.claim}?id=7&tipo=RETRASO&aerolinea=SKY`
    const container = await openPrerendered(path)
    await takeOver(container, path)
    expect(await screen.findByDisplayValue('Ana María')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Retraso' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'SKY' })).toBeChecked()
  })

  it('takes over answers about a flight, which it was written without', async () => {
    const path = `${paths.rights}?que=retraso&desde=SCL&hasta=LIM&cuanto=over-4h`
    const container = await openPrerendered(path)
    expect(container).toHaveTextContent('Faltan 3 respuestas')
    await takeOver(container, path)
    expect(screen.getByRole('radio', { name: 'Más de 4 horas' })).toBeChecked()
    expect(screen.getByLabelText('Hasta')).toHaveValue('LIM')
    expect(screen.getByRole('link', { name: 'Reclamar con estos datos' })).toBeInTheDocument()
  })
})

describe('what a person does before the code has come', () => {
  it('keeps the text typed into the claim form, as if it were typed after', async () => {
    const container = await openPrerendered(paths.claim)
    const name = within(container).getByLabelText<HTMLInputElement>('Nombre')
    const message = within(container).getByLabelText<HTMLTextAreaElement>('Mensaje')
    name.value = 'Ana María'
    message.value = 'Cancelaron el vuelo'
    await takeOver(container, paths.claim)
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana María')
    expect(screen.getByLabelText('Mensaje')).toHaveValue('Cancelaron el vuelo')
    expect(screen.getByText('19/2000 caracteres')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Nombre' })).not.toBeInTheDocument()
  })

  describe.each(['reload', 'back_forward'])('and a %s brings back', (type) => {
    beforeEach(() => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
        { type } as unknown as PerformanceEntry,
      ])
    })

    it('is no claim: only the draft may come back, and what is being typed', async () => {
      const container = await openPrerendered(paths.claim)
      const page = within(container)
      const message = page.getByLabelText<HTMLTextAreaElement>('Mensaje')
      page.getByLabelText<HTMLInputElement>('Nombre').value = 'La persona de antes'
      page.getByLabelText<HTMLSelectElement>('País del teléfono').value = 'PE'
      page.getByRole<HTMLInputElement>('checkbox').checked = true
      message.value = 'Lo que escribo ahora'
      message.focus()
      await takeOver(container, paths.claim)
      expect(screen.getByLabelText('Nombre')).toHaveValue('')
      expect(screen.getByLabelText('País del teléfono')).toHaveValue('CL')
      expect(screen.getByRole('checkbox')).not.toBeChecked()
      expect(screen.getByLabelText('Mensaje')).toHaveValue('Lo que escribo ahora')
    })

    it('is a message that was not sent: nothing else stores it', async () => {
      const container = await openPrerendered(paths.contact)
      within(container).getByLabelText<HTMLTextAreaElement>('Mensaje').value = 'Sin enviar'
      await takeOver(container, paths.contact)
      expect(screen.getByLabelText('Mensaje')).toHaveValue('Sin enviar')
    })
  })

  it('keeps the choices of the estimate', async () => {
    const container = await openPrerendered(paths.home)
    const delay = within(container).getByLabelText<HTMLInputElement>('Retraso')
    delay.checked = true
    await takeOver(container, paths.home)
    expect(screen.getByLabelText('Retraso')).toBeChecked()
    expect(screen.getByRole('link', { name: 'Reclamar' })).toHaveAttribute(
      'href',
      expect.stringContaining('tipo=RETRASO'),
    )
  })

  it('keeps what happened to a flight', async () => {
    const container = await openPrerendered(paths.rights)
    within(container).getByLabelText<HTMLInputElement>('Sobreventa').checked = true
    await takeOver(container, paths.rights)
    expect(screen.getByLabelText('Sobreventa')).toBeChecked()
    expect(await screen.findByText('Faltan 2 respuestas')).toBeInTheDocument()
  })

  it('remembers the button that was pressed', async () => {
    const container = await openPrerendered(paths.home)
    const handOver = captureEarlyInput(container)
    within(container).getByRole('button', { name: 'Entrar' }).click()
    const router = createMemoryRouter(routes, { initialEntries: [paths.home] })
    sessionStorage.setItem('welcomeShown', 'true')
    await act(async () => {
      root = hydrateRoot(container, <App router={router} onReady={handOver} />)
      await Promise.resolve()
    })
    expect(await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })).toBeVisible()
  })
})

describe('the neutral shell', () => {
  it('stands for every other address and says nothing of any page', async () => {
    const served = [...PAGE_FILES, ...SHELL_FILES].map(({ path }) => path)
    expect(served).toEqual(expect.arrayContaining(Object.values(paths)))
    const { html, head } = await renderShell(paths.profile)
    expect(html).not.toContain('<h1')
    expect(html).toContain('Cargando…')
    expect(head.robots).toBe('noindex, nofollow')
  })
})
