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
import { demo, server } from '@tests/support/server'

const CLAIMS = '*/api/v1/claim/'
const EMPTY = 'No has enviado ningún reclamo aún.'
const WAITING = 'EN ESPERA DE DOCUMENTOS'

function answer(...claims: readonly object[]) {
  server.use(http.get(CLAIMS, () => HttpResponse.json(claims)))
}

async function openClaims() {
  const view = await renderApp({ path: '/mis-reclamos', as: 'USER' })
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
  it('has three columns and one row per claim, also with invalid dates', async () => {
    answer(
      { id: 7, category: 'INGRESADO', updated_at: '2025-06-01' },
      { id: 8, category: 'CASO GANADO', updated_at: null },
      { id: 9, category: 'NO APLICA', updated_at: 'ayer' },
      // 03:30 UTC is the previous evening in Santiago.
      { id: 10, category: 'EN APELACIÓN', updated_at: '2025-06-10T03:30:00Z' },
    )
    const { table, cells } = await openClaims()
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['ID', 'Estado', 'Última actualización'])
    expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([
      ['7', 'INGRESADO', '01/06/2025'],
      ['8', 'CASO GANADO', '-'],
      ['9', 'NO APLICA', '-'],
      ['10', 'EN APELACIÓN', '09/06/2025'],
    ])
  })

  it.each([
    [WAITING, /en pausa/],
    ['EN REVISIÓN INTERNA', 'Sin descripción disponible'],
  ])('describes %s and keeps its name', async (category, description) => {
    answer({ id: 1, category, updated_at: null })
    const { table } = await openClaims()
    const target = within(table).getByRole('button', { name: category })
    expect(target).not.toHaveAttribute('aria-label')
    expect(target).toHaveAccessibleDescription(description)
  })

  it.each(['a mouse', 'a keyboard', 'a finger', 'a quick tap'])(
    'opens the tooltip with %s',
    async (means) => {
      answer({ id: 1, category: 'INGRESADO', updated_at: null })
      const { user, table } = await openClaims()
      const target = within(table).getByText('INGRESADO')
      mockFocusVisible()
      if (means === 'a mouse') await user.hover(target)
      else if (means === 'a finger') fireEvent.touchStart(target)
      else if (means === 'a quick tap') {
        fireEvent.touchStart(target)
        fireEvent.touchEnd(target)
        fireEvent.click(target)
      } else {
        screen.getByTitle('Ir al reclamo 1').focus()
        await user.tab()
      }
      expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'Tu reclamo ya fue ingresado a la aerolínea.',
      )
      if (means !== 'a keyboard') return
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    },
  )
})

describe('claim card', () => {
  it('shows status, next step, responsible party and age', async () => {
    vi.setSystemTime(new Date(2025, 5, 12, 10))
    answer({ id: 1042, category: 'INGRESADO', updated_at: '2025-06-09' })
    await openClaims()
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

  it('shows all steps as done for a won claim, and none for a withdrawn one', async () => {
    answer(
      { id: 1, category: 'CASO GANADO', updated_at: null },
      { id: 2, category: 'CASO DESISTIDO', updated_at: null },
    )
    await openClaims()
    const steps = within(ticket('Reclamo 1')).getAllByRole('listitem')
    expect(steps.every((step) => step.textContent.endsWith(', listo'))).toBe(true)
    expect(within(ticket('Reclamo 2')).queryByRole('list')).not.toBeInTheDocument()
  })

  it('begins each claim with a heading that says which claim it is', async () => {
    answer({ id: 7, category: 'INGRESADO' }, { id: 8, category: 'EN APELACIÓN' })
    await openClaims()
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual(['Reclamo 7', 'Reclamo 8'])
  })

  it('shows an unknown or missing status as it is', async () => {
    answer(
      { id: 1, category: '<b>ALGO</b> NUEVO', updated_at: null },
      { category: null, updated_at: 5 },
    )
    await openClaims()
    expect(within(ticket('Reclamo 1')).getByText('<b>ALGO</b> NUEVO')).toBeVisible()
    expect(within(ticket('Reclamo 1')).getByText('Sin descripción disponible')).toBeVisible()
    expect(within(ticket('Reclamo sin número')).getByText('Sin estado')).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/)
  })

  it('comes first if the passenger must act, and last if it is closed', () => {
    const claim = fc.record({
      id: fc.integer(),
      category: fc.constantFrom(WAITING, 'INGRESADO', 'NO APLICA', 'OTRA COSA'),
      updated_at: fc.constantFrom(null, '2025-01-01', '2025-06-01', 'x'),
    })
    fc.assert(
      fc.property(fc.array(claim), (claims: MyClaim[]) => {
        const ordered = byUrgency(claims)
        const waiting = claims.filter(({ category }) => category === WAITING)
        const over = claims.filter(({ category }) => category === 'NO APLICA')
        expect(new Set(ordered)).toEqual(new Set(claims))
        expect(ordered).toHaveLength(claims.length)
        expect(new Set(ordered.slice(0, waiting.length))).toEqual(new Set(waiting))
        expect(new Set(ordered.slice(claims.length - over.length))).toEqual(new Set(over))
      }),
    )
  })
})

describe('claim that waits for documents', () => {
  it('explains the six documents and opens a chat with the claim number', async () => {
    answer({ id: 1042, category: WAITING, updated_at: null })
    const { user } = await openClaims()
    const claim = ticket('Reclamo 1042')
    const chat = within(claim).getByRole('link', { name: 'WhatsApp por el reclamo 1042' })
    const url = new URL(chat.getAttribute('href') ?? '')
    expect(url.host + url.pathname).toBe('wa.me/56900000000')
    expect(url.searchParams.get('text')).toBe(
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
  })

  it('lists the ticked documents in the chat message, in list order', async () => {
    answer({ id: 123, category: WAITING, updated_at: null })
    const { user } = await openClaims()
    const claim = within(ticket('Reclamo 123'))
    await user.click(claim.getByRole('button', { name: /^Qué documentos pueden faltar/ }))
    await user.click(claim.getByRole('checkbox', { name: 'Pasaje' }))
    await user.click(claim.getByRole('checkbox', { name: 'Boletas de gastos' }))
    await user.click(claim.getByRole('checkbox', { name: 'Tarjeta de embarque' }))
    await user.click(claim.getByRole('checkbox', { name: 'Boletas de gastos' }))
    const chat = claim.getByRole('link', { name: 'WhatsApp por el reclamo 123' })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hola, envío por mi reclamo 123: Tarjeta de embarque, Pasaje.',
    )
  })

  it('has the main button only on the first of several', async () => {
    answer(
      { id: 1, category: WAITING, updated_at: '2025-06-01' },
      { id: 2, category: WAITING, updated_at: '2025-06-02' },
      { id: 3, category: 'INGRESADO', updated_at: null },
    )
    await openClaims()
    const looks = screen
      .getAllByRole('link', { name: /^WhatsApp por el/ })
      .map((link) => [link.getAttribute('aria-label'), link.dataset['variant']])
    expect(looks).toEqual([
      ['WhatsApp por el reclamo 2', 'contained'],
      ['WhatsApp por el reclamo 1', 'link'],
    ])
  })

  it('says that the card is missing and links to the profile', async () => {
    answer({ id: 1, category: WAITING, updated_at: null })
    await openClaims()
    const link = await screen.findByRole('link', { name: 'Regístrala en tu perfil' })
    expect(link).toHaveAttribute('href', '/profile')
  })

  it('says that the card is registered', async () => {
    demo.state.users = demo.state.users.map((user) => ({ ...user, hasRegisteredCard: true }))
    answer({ id: 1, category: WAITING, updated_at: null })
    await openClaims()
    expect(await screen.findByText('Tu tarjeta ya está registrada.')).toBeVisible()
  })

  it('does not mention the card if the profile cannot be read', async () => {
    server.use(http.get('*/api/v1/user/', demo.fault('500')))
    answer({ id: 1, category: WAITING, updated_at: null })
    await openClaims()
    expect(within(ticket('Reclamo 1')).queryByText(/tarjeta (ya|\.)/i)).not.toBeInTheDocument()
    expect(getSession().signedIn).toBe(true)
  })
})

describe('stage of a claim', () => {
  it('is explained on request, and a chat asks about the claim', async () => {
    answer({ id: 7, category: 'INGRESADO', updated_at: null })
    const { user } = await openClaims()
    const claim = within(ticket('Reclamo 7'))
    expect(claim.queryByRole('term')).not.toBeInTheDocument()
    await user.click(claim.getByRole('button', { name: /^Qué pasa en esta etapa.*Reclamo 7/ }))
    expect(claim.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Cuánto toma',
      'Qué se necesita',
      'Si nadie responde',
    ])
    const chat = claim.getByRole('link', { name: 'Preguntar por el reclamo 7' })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hola, tengo una consulta sobre mi reclamo 7.',
    )
  })

  it('is not explained for a closed claim', async () => {
    answer({ id: 7, category: 'CASO GANADO', updated_at: null })
    await openClaims()
    expect(
      within(ticket('Reclamo 7')).queryByRole('button', { name: /^Qué pasa/ }),
    ).not.toBeInTheDocument()
  })
})

describe('row of the table', () => {
  const claims = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      category: 'INGRESADO',
      updated_at: '2025-06-01',
    }))

  it('focuses its claim on every click', async () => {
    answer(...claims(2))
    const { user } = await openClaims()
    for (let times = 2; times > 0; times -= 1) {
      await user.click(screen.getByTitle('Ir al reclamo 2'))
      expect(ticket('Reclamo 2')).toHaveFocus()
    }
  })

  it('is led to by its address, once the list is there', async () => {
    answer(...claims(6))
    await renderApp({ path: '/mis-reclamos#reclamo-6', as: 'USER' })
    await waitFor(() => expect(ticket('Reclamo 6')).toHaveFocus())
  })

  it('shows its claim and those before it if they were behind "Ver más"', async () => {
    answer(...claims(20))
    const { user, router } = await openClaims()
    await user.click(screen.getByTitle('Ir al reclamo 9'))
    expect(ticket('Reclamo 9')).toHaveFocus()
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(router.state.location.hash).toBe('')
  })
})

describe('many claims', () => {
  it('are shown in parts, as cards and in the table', async () => {
    const all = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      category: 'INGRESADO',
      updated_at: '2025-06-01',
    }))
    answer(...all)
    const { user, table, cells } = await openClaims()
    expect(cells).toHaveLength(25)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Ver más reclamos (4 de 200)' }))
    expect(screen.getAllByRole('article')).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Ver más filas (25 de 200)' }))
    expect(within(table).getAllByRole('row')).toHaveLength(51)
  })
})

describe('changes since the last visit', () => {
  const NEWS = 'Novedades desde tu última visita: 1 reclamo cambió.'
  const first = { id: 1, category: 'INGRESADO', updated_at: '2025-06-01' }
  const second = { id: 2, category: 'POR INGRESAR', updated_at: '2025-06-01' }

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

  it.each([
    ['status', { ...second, category: 'INGRESADO' }],
    ['date', { ...second, updated_at: '2025-06-05' }],
  ])('mark the claim whose %s changed, and no other', async (_what, changed) => {
    const { unmount } = await visit(first, second)
    expect(screen.queryByText('Novedad')).not.toBeInTheDocument()
    unmount()
    await visit(first, changed, { id: 3, category: 'EN EVALUACIÓN', updated_at: null })
    expect(await screen.findByText(NEWS)).toBeVisible()
    expect(within(ticket('Reclamo 2')).getByText('Novedad')).toBeVisible()
    expect(within(ticket('Reclamo 1')).queryByText('Novedad')).not.toBeInTheDocument()
    expect(within(ticket('Reclamo 3')).queryByText('Novedad')).not.toBeInTheDocument()
  })

  it('are detected from ids, statuses and dates, which are deleted with the session', async () => {
    await visit({ ...first, email: 'ana@correo.cl', name: 'Ana' })
    expect(await seen()).toEqual({ 1: '["INGRESADO","2025-06-01"]' })
    act(() => endSession())
    await waitFor(async () => expect(await seen()).toBeUndefined())
  })
})

describe('empty states', () => {
  it('invite a passenger without claims to create one', async () => {
    answer()
    await renderApp({ path: '/mis-reclamos', as: 'USER' })
    expect(await screen.findByText(EMPTY)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Crear Reclamo' })).toHaveAttribute('href', '/reclamo')
  })

  it('show an error instead of an empty list, and load on "Reintentar"', async () => {
    server.use(http.get(CLAIMS, demo.fault('403')))
    const { user } = await renderApp({ path: '/mis-reclamos', as: 'USER' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^No pudimos cargar tus reclamos\./)
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('show a loading status', async () => {
    server.use(http.get(CLAIMS, demo.fault('never')))
    await renderApp({ path: '/mis-reclamos', as: 'USER' })
    expect(await screen.findByText('Cargando tus reclamos…')).toHaveAttribute('role', 'status')
  })

  it('redirect home if the session has expired', async () => {
    server.use(http.get(CLAIMS, demo.fault('401')))
    const { router } = await renderApp({ path: '/mis-reclamos', as: 'USER' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(getSession().signedIn).toBe(false)
  })

  it('redirect home without a session', async () => {
    const { router } = await renderApp({ path: '/mis-reclamos' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})
