import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillField, isOnPage, valueOf } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { draftRecords } from '@tests/support/device-drafts'

const OPEN = { name: 'Pegar el correo o SMS de la aerolínea' }
const FIELD = 'Correo o SMS de la aerolínea'
const TICKET = { name: 'Lo que dice el mensaje' }
const SMS = 'LATAM: tu vuelo LA 600 SCL-LIM del 20/11/2025 fue cancelado por niebla. Reserva ABC123'
const LINE = 'Vuelo LA 600, SCL-LIM, 20-11-2025, reserva ABC123'

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function paste(user: User, text: string) {
  await user.click(screen.getByRole('button', OPEN))
  fireEvent.change(await screen.findByLabelText(FIELD), { target: { value: text } })
}

async function use(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Usar estos datos' }))
  await screen.findByText(/^Datos copiados al reclamo\./)
}

describe('a pasted message of the airline', () => {
  it('is shown as a ticket, and fills an empty claim when confirmed', async () => {
    const { user } = await renderApp({ path: '/reclamo' })
    await paste(user, SMS)
    const ticket = within(await screen.findByRole('group', TICKET))
    for (const fact of ['Cancelación', 'LATAM', 'LA 600', '20/11/2025', 'SCL a LIM', 'ABC123'])
      expect(ticket.getByText(fact)).toBeVisible()
    expect(ticket.getByText('niebla')).toBeVisible()
    expect(valueOf('Tipo de reclamo')).toBe('')
    await use(user)
    expect(valueOf('Tipo de reclamo')).toBe('CANCELACIÓN')
    expect(valueOf('Aerolínea')).toBe('LATAM')
    expect(screen.getByLabelText('Número de vuelo')).toHaveValue('LA 600')
    expect(screen.getByLabelText('Fecha del vuelo')).toHaveValue('2025-11-20')
    expect(valueOf('Mensaje')).toBe(`${LINE}\nCausa que dio la aerolínea: niebla.`)
    expect(screen.queryByLabelText(FIELD)).toBeNull()
    expect(screen.getByRole('button', OPEN)).toHaveFocus()
  })

  it('fills only what is empty, and says what stays', async () => {
    const { user } = await renderApp({ path: '/reclamo' })
    fillField('Tipo de reclamo', 'RETRASO')
    fillField('Mensaje', 'Llegué al otro día.')
    fireEvent.change(screen.getByLabelText('Número de vuelo'), { target: { value: 'LA 602' } })
    await paste(user, SMS)
    await screen.findByText(
      'Tu reclamo ya tiene otro dato en el tipo de reclamo, el vuelo: queda el que escribiste.',
    )
    expect(screen.queryByLabelText('Copiar el texto completo en Mensaje')).toBeNull()
    await use(user)
    expect(valueOf('Tipo de reclamo')).toBe('RETRASO')
    expect(valueOf('Aerolínea')).toBe('LATAM')
    expect(valueOf('Mensaje')).toBe(
      'Vuelo LA 602, SCL-LIM, 20-11-2025, reserva ABC123\nLlegué al otro día.',
    )
  })

  it('changes nothing when refused, and its text stays, also after a reload, until it or another is copied', async () => {
    const { user, unmount } = await renderApp({ path: '/reclamo' })
    await paste(user, SMS)
    await user.click(await screen.findByRole('button', { name: 'No usar' }))
    expect(screen.queryByRole('group', TICKET)).toBeNull()
    expect(screen.getByLabelText(FIELD)).toHaveValue(SMS)
    expect(screen.getByLabelText(FIELD)).toHaveFocus()
    expect(valueOf('Tipo de reclamo')).toBe('')
    expect(valueOf('Mensaje')).toBe('')
    fireEvent.change(screen.getByLabelText(FIELD), { target: { value: `${SMS} Gracias.` } })
    expect(await screen.findByRole('group', TICKET)).toBeVisible()
    fireEvent.change(screen.getByLabelText(FIELD), { target: { value: SMS } })
    await until(async () => JSON.stringify(await draftRecords()).includes('niebla'))
    unmount()
    const { user: later } = await renderApp({ path: '/reclamo' })
    await until(() => isOnPage(/^Recuperamos/))
    await later.click(screen.getByRole('button', OPEN))
    const field = await screen.findByLabelText(FIELD)
    expect(field).toHaveValue(SMS)
    expect(field).not.toHaveFocus()
    fireEvent.change(field, { target: { value: `${SMS} Gracias.` } })
    await later.click(await screen.findByLabelText('Copiar el texto completo en Mensaje'))
    await use(later)
    expect(valueOf('Mensaje')).toBe(`${LINE}\n${SMS} Gracias.`)

    fillField('Mensaje', '')
    await paste(later, 'Hola, gracias por escribirnos.')
    await screen.findByText(/^No encontramos datos de un vuelo en este texto\./)
    expect(screen.queryByRole('button', { name: 'Usar estos datos' })).toBeNull()
    await later.click(screen.getByRole('button', { name: 'Copiar en Mensaje' }))
    expect(valueOf('Mensaje')).toBe('Hola, gracias por escribirnos.')
  })
})
