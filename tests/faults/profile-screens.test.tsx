import { beforeEach, expect, vi } from 'vitest'
import { getSession } from '@/session/session-store'
import * as navigation from '@/ui/browser/navigate-away'
import { renderApp } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { until } from '@tests/support/clock'
import { button, field, press, type } from '@tests/support/page'
import { assertScreen } from './running/run-matrix'

const LABELS = ['Nombre', 'RUT', 'Teléfono', 'Dirección', 'Correo electrónico'] as const
const TYPED = { Nombre: 'Camila Nueva Rojas', Dirección: 'Calle Nueva 77', Teléfono: '56998765432' }

const readForm = () => LABELS.map((label) => field(label).value)
const passenger = () => demo.state.users[0]

async function openProfile() {
  const view = await renderApp({ path: '/profile', as: 'USER' })
  await until(() => button('Actualizar Datos') !== null)
  return view
}

let left = vi.spyOn(navigation, 'navigateAway')
beforeEach(() => {
  left = vi.spyOn(navigation, 'navigateAway').mockImplementation(() => undefined)
})

assertScreen('C4', {
  open: () => renderApp({ path: '/profile', as: 'USER' }),
  control: () => button('Actualizar Datos'),
  isDone: () => button('Actualizar Datos') !== null,
  check: ({ end, fault }) => {
    if (end !== 'done') return
    expect(field('Correo electrónico')).toHaveValue('pasajero@demo.cl')
    const lengths: Partial<Record<string, number>> = {
      huge: 10_000,
      'json-object': 0,
      'wrong-shape': 0,
    }
    expect(field('Nombre').value).toHaveLength(lengths[fault] ?? 'Camila Rojas'.length)
  },
})

assertScreen('C5', {
  open: async () => {
    const view = await openProfile()
    Object.entries(TYPED).forEach(([label, value]) => type(label, value))
    return view
  },
  act: () => press('Actualizar Datos'),
  typed: readForm,
  // The dialog to sign in again covers the page after an expired session.
  control: () => button('Ingresar') ?? button('Actualizar Datos'),
  isDone: () => button('Actualizar Datos') !== null,
  check: ({ fault, end }) => {
    expect(getSession().signedIn).toBe(fault !== '401')
    const isSaved = passenger()?.name === TYPED.Nombre
    if (end === 'failed') expect(isSaved).toBe(fault === 'acted-then-reset')
  },
  secrets: Object.values(TYPED),
})

assertScreen('C6', {
  open: openProfile,
  act: () => press('Registrar tarjeta'),
  typed: readForm,
  control: () => button('Registrar tarjeta'),
  isDone: () => left.mock.calls.length > 0,
  check: ({ end }) => {
    const addresses = left.mock.calls.flat()
    expect(addresses).toEqual(
      end === 'done' ? ['https://www.flow.cl/app/customer/register.php?token=demo'] : [],
    )
    expect(getSession().signedIn).toBe(true)
  },
})
