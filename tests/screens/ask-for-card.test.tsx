import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { parseAskedCards } from '@/domain/claim/messages/asked-cards'
import { AskForCard } from '@/features/claim-editor/details/messages/AskForCard'
import { signInAs } from '@tests/support/app'
import { Providers, setUpPerson } from '@tests/support/mount'

const claims = [
  { id: 7, name: 'Camila', lastname: 'Rojas', phone: '+56912345670' },
  { id: 8, name: 'Diego', email: 'diego@correo.cl' },
  { id: 9, name: 'Elsa' },
  { name: 'Sin número', phone: '+56912345670' },
].map((claim) => toClaimRecord({ category: 'CASO GANADO', airline: 'SKY', ...claim }))

function open(shown = claims) {
  signInAs('ADMIN')
  return render(
    <Providers client={createQueryClient()}>
      <AskForCard claims={shown} />
    </Providers>,
  )
}

const link = (name: string) => screen.getByRole('link', { name })
const looks = () =>
  screen.getAllByRole('link').map(({ ariaLabel, dataset }) => [ariaLabel, dataset['variant']])

describe('requests for a card', () => {
  it('open a chat with the claim number, or an e-mail if there is no phone', () => {
    open()
    const chat = new URL(link('Chat del reclamo 7').getAttribute('href') ?? '')
    expect(chat.pathname).toBe('/56912345670')
    expect(chat.searchParams.get('text')).toMatch(
      /^Hola Camila, .* Ganamos tu reclamo 7 contra SKY\. Falta que registres tu tarjeta:/,
    )
    expect(link('Correo del reclamo 8').getAttribute('href')).toMatch(/^mailto:diego@correo\.cl\?/)
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(3)
    expect(rows[2]).toHaveTextContent('9 ElsaSin teléfono ni correo')
  })

  it('are marked as opened, also after a reload, and the next one becomes the main action', async () => {
    const { unmount } = open()
    expect(looks()).toEqual([
      ['Chat del reclamo 7', 'contained'],
      ['Correo del reclamo 8', 'outlined'],
    ])
    await setUpPerson().click(link('Chat del reclamo 7'))
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^7 Camila RojasAbierto \d\d:\d\d/)
    expect(looks()).toEqual([
      ['Chat del reclamo 7', 'outlined'],
      ['Correo del reclamo 8', 'contained'],
    ])
    expect(screen.getByRole('status')).toHaveTextContent('1 de 3 mensajes abiertos')
    unmount()
    open()
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('1 de 3 mensajes abiertos'),
    )
  })

  it('show a message if every won claim has a card', () => {
    open([])
    expect(screen.getByRole('status')).toHaveTextContent('Todos los casos ganados tienen tarjeta.')
  })
})

describe('stored marks', () => {
  const NOW = new Date(2026, 10, 24)
  const DAY = 24 * 60 * 60 * 1000
  it.each([
    [{ 7: NOW.getTime(), 8: NOW.getTime() - 31 * DAY }, { 7: NOW.getTime() }],
    [{ 7: 'ayer', 8: null, 9: NaN }, {}],
    [[1], {}],
    [null, {}],
    [undefined, {}],
  ])('parse %j as %j', (raw, marks) => expect(parseAskedCards(raw, NOW)).toEqual(marks))
})
