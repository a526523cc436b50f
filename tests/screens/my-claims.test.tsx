import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { MyClaim } from '@/api/claim'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'
import { byUrgency } from '@/screens/my-claims/claim-order'
import { updateAge } from '@/screens/my-claims/ticket/update-age'
import { readRecord } from '@/device/records'
import { endSession, getSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { setClock } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'
import { property } from '@tests/support/property'
import { changeUser } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

const CLAIMS = '*/api/v1/claim/'
const EMPTY = 'No has enviado ningún reclamo aún.'
const WAITING = 'EN ESPERA DE DOCUMENTOS'

function answer(...claims: readonly object[]) {
  server.use(http.get(CLAIMS, () => HttpResponse.json(claims)))
}

async function openClaims(hash = '') {
  const view = await renderApp({ path: `/mis-reclamos${hash}`, as: 'USER' })
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  return { ...view, table, cells: rows.map((row) => within(row).getAllByRole('cell')) }
}

function ticket(name: string) {
  return screen.getByRole('article', { name })
}

/** jsdom never matches :focus-visible, which opens a tooltip by keyboard. */
function mockFocusVisible() {
  const real = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as (
    this: Element,
    selector: string,
  ) => boolean
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return real.call(this, selector.replace(':focus-visible', ':focus'))
  })
}

describe('table of claims', () => {
  it('has three columns and one row per claim, describes each status by a tooltip, and shows an unknown or missing one as it is', async () => {
    answer(
      { id: 7, category: 'INGRESADO', updated_at: '2025-06-01' },
      { id: 8, category: 'CASO GANADO', updated_at: null },
      { id: 9, category: WAITING, updated_at: 'ayer' },
      // 03:30 UTC is the previous evening in Santiago.
      { id: 10, category: 'EN REVISIÓN INTERNA', updated_at: '2025-06-10T03:30:00Z' },
      { id: 11, category: '<b>ALGO</b> NUEVO', updated_at: null },
      { category: null, updated_at: 5 },
    )
    const { user, table, cells } = await openClaims()
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['ID', 'Estado', 'Última actualización'])
    expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([
      ['7', 'INGRESADO', '01/06/2025'],
      ['8', 'CASO GANADO', '-'],
      ['9', WAITING, '-'],
      ['10', 'EN REVISIÓN INTERNA', '09/06/2025'],
      ['11', '<b>ALGO</b> NUEVO', '-'],
      ['-', 'Sin estado', '-'],
    ])
    const described = [
      [WAITING, /en pausa/],
      ['EN REVISIÓN INTERNA', 'Sin descripción disponible'],
    ] as const
    for (const [category, description] of described) {
      await waitFor(() => {
        const target = within(table).getByRole('button', { name: category })
        expect(target).not.toHaveAttribute('aria-label')
        expect(target).toHaveAccessibleDescription(description)
      })
    }
    fireEvent.click(screen.getByRole('button', { name: 'Ver más reclamos (4 de 6)' }))
    expect(within(ticket('Reclamo 11')).getByText('<b>ALGO</b> NUEVO')).toBeVisible()
    expect(within(ticket('Reclamo 11')).getByText('Sin descripción disponible')).toBeVisible()
    expect(within(ticket('Reclamo sin número')).getByText('Sin estado')).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/)

    // By keyboard, mouse, quick tap and finger.
    const target = within(table).getByText('INGRESADO')
    mockFocusVisible()
    const expectTooltip = async () => {
      expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'Tu reclamo ya fue ingresado a la aerolínea.',
      )
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    }
    screen.getByTitle('Ir al reclamo 7').focus()
    await user.tab()
    await expectTooltip()
    await user.hover(target)
    await expectTooltip()
    await user.unhover(target)
    fireEvent.touchStart(target)
    fireEvent.touchEnd(target)
    fireEvent.click(target)
    await expectTooltip()
    fireEvent.touchStart(target)
    await expectTooltip()
  })
})

describe('claim card', () => {
  it('shows status, next step, responsible party, age and, on request, its stage', async () => {
    vi.setSystemTime(new Date(2025, 5, 12, 10))
    answer(
      { id: 1042, category: 'INGRESADO', updated_at: '2025-06-09' },
      { id: 1, category: 'CASO GANADO', updated_at: null },
      { id: 2, category: 'CASO DESISTIDO', updated_at: null },
    )
    const { user } = await openClaims()
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent).toSorted()).toEqual([
      'Reclamo 1',
      'Reclamo 1042',
      'Reclamo 2',
    ])
    const claim = ticket('Reclamo 1042')
    expect(within(claim).getByText('Actualizado 09/06/2025')).toBeVisible()
    expect(within(claim).getByText('Último cambio: hace 3 días')).toBeVisible()
    expect(within(claim).getByText('Tu reclamo ya está en manos de la aerolínea.')).toBeVisible()
    expect(
      within(claim).getByText('La aerolínea debe revisar tu reclamo y respondernos.'),
    ).toBeVisible()
    const steps = within(claim).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Recibido, listo',
      'Documentos, listo',
      'Ingresado a la aerolínea, ahoraLo tiene la aerolínea',
      'Respuesta, pendiente',
      'Compensación, pendiente',
    ])
    expect(steps[2]).toHaveAttribute('aria-current', 'step')
    const won = within(ticket('Reclamo 1'))
    const wonSteps = won.getAllByRole('listitem')
    expect(wonSteps.every((step) => step.textContent.endsWith(', listo'))).toBe(true)
    expect(won.queryByRole('button', { name: /^Qué pasa/ })).not.toBeInTheDocument()
    expect(within(ticket('Reclamo 2')).queryByRole('list')).not.toBeInTheDocument()

    expect(within(claim).queryByRole('term')).not.toBeInTheDocument()
    const stage = /^Qué pasa en esta etapa.*Reclamo 1042/
    await user.click(within(claim).getByRole('button', { name: stage }))
    const terms = within(claim).getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual([
      'Cuánto toma',
      'Qué se necesita',
      'Si nadie responde',
    ])
    const chat = within(claim).getByRole('link', { name: 'Preguntar por el reclamo 1042' })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hola, tengo una consulta sobre mi reclamo 1042.',
    )
  })

  it.each([
    ['2025-06-12', 'hoy'],
    ['2025-06-11', 'ayer'],
    ['2025-06-10', 'hace 2 días'],
    ['2025-05-12', 'hace 31 días'],
    ['2025-06-13', 'hoy'],
    ['nunca', null],
    [null, null],
  ])('shows the age of %s as %s', (updatedAt, age) => {
    expect(updateAge(updatedAt, new Date(2025, 5, 12, 0, 5))).toBe(age)
  })

  const claim: fc.Arbitrary<MyClaim> = fc.record({
    id: fc.integer(),
    category: fc.constantFrom(WAITING, 'INGRESADO', 'NO APLICA', 'OTRA COSA'),
    updated_at: fc.constantFrom(null, '2025-01-01', '2025-06-01', 'x'),
  })
  property('first if the passenger must act, last if it is closed', [fc.array(claim)], (claims) => {
    const ordered = byUrgency(claims)
    const waiting = claims.filter(({ category }) => category === WAITING)
    const over = claims.filter(({ category }) => category === 'NO APLICA')
    expect(new Set(ordered)).toEqual(new Set(claims))
    expect(ordered).toHaveLength(claims.length)
    expect(new Set(ordered.slice(0, waiting.length))).toEqual(new Set(waiting))
    expect(new Set(ordered.slice(claims.length - over.length))).toEqual(new Set(over))
  })
})

describe('claim that waits for documents', () => {
  it('explains the documents and the card, and lists the ticked documents in its chat', async () => {
    answer(
      { id: 1, category: WAITING, updated_at: '2025-06-01' },
      { id: 1042, category: WAITING, updated_at: '2025-06-02' },
      { id: 3, category: 'INGRESADO', updated_at: null },
    )
    const { user } = await openClaims()
    const claim = ticket('Reclamo 1042')
    const chat = within(claim).getByRole('link', { name: 'WhatsApp por el reclamo 1042' })
    const url = () => new URL(chat.getAttribute('href') ?? '')
    expect(url().host + url().pathname).toBe('wa.me/56900000000')
    expect(url().searchParams.get('text')).toBe(
      'Hola, quiero enviar los documentos de mi reclamo 1042.',
    )
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    const more = within(claim).getByRole('button', {
      name: /^Qué documentos pueden faltar y cómo conseguirlos.*Reclamo 1042/,
    })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(
      within(claim)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([...REQUIRED_DOCUMENTS])
    within(claim)
      .getAllByRole('definition')
      .forEach((help) => expect(help).toHaveTextContent(/\w{4}.*\.$/))
    const tick = (name: string) => user.click(within(claim).getByRole('checkbox', { name }))
    await tick('Pasaje')
    await tick('Boletas de gastos')
    await tick('Tarjeta de embarque')
    await tick('Boletas de gastos')
    expect(url().searchParams.get('text')).toBe(
      'Hola, envío por mi reclamo 1042: Tarjeta de embarque, Pasaje.',
    )
    const looks = screen
      .getAllByRole('link', { name: /^WhatsApp por el/ })
      .map((link) => [link.getAttribute('aria-label'), link.dataset['variant']])
    expect(looks).toEqual([
      ['WhatsApp por el reclamo 1042', 'contained'],
      ['WhatsApp por el reclamo 1', 'link'],
    ])
    const card = within(claim).getByRole('link', { name: 'Regístrala en tu perfil' })
    expect(card).toHaveAttribute('href', '/profile')
  })
})

describe('won claim', () => {
  const won = { id: 1, category: 'CASO GANADO', updated_at: '2025-06-01' }
  const waiting = { id: 3, category: WAITING, updated_at: null }

  it('shows the fee and the card, which one that waits for documents names too; without a card it comes first and links to the profile', async () => {
    const cardInfo = { brand: 'Visa', lastFourDigits: '4242', cardHolder: 'X', expiryDate: '12/29' }
    changeUser({ hasRegisteredCard: true, cardInfo })
    answer({ ...waiting, id: 2, category: 'INGRESADO' }, won, waiting)
    const { unmount } = await openClaims()
    const claim = () => within(ticket('Reclamo 1'))
    expect(await claim().findByText(/de tu tarjeta Visa terminada en 4242\./)).toBeVisible()
    expect(
      claim().getByText('Cobramos nuestra comisión, el 20% de la compensación, y nada más.'),
    ).toBeVisible()
    expect(claim().queryByRole('link', { name: 'Registrar tarjeta' })).not.toBeInTheDocument()
    expect(screen.getByText('Tu tarjeta ya está registrada.')).toBeVisible()
    unmount()

    changeUser({ hasRegisteredCard: false, cardInfo: null })
    answer({ ...waiting, id: 2, category: 'INGRESADO' }, won)
    const { user, router } = await openClaims()
    const register = await claim().findByRole('link', { name: 'Registrar tarjeta' })
    expect(claim().getByText('Registra tu tarjeta.')).toBeVisible()
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Reclamo 1')
    await user.click(register)
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(await screen.findByRole('button', { name: 'Registrar tarjeta' })).toBeVisible()
  })

  it('does not ask for a card if the profile cannot be read', async () => {
    server.use(http.get('*/api/v1/user/', demo.fault('500')))
    answer(won, waiting)
    await openClaims()
    const claim = within(ticket('Reclamo 1'))
    expect(claim.getByText(/de la tarjeta de tu perfil\./)).toBeVisible()
    expect(claim.queryByRole('link', { name: 'Registrar tarjeta' })).not.toBeInTheDocument()
    expect(within(ticket('Reclamo 3')).queryByText(/tarjeta (ya|\.)/i)).not.toBeInTheDocument()
    expect(getSession().signedIn).toBe(true)
  })
})

describe('row of the table', () => {
  const claims = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      category: 'INGRESADO',
      updated_at: '2025-06-01',
    }))

  it('leads to its claim by the address and on every click, also if it was behind "Ver más"', async () => {
    answer(...claims(200))
    const { user, router, table, cells } = await openClaims('#reclamo-6')
    expect(cells).toHaveLength(25)
    await waitFor(() => expect(ticket('Reclamo 6')).toHaveFocus())
    expect(screen.getAllByRole('article')).toHaveLength(6)
    for (const id of [2, 2, 9, 2]) {
      await user.click(screen.getByTitle(`Ir al reclamo ${id}`))
      expect(ticket(`Reclamo ${id}`)).toHaveFocus()
    }
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(router.state.location.hash).toBe('#reclamo-6')
    await user.click(screen.getByRole('button', { name: 'Ver más reclamos (9 de 200)' }))
    expect(screen.getAllByRole('article')).toHaveLength(17)
    // The first new one: the button moves down, and disappears at the end.
    expect(screen.getAllByRole('article')[9]).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Ver más filas (25 de 200)' }))
    expect(within(table).getAllByRole('row')).toHaveLength(51)
    expect(within(table).getAllByRole('link')[25]).toHaveFocus()
  })
})

describe('changes since the last visit', () => {
  const NEWS = 'Novedades desde tu última visita: 2 reclamos cambiaron.'
  const first = { id: 1, category: 'INGRESADO', updated_at: '2025-06-01' }
  const second = { id: 2, category: 'POR INGRESAR', updated_at: '2025-06-01' }
  const third = { id: 3, category: 'EN APELACIÓN', updated_at: '2025-06-01' }

  /** What the device stores about the passenger's last visit. */
  async function seen() {
    const id = { kind: 'preference', owner: 'pasajero@demo.cl', name: 'claims-seen' } as const
    return (await readRecord(id, new Date()))?.value
  }

  async function visit(...claims: readonly object[]) {
    answer(...claims)
    const app = await openClaims()
    await waitFor(async () => expect(await seen()).toBeDefined())
    return app
  }

  it('mark the claims whose status or date changed, and no other, from what is deleted with the session', async () => {
    const { unmount } = await visit(
      { ...first, email: 'ana@correo.cl', name: 'Ana' },
      second,
      third,
    )
    expect(await seen()).toMatchObject({ 1: '["INGRESADO","2025-06-01"]' })
    expect(JSON.stringify(await seen())).not.toMatch(/ana/i)
    expect(screen.queryByText('Novedad')).not.toBeInTheDocument()
    unmount()
    const again = await visit(
      first,
      { ...second, category: 'INGRESADO' },
      { ...third, updated_at: '2025-06-05' },
      { id: 4, category: 'EN EVALUACIÓN', updated_at: null },
    )
    expect(await screen.findByText(NEWS)).toBeVisible()
    // Two regions, one in the other, would be read twice.
    const regions = screen.getAllByRole('status')
    expect(regions.filter(({ textContent }) => textContent === NEWS)).toHaveLength(1)
    const marked = screen
      .getAllByRole('article')
      .filter((one) => within(one).queryByText('Novedad'))
    expect(new Set(marked)).toEqual(new Set([ticket('Reclamo 2'), ticket('Reclamo 3')]))
    again.unmount()
    await visit(first, { ...second, category: 'INGRESADO' }, third)
    expect(await screen.findByText(/: 1 reclamo cambió\.$/)).toBeVisible()
    act(() => endSession())
    await waitFor(async () => expect(await seen()).toBeUndefined())
  })
})

describe('reading the claims', () => {
  it('shows a loading status, an invitation without claims, and after a failure those read earlier with their time, until a retry', async () => {
    setClock(new Date('2026-11-24T15:00:00Z'))
    const gate = createGate()
    server.use(http.get(CLAIMS, () => gate.opened.then(() => HttpResponse.json([]))))
    const { user, router } = await renderApp({ path: '/mis-reclamos', as: 'USER' })
    expect(await screen.findByText('Cargando tus reclamos…')).toHaveAttribute('role', 'status')
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
    gate.open()
    expect(await screen.findByText(EMPTY)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Crear Reclamo' })).toHaveAttribute('href', '/reclamo')

    /** Comes back to the page a minute later. */
    const comeBackAt = async (time: string) => {
      await act(() => router.navigate('/profile'))
      setClock(new Date(`2026-11-24T${time}:00Z`))
      await act(() => router.navigate('/mis-reclamos'))
    }
    server.resetHandlers()
    await comeBackAt('15:01')
    expect(await screen.findByRole('table')).toBeVisible()
    server.use(http.get(CLAIMS, () => HttpResponse.error()))
    await comeBackAt('15:02')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(
      /^No pudimos actualizar tus reclamos: los ves como estaban el 24\/11\/2026, 12:01\..*internet/,
    )
    expect(screen.getByRole('table')).toBeVisible()
    server.resetHandlers()
    await user.click(within(notice).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(screen.getByRole('table')).toBeVisible()
  })
})
