import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp, signInAs } from '@tests/support/app'

describe('access-denied page', () => {
  it('invites a visitor to sign in, shows the signed-in user, links, and opens the sign-in dialog for another account', async () => {
    const { user, router } = await renderApp({ path: '/access-denied' })
    expect(screen.queryByText(/Entraste como/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Entrar con mi cuenta' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    act(() => void signInAs('USER'))
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Acceso Denegado')
    expect(main.getByText(/no puede ver esta página/)).toBeVisible()
    expect(await main.findByText('Camila Rojas')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Acceso Denegado · /))
    expect(main.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contacto')
    await user.click(main.getByRole('button', { name: 'Entrar con otra cuenta' }))
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Ingresa o Regístrate')
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Volver al Inicio' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})
