import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'
import { createGate } from '@tests/support/gate'
import { buildClaim } from '@tests/support/rows'

const USERS = '*/api/v1/users/'
const BY_EMAIL = '*/api/v1/users/by-email/:email'
const PATH = '/legal/user-list'

const EMPTY = 'No hay usuarios para mostrar con los filtros actuales.'
const FAILED = 'Error al obtener los usuarios.'
const NOT_FOUND = 'Usuario no encontrado.'

type App = Awaited<ReturnType<typeof renderApp>>

function answer(...users: readonly unknown[]) {
  server.use(http.get(USERS, () => HttpResponse.json(users as never)))
}

function people(count: number, row: (index: number) => object = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Persona ${index + 1}`,
    ...row(index),
  }))
}

/** The cells of every visible row. */
function rows(): (string | null)[][] {
  const [, ...body] = within(screen.getByRole('table')).getAllByRole('row')
  return body.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
}

const names = () => rows().map(([name]) => name)
const button = (name: string) => screen.getByRole('button', { name })
const cardFilter = () => screen.getByRole('combobox', { name: 'Tarjeta de crédito' })
const emailBox = () => screen.getByPlaceholderText('Buscar por correo...')

async function openUsers(path = PATH) {
  const view = await renderApp({ path, as: 'LEGAL' })
  await screen.findByRole('table')
  return view
}

async function search({ user }: App, email: string, by: 'button' | 'Enter' = 'button') {
  fireEvent.change(emailBox(), { target: { value: email } })
  if (by === 'Enter') await user.type(emailBox(), '{Enter}')
  else await user.click(button('Buscar'))
}

describe('table of users', () => {
  const MARKUP = `<img src=x onerror=alert(1)> ${'🧳 مرحبا '.repeat(800)}`

  it('has six columns, a dash for missing values, names as text, and actions if e-mail and phone are known', async () => {
    answer(
      {
        id: 1,
        name: 'Camila Rojas',
        rut: '5.261.117-2',
        hasRegisteredCard: true,
        email: 'camila@correo.cl',
        phone: 56912345670,
        alias: 'REF-1',
      },
      { id: 2, name: null, hasRegisteredCard: false, email: '', phone: null, alias: ' ' },
      { name: MARKUP },
    )
    const { user, router } = await openUsers()
    const heads = screen.getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Nombre',
      'Rut',
      'Tarjeta Crédito',
      'Correo',
      'Teléfono',
      'Alias',
      'Acciones',
    ])
    expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true)
    expect(screen.getByRole('table')).toHaveAccessibleName('Usuarios')
    expect(rows().map((cells) => cells.slice(0, 6))).toEqual([
      ['Camila Rojas', '5.261.117-2', 'Sí', 'camila@correo.cl', '56912345670', 'REF-1'],
      ['-', '-', 'No', '-', '-', '-'],
      [MARKUP.trim(), '-', 'No', '-', '-', '-'],
    ])
    expect(screen.queryByRole('img')).not.toBeInTheDocument()

    const actions = screen.getAllByRole('button', { name: /^(Copiar|Ver reclamos)/ })
    expect(actions.map((action) => action.getAttribute('aria-label'))).toEqual([
      'Ver reclamos de Camila Rojas',
      'Copiar correo de Camila Rojas',
    ])
    const chats = screen.getAllByRole('link', { name: /^Chat/ })
    expect(chats.map((chat) => chat.getAttribute('href'))).toEqual(['https://wa.me/56912345670'])
    await user.click(button('Copiar correo de Camila Rojas'))
    expect(await screen.findByText('Copiado')).toBeVisible()
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/v1/claims/', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('email'))
      }),
    )
    await user.click(button('Ver reclamos de Camila Rojas'))
    await screen.findByRole('search', { name: 'Filtros de reclamos' })
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('camila@correo.cl')
    const { location } = router.state
    expect(location.pathname + location.search + location.hash).toBe('/legal/claim-list')
    await waitFor(() => expect(asked.at(-1)).toBe('camila@correo.cl'))
  })
})

describe('pages and card filter', () => {
  it('work both ways, keep the focus at the ends, and are in the URL, whose wrong ones open the last or the first', async () => {
    answer(...people(21, (index) => ({ hasRegisteredCard: index % 3 === 0 })))
    const { user, router } = await openUsers()
    const pager = within(screen.getByRole('navigation', { name: 'Páginas de usuarios' }))
    const next = pager.getByRole('button', { name: 'Siguiente' })
    const previous = pager.getByRole('button', { name: 'Anterior' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(pager.getByText('Página 1 de 3')).toHaveAttribute('aria-live', 'polite')
    await user.click(next)
    await pager.findByText('Página 2 de 3')
    expect(names()[0]).toBe('Persona 11')
    expect(router.state.location.search).toBe('?pagina=2')
    await user.click(next)
    await pager.findByText('Página 3 de 3')
    expect(names()).toEqual(['Persona 21'])
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(pager.getByText('Página 3 de 3')).toBeVisible()
    await user.click(previous)
    await pager.findByText('Página 2 de 3')
    await router.navigate(-2)
    await waitFor(() => expect(names()[0]).toBe('Persona 11'))

    await act(() => router.navigate(`${PATH}?pagina=99`))
    expect(screen.getByText('Página 3 de 3')).toBeVisible()
    await act(() => router.navigate(`${PATH}?pagina=dos&tarjeta=quizas`))
    expect(screen.getByText('Página 1 de 3')).toBeVisible()
    expect(cardFilter()).toHaveValue('')

    await act(() => router.navigate(`${PATH}?tarjeta=sin&pagina=2`))
    expect(cardFilter()).toHaveDisplayValue('Sin tarjeta')
    expect(screen.getByText('Página 2 de 2')).toBeVisible()
    const options = within(cardFilter()).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'Todos',
      'Con tarjeta',
      'Sin tarjeta',
      'Sin tarjeta con caso ganado',
    ])
    await user.selectOptions(cardFilter(), 'Con tarjeta')
    expect(await screen.findByText('7 de 21 usuarios')).toBeVisible()
    expect(rows().map((cells) => cells[2])).toEqual(Array(7).fill('Sí'))
    expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
    expect(router.state.location.search).toBe('?tarjeta=con')
    await user.selectOptions(cardFilter(), 'Sin tarjeta')
    expect(await screen.findByText('14 de 21 usuarios')).toBeVisible()
    expect(rows().map((cells) => cells[2])).toEqual(Array(10).fill('No'))
    expect(screen.getByText('Página 1 de 2')).toBeVisible()
    await user.click(button('Limpiar filtros'))
    expect(await screen.findByText('21 usuarios')).toBeVisible()
    expect(cardFilter()).toHaveValue('')
    expect(router.state.location.search).toBe('')
  })

  it('finds winners without a card, and retries if the claims fail to load', async () => {
    const email = 'nuria@correo.cl'
    answer({ id: 1, name: 'Nuria', email }, { id: 2, name: 'Leo', email: 'leo@correo.cl' })
    demo.state.claims = [buildClaim({ email, category: 'CASO GANADO' })]
    server.use(http.get('*/api/v1/claims/', demo.fault('403'), { once: true }))
    const { user, router } = await openUsers()
    await user.selectOptions(cardFilter(), 'Sin tarjeta con caso ganado')
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos leer los casos ganados.')
    await user.click(button('Reintentar'))
    await screen.findByText('1 de 2 usuarios')
    expect(names()).toEqual(['Nuria'])
    expect(router.state.location.search).toBe('?tarjeta=sin-ganado')
  })
})

describe('search by e-mail', () => {
  it('requests the user from the server, ignores a late answer, says that there is none, and keeps the e-mail out of the URL, beside the card filter, also with Back', async () => {
    const view = await openUsers()
    await search(view, '  taxi@demo.cl ')
    await waitFor(() => expect(names()).toEqual(['Diego Soto']))
    expect(screen.getByText('1 usuario')).toBeVisible()
    const gate = createGate()
    server.use(
      http.get(BY_EMAIL, async ({ params }) => {
        if (params['email'] === 'legal@demo.cl') await gate.opened
      }),
    )
    await search(view, 'legal@demo.cl')
    await search(view, 'admin@demo.cl', 'Enter')
    await waitFor(() => expect(names()).toEqual(['Antonia Vidal']))
    expect(emailBox()).toHaveFocus()
    gate.open()
    await until.turns(20)
    expect(names()).toEqual(['Antonia Vidal'])

    await search(view, 'nueva@demo.cl')
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND)
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
    demo.state.users = demo.state.users.map((person) =>
      person.name === 'Diego Soto' ? { ...person, email: 'nueva@demo.cl' } : person,
    )
    await view.user.click(button('Buscar'))
    await waitFor(() => expect(names()).toEqual(['Diego Soto']))
    server.use(http.get(BY_EMAIL, demo.fault('404')))
    await view.user.click(button('Buscar'))
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND)
    await search(view, '')
    expect(await screen.findByText('60 usuarios')).toBeVisible()

    server.resetHandlers()
    await act(() => view.router.navigate(`${PATH}?tarjeta=con&pagina=2`))
    expect(await screen.findByText(/^Página 2 de/)).toBeVisible()
    const first = names()
    await search(view, 'nueva@demo.cl')
    await waitFor(() => expect(names()).toEqual(['Diego Soto']))
    const { location } = view.router.state
    expect(location.pathname + location.search + location.hash).toBe(`${PATH}?tarjeta=con`)
    await view.router.navigate(-1)
    await waitFor(() => expect(names()).toEqual(first))
    expect(emailBox()).toHaveValue('')
    await view.router.navigate(1)
    await waitFor(() => expect(names()).toEqual(['Diego Soto']))
    expect(emailBox()).toHaveValue('nueva@demo.cl')

    await view.user.selectOptions(cardFilter(), 'Sin tarjeta')
    expect(await screen.findByText(EMPTY)).toBeVisible()
    await view.user.click(button('Limpiar filtros'))
    expect(await screen.findByText('60 usuarios')).toBeVisible()
    expect(emailBox()).toHaveValue('')
    expect(view.router.state.location.state).toBeNull()
  })
})

describe('typing in the search field', () => {
  it('filters the loaded users without a request, and a search without a result offers those that match in part', async () => {
    answer(...people(30, (index) => ({ email: `p${index}@correo.cl` })), {
      id: 31,
      name: 'Íñigo Peña',
      rut: '5.261.117-2',
      email: 'inigo@correo.cl',
      phone: 56912345670,
    })
    const asked: string[] = []
    server.use(http.get(BY_EMAIL, ({ params }) => void asked.push(String(params['email']))))
    const view = await openUsers(`${PATH}?pagina=2`)
    const { user, router } = view
    fireEvent.change(emailBox(), { target: { value: 'inigo pena' } })
    await waitFor(() => expect(names()).toEqual(['Íñigo Peña']))
    expect(screen.getByText('1 de 31 usuarios')).toBeVisible()
    fireEvent.change(emailBox(), { target: { value: 'persona' } })
    expect(await screen.findByText('Página 1 de 3')).toBeVisible()
    await user.click(button('Siguiente'))
    expect(await screen.findByText('Página 2 de 3')).toBeVisible()
    expect(names()[0]).toBe('Persona 11')
    fireEvent.change(emailBox(), { target: { value: 'person' } })
    expect(await screen.findByText('Página 1 de 3')).toBeVisible()
    fireEvent.change(emailBox(), { target: { value: 'nadie' } })
    expect(await screen.findByText(EMPTY)).toBeVisible()
    fireEvent.change(emailBox(), { target: { value: '' } })
    expect(await screen.findByText('Página 2 de 4')).toBeVisible()
    expect(router.state.location.search).toBe('?pagina=2')
    expect(asked).toEqual([])

    await search(view, 'pena')
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND)
    const similar = screen.getByRole('region', { name: 'Coinciden en parte con “pena”' })
    expect(within(similar).getByText('1 usuario')).toBeVisible()
    expect(names()).toEqual(['Íñigo Peña'])
    fireEvent.change(emailBox(), { target: { value: 'persona' } })
    await waitFor(() => expect(names()).toHaveLength(10))
    expect(similar).not.toBeInTheDocument()
    await search(view, 'nadie')
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_FOUND)
  })
})

describe('list that cannot be read', () => {
  it('shows a loading status, then an error, and an empty list only if the server says so on request', async () => {
    const gate = createGate()
    server.use(
      http.get(USERS, async (info) => {
        await gate.opened
        return demo.fault('403')(info)
      }),
    )
    const { user } = await renderApp({ path: PATH, as: 'LEGAL' })
    expect(await screen.findByText('Cargando usuarios...')).toHaveAttribute('role', 'status')
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
    gate.open()
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
    expect(screen.queryByText('Cargando usuarios...')).not.toBeInTheDocument()
    answer()
    await user.click(button('Reintentar'))
    expect(await screen.findByText(EMPTY)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
  })
})
