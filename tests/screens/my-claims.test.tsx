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

/** jsdom never says that a focus came from the keyboard, which is what opens a tooltip. */
function letFocusShow() {
  const real = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as (
    this: Element,
    selector: string,
  ) => boolean
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return real.call(this, selector.replace(':focus-visible', ':focus'))
  })
}

describe('the table of claims', () => {
  it('has the three columns and one row for each claim, whatever its dates', async () => {
    answer(
      { id: 7, category: 'INGRESADO', updated_at: '2025-06-01' },
      { id: 8, category: 'CASO GANADO', updated_at: null },
      { id: 9, category: 'NO APLICA', updated_at: 'ayer' },
      // 03:30 in London is still the evening before in Santiago.
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
  ])('explains %s without replacing its name', async (category, description) => {
    answer({ id: 1, category, updated_at: null })
    const { table } = await openClaims()
    const target = within(table).getByText(category)
    expect(target).toHaveAttribute('tabindex', '0')
    expect(target).toHaveTextContent(category)
    expect(target).not.toHaveAttribute('aria-label')
    expect(target).toHaveAccessibleDescription(description)
  })

  it.each(['a mouse', 'a keyboard', 'a finger', 'a quick tap'])(
    'opens the explanation for %s',
    async (means) => {
      answer({ id: 1, category: 'INGRESADO', updated_at: null })
      const { user, table } = await openClaims()
      const target = within(table).getByText('INGRESADO')
      letFocusShow()
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

describe('one claim in plain words', () => {
  it('says where it stands, whose turn it is, what comes next and how old that is', async () => {
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
  ])('counts the days since %s as %s', (updatedAt, age) => {
    expect(updateAge(updatedAt, new Date(2025, 5, 12, 0, 5))).toBe(age)
  })

  it('shows every step done for a claim that was won, and no steps for one that ended', async () => {
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

  it('shows an unknown status, or none, as it is', async () => {
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

  it('comes first when it waits for its passenger, and last when it is over', () => {
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

describe('a claim that waits for documents', () => {
  it('tells how to get each of the six and opens a chat that knows the claim', async () => {
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

  it('writes the message with the documents that were ticked, in the order of the list', async () => {
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

  it('is the only one with the button of the page; another one that waits has a link', async () => {
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

  it('says that the card is missing and leads to it', async () => {
    answer({ id: 1, category: WAITING, updated_at: null })
    await openClaims()
    const link = await screen.findByRole('link', { name: 'Regístrala en tu perfil' })
    expect(link).toHaveAttribute('href', '/profile')
  })

  it('says that the card is there', async () => {
    demo.state.users = demo.state.users.map((user) => ({ ...user, hasRegisteredCard: true }))
    answer({ id: 1, category: WAITING, updated_at: null })
    await openClaims()
    expect(await screen.findByText('Tu tarjeta ya está registrada.')).toBeVisible()
  })

  it('says nothing about the card when the profile cannot be read', async () => {
    server.use(http.get('*/api/v1/user/', demo.fault('500')))
    answer({ id: 1, category: WAITING, updated_at: null })
    await openClaims()
    expect(within(ticket('Reclamo 1')).queryByText(/tarjeta (ya|\.)/i)).not.toBeInTheDocument()
    expect(getSession().signedIn).toBe(true)
  })
})

describe('a stage', () => {
  it('tells what it needs and what happens when nobody answers, and asks about its claim', async () => {
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

  it('is not explained once the claim is over', async () => {
    answer({ id: 7, category: 'CASO GANADO', updated_at: null })
    await openClaims()
    expect(
      within(ticket('Reclamo 7')).queryByRole('button', { name: /^Qué pasa/ }),
    ).not.toBeInTheDocument()
  })
})

describe('a row of the table', () => {
  const claims = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      category: 'INGRESADO',
      updated_at: '2025-06-01',
    }))

  it('leads to its claim, again and again', async () => {
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

  it('brings a claim to light that was behind "Ver más", and those before it', async () => {
    answer(...claims(20))
    const { user, router } = await openClaims()
    await user.click(screen.getByTitle('Ir al reclamo 9'))
    expect(ticket('Reclamo 9')).toHaveFocus()
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(router.state.location.hash).toBe('')
  })
})

describe('many claims', () => {
  it('come in parts, in the tickets and in the table', async () => {
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

describe('news since the last visit', () => {
  const NEWS = 'Novedades desde tu última visita: 1 reclamo cambió.'
  const first = { id: 1, category: 'INGRESADO', updated_at: '2025-06-01' }
  const second = { id: 2, category: 'POR INGRESAR', updated_at: '2025-06-01' }

  /** What the device holds of the passenger's last look. */
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
  ])('marks the claim whose %s changed, and no other', async (_what, changed) => {
    const { unmount } = await visit(first, second)
    expect(screen.queryByText('Novedad')).not.toBeInTheDocument()
    unmount()
    await visit(first, changed, { id: 3, category: 'EN EVALUACIÓN', updated_at: null })
    expect(await screen.findByText(NEWS)).toBeVisible()
    expect(within(ticket('Reclamo 2')).getByText('Novedad')).toBeVisible()
    expect(within(ticket('Reclamo 1')).queryByText('Novedad')).not.toBeInTheDocument()
    expect(within(ticket('Reclamo 3')).queryByText('Novedad')).not.toBeInTheDocument()
  })

  it('keeps ids, statuses and dates, and forgets them with the session', async () => {
    await visit({ ...first, email: 'ana@correo.cl', name: 'Ana' })
    expect(await seen()).toEqual({ 1: '["INGRESADO","2025-06-01"]' })
    act(() => endSession())
    await waitFor(async () => expect(await seen()).toBeUndefined())
  })
})

describe('when there is nothing to show', () => {
  it('invites someone without claims to create one', async () => {
    answer()
    await renderApp({ path: '/mis-reclamos', as: 'USER' })
    expect(await screen.findByText(EMPTY)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Crear Reclamo' })).toHaveAttribute('href', '/reclamo')
  })

  it('never passes a failure off as an empty list, and loads on "Reintentar"', async () => {
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

  it('says that it is loading', async () => {
    server.use(http.get(CLAIMS, demo.fault('never')))
    await renderApp({ path: '/mis-reclamos', as: 'USER' })
    expect(await screen.findByText('Cargando tus reclamos…')).toHaveAttribute('role', 'status')
  })

  it('leads home when the session is over', async () => {
    server.use(http.get(CLAIMS, demo.fault('401')))
    const { router } = await renderApp({ path: '/mis-reclamos', as: 'USER' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(getSession().signedIn).toBe(false)
  })

  it('leads home when nobody is signed in', async () => {
    const { router } = await renderApp({ path: '/mis-reclamos' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})
