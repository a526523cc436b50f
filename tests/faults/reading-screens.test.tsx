import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { getSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { until } from '@tests/support/clock'
import { button, countRows, field, hasForm, hasTable, press, says, type } from '@tests/support/page'
import { assertScreen } from './running/run-matrix'

const EMPTY = 'No has enviado ningún reclamo aún.'

assertScreen('C8', {
  open: () => renderApp({ path: '/mis-reclamos', as: 'USER' }),
  control: () => button('Reintentar'),
  isDone: () => says(EMPTY) || hasTable(),
  check: ({ fault, end }) => {
    // A list that failed to load is not shown as an empty one.
    expect(says(EMPTY)).toBe(fault === 'json-list')
    expect(getSession().signedIn).toBe(end !== 'sent-away')
    if (fault === 'huge') expect(countRows()).toBeLessThan(100)
  },
})

assertScreen('C16', {
  open: () => renderApp({ path: '/qr-info', as: 'TAXI' }),
  control: () => button('Reintentar'),
  isDone: () => screen.queryByText('$165.000') !== null,
  check: ({ end }) => {
    if (end === 'failed') {
      expect(screen.getByText('Failed to load QR info')).toHaveAttribute('lang', 'en')
    }
    expect(getSession().signedIn).toBe(true)
  },
})

const MESSAGE = {
  Nombre: 'Ana María Muñoz',
  Teléfono: '+56 9 8765 4321',
  'Correo electrónico': 'ana.munoz@correo.cl',
  Mensaje: '¿Puedo reclamar por un vuelo de 2025?\nGracias.',
}

const readMessage = () => Object.keys(MESSAGE).map((label) => field(label).value)

assertScreen('C11', {
  open: async () => {
    const view = await renderApp({ path: '/contacto' })
    await until(hasForm)
    Object.entries(MESSAGE).forEach(([label, value]) => type(label, value))
    return view
  },
  act: () => press('Enviar'),
  typed: readMessage,
  control: () => button('Enviar'),
  isDone: () => button('Enviar') !== null,
  check: ({ end, fault }) => {
    if (end === 'done') expect(readMessage()).toEqual(['', '+56', '', ''])
    else {
      expect(demo.state.contactMessages).toHaveLength(fault === 'acted-then-reset' ? 1 : 0)
    }
  },
  secrets: [MESSAGE['Correo electrónico'], '+56987654321', MESSAGE.Mensaje],
})
