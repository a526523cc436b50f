import { existsSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { valueOf } from '@tests/support/fill-claim'
import { renderApp, signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'

const WELCOME = '¿Tuviste algún problema con tu vuelo?'

/** Gives an unwanted welcome dialog time to open. */
const settle = () => until.turns(20)

describe('welcome dialog', () => {
  it('opens on no other page, once per session, and closes with its button or leads to the form', async () => {
    const { user, router } = await renderApp({ path: '/reclamo-exitoso', welcome: true })
    await settle()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sessionStorage.getItem('welcomeShown')).toBeNull()

    await act(() => router.navigate('/'))
    const modal = await screen.findByRole('dialog', { name: WELCOME })
    expect(modal).toHaveTextContent(
      'Crea un reclamo y averigua el máximo de compensación ¡Ahora ya!',
    )
    expect(modal).toHaveStyle({ maxWidth: '400px' })
    expect(sessionStorage.getItem('welcomeShown')).not.toBeNull()
    await user.click(within(modal).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await act(() => router.navigate('/reclamo-exitoso'))
    await act(() => router.navigate('/'))
    await settle()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await act(() => router.navigate('/reclamo-exitoso'))

    sessionStorage.clear()
    await act(() => router.navigate('/'))
    const again = await screen.findByRole('dialog', { name: WELCOME })
    await user.click(within(again).getByRole('button', { name: 'Crear Reclamo' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(router.state.location.pathname).toBe('/reclamo')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('does not open if the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await renderApp({ welcome: true })
    await settle()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('banner', () => {
  const banner = () => within(screen.getByRole('region', { name: 'Por qué reclamar con nosotros' }))
  const press = (name: string) => fireEvent.click(banner().getByRole('button', { name }))
  const shown = () => banner().getByRole('button', { current: true }).getAttribute('aria-label')
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  /** Pauses the banner while fake timers are installed. */
  function startClock() {
    press('Pausar')
    vi.useFakeTimers()
    press('Reanudar')
  }

  it('advances every 5000 ms, gives the slide of a dot its full time, and stops while paused, focused or under a mouse pointer', async () => {
    await renderApp()
    const titles = banner().getAllByRole('heading', { level: 2 })
    expect(titles.map((title) => title.textContent)).toEqual([
      'Conoce tus derechos',
      'Resultados garantizados o no pagas',
      'Hacemos valer tus derechos',
    ])
    startClock()
    expect(shown()).toBe('Ir a la diapositiva 1')
    for (const next of ['2', '3', '1', '2']) {
      const before = shown()
      pass(4999)
      expect(shown()).toBe(before)
      pass(1)
      expect(shown()).toBe(`Ir a la diapositiva ${next}`)
    }

    for (const slide of ['3', '1', '3']) {
      pass(4000)
      press(`Ir a la diapositiva ${slide}`)
      expect(shown()).toBe(`Ir a la diapositiva ${slide}`)
      const dots = banner().getAllByRole('button', { name: /^Ir a la diapositiva/ })
      expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(
        ['1', '2', '3'].map((dot) => String(dot === slide)),
      )
    }
    pass(4999)
    expect(shown()).toBe('Ir a la diapositiva 3')
    pass(1)
    expect(shown()).toBe('Ir a la diapositiva 1')

    press('Pausar')
    pass(60_000)
    expect(shown()).toBe('Ir a la diapositiva 1')
    press('Reanudar')
    const dot = banner().getByRole('button', { name: 'Ir a la diapositiva 1' })
    act(() => dot.focus())
    pass(60_000)
    expect(shown()).toBe('Ir a la diapositiva 1')
    act(() => dot.blur())
    const text = banner().getByText('Conoce tus derechos')
    fireEvent.pointerEnter(text, { pointerType: 'mouse' })
    pass(60_000)
    expect(shown()).toBe('Ir a la diapositiva 1')
    fireEvent.pointerLeave(text, { pointerType: 'mouse' })
    fireEvent.pointerEnter(text, { pointerType: 'touch' })
    pass(5000)
    expect(shown()).toBe('Ir a la diapositiva 2')
  })

  it('stays at its first slide under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const matches = media.includes('reduced-motion')
      return Object.assign(new EventTarget(), { matches, media, onchange: null }) as MediaQueryList
    })
    await renderApp()
    vi.useFakeTimers()
    const dot = banner().getByRole('button', { name: 'Ir a la diapositiva 1' })
    act(() => dot.focus())
    act(() => dot.blur())
    pass(60_000)
    expect(shown()).toBe('Ir a la diapositiva 1')
    press('Reanudar')
    pass(5000)
    expect(shown()).toBe('Ir a la diapositiva 2')
  })
})

describe('estimate', () => {
  const FIGURES = [
    ['Cancelación', 'hasta $250.000', 'Recibes $200.000', 'comisión $50.000', 'CANCELACIÓN'],
    ['Retraso', 'hasta $180.000', 'Recibes $144.000', 'comisión $36.000', 'RETRASO'],
    ['Sobreventa', 'hasta $190.000', 'Recibes $152.000', 'comisión $38.000', 'SOBREVENTA'],
    [
      'Problema equipaje',
      'hasta $1.200.000',
      'Recibes $960.000',
      'comisión $240.000',
      'PROBLEMA EQUIPAJE',
    ],
  ] as const

  it('announces the amounts of a problem, and passes it on once it was chosen, with the airline; the account links open the dialog, each in its mode, and lead a signed-in user to the profile and the claims', async () => {
    const { user, router } = await renderApp()
    for (const [opener, submit, pressed] of [
      ['Crea tu cuenta', 'Registrarme', 'Crea tu cuenta'],
      ['Ingresa aquí', 'Ingresar', 'Ya tengo una cuenta'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: opener }))
      const dialog = await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })
      expect(within(dialog).getByRole('button', { name: submit })).toBeEnabled()
      expect(within(dialog).getByRole('button', { pressed: true })).toHaveAccessibleName(pressed)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }

    act(() => void signInAs('USER'))
    expect(screen.queryByRole('button', { name: 'Crea tu cuenta' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ingresa aquí' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument()
    expect(screen.getByText('Entraste como pasajero@demo.cl.')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Mis Reclamos' })).toHaveAttribute(
      'href',
      '/mis-reclamos',
    )
    await user.click(screen.getByRole('link', { name: 'Ver Perfil' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))

    await act(() => router.navigate('/'))
    const figure = screen.getByText('Podrías recibir')
    const stub = screen.getAllByRole('status').find((status) => status.contains(figure))
    expect(stub).toHaveTextContent('hasta $250.000')
    const claimLink = () => screen.getByRole('link', { name: 'Reclamar' })
    expect(claimLink()).toHaveAttribute('href', '/reclamo')
    for (const [problem, maximum, payout, fee, type] of FIGURES) {
      fireEvent.click(screen.getByRole('radio', { name: problem }))
      expect(stub).toHaveTextContent(maximum)
      expect(stub).toHaveTextContent(`${payout} · ${fee} solo si ganas`)
      expect(stub).toHaveTextContent('Es nuestra estimación. En algunas rutas la ley da más.')
      const query = new URLSearchParams({ tipo: type }).toString()
      expect(claimLink()).toHaveAttribute('href', `/reclamo?${query}`)
    }
    fireEvent.change(screen.getByRole('combobox', { name: 'Aerolínea' }), {
      target: { value: 'JETSMART' },
    })
    await user.click(claimLink())
    await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    expect(router.state.location.pathname).toBe('/reclamo')
    expect(valueOf('Tipo de reclamo')).toBe('PROBLEMA EQUIPAJE')
    expect(valueOf('Aerolínea')).toBe('JETSMART')
  })
})

describe('landing sections', () => {
  const CARDS = [
    ['cancelación de vuelo', '$100.000 a $250.000', 'CANCELACIÓN'],
    ['retrasos prolongados', '$80.000 a $180.000', 'RETRASO'],
    ['sobreventa', '2 a 5 UF', 'SOBREVENTA'],
    ['otros', 'hasta $1.200.000', 'PROBLEMA EQUIPAJE'],
  ] as const

  it('begin each with a heading, link the terms to a document, the form and why a card is needed, and show the process, the fee and an example', async () => {
    const { user, router } = await renderApp()
    const sections = within(screen.getByRole('main'))
      .getAllByRole('region')
      .filter((section) => section.hasAttribute('aria-labelledby'))
    expect(sections.length).toBeGreaterThan(3)
    for (const section of sections) {
      const [first] = within(section).getAllByRole('heading')
      expect(first).toHaveAttribute('id', section.getAttribute('aria-labelledby'))
    }
    screen.getByRole('heading', { level: 2, name: 'Calcula tu compensación' })
    const links = screen.getAllByRole<HTMLAnchorElement>('link', {
      name: /términos y condiciones/i,
    })
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const { pathname } of links) {
      expect(pathname).toMatch(/^\/docs\/.*2025.*\.pdf$/)
      expect(existsSync(`public${pathname}`)).toBe(true)
    }

    const section = within(screen.getByRole('region', { name: 'Reclamamos por' }))
    const cards = section.getAllByRole('heading', { level: 3 })
    expect(cards.map((card) => card.textContent)).toEqual([
      'Cancelación de Vuelo',
      'Retrasos Prolongados',
      'Sobreventa',
      'Otros',
    ])
    for (const [card, range, type] of CARDS) {
      expect(screen.getByText(range, { selector: 'li *' })).toBeVisible()
      const link = screen.getByRole('link', { name: `Reclamar por ${card}` })
      const query = new URLSearchParams({ tipo: type }).toString()
      expect(link).toHaveAttribute('href', `/reclamo?${query}`)
    }
    expect(screen.getByRole('link', { name: 'Crea tu Reclamo' })).toHaveAttribute(
      'href',
      '/reclamo',
    )

    const steps = within(screen.getByRole('region', { name: 'Así viaja tu reclamo' }))
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('5 minutos'),
      expect.stringContaining('24 horas hábiles'),
      expect.stringContaining('Depende de la aerolínea'),
      expect.stringContaining('Al ganar'),
    ])
    const account = within(screen.getByRole('region', { name: 'Sigue tu caso desde el teléfono' }))
    expect(account.getByText(/^Ejemplo/)).toBeVisible()
    expect(account.getByText('EN ESPERA DE DOCUMENTOS')).toBeVisible()
    expect(account.getByRole('list', { name: 'Etapas del reclamo' })).toBeVisible()
    const bill = within(screen.getByRole('region', { name: 'La cuenta, antes de empezar' }))
    const amountOf = (term: string) => bill.getByText(term).nextSibling?.textContent
    expect(amountOf('La aerolínea paga')).toBe('$250.000')
    expect(amountOf('Nuestra comisión, 20%')).toBe('-$50.000')
    expect(amountOf('Recibes tú')).toBe('$200.000')
    expect(amountOf('Si no ganamos')).toMatch(/^\$0/)
    await user.click(bill.getByRole('link', { name: 'Por qué la pedimos' }))
    await screen.findByRole('heading', { level: 1, name: 'Preguntas Frecuentes' })
    expect(router.state.location.hash).toBe('#tarjeta')
  })
})
