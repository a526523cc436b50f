import { expect } from 'vitest'
import { renderApp } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { until } from '@tests/support/clock'
import { button, field, findField, hasDialog, press, type } from '@tests/support/page'
import { assertScreen } from './running/run-matrix'
import { keepOneClaim, openDetails } from './running/staff-desk'

const TYPED = {
  Nombre: 'Ana Nueva',
  'Código de reserva': 'ZXCVB9',
  Responsable: 'Equipo Legal',
  Categoría: 'EN EVALUACIÓN',
  Subcategoría: 'INGRESO DE CASO',
  'Tipo de reclamo': 'RETRASO',
  Aerolínea: 'SKY',
  'Next Step': 'Llamar a la aerolínea',
}

const LABELS = Object.keys(TYPED)
const readForm = () => LABELS.map((label) => field(label).value)

const chargeButton = () => button('Confirm charge')
const confirmBox = () =>
  document.querySelector<HTMLElement>('[role="dialog"] input[type="checkbox"]:not([role="switch"])')

const payerRut = () => demo.state.users.find(({ email }) => email === 'taxi@demo.cl')?.rut ?? null

/** Opens the charge dialog of the claim, which looks up its customer at once. */
async function openCharge() {
  keepOneClaim({ category: 'CASO GANADO', rut: payerRut() })
  const view = await renderApp({ path: '/admin/cobro-manual', as: 'ADMIN' })
  await openDetails()
  press('Cobrar')
  await until(() => chargeButton() !== null)
  return view
}

const hasCustomer = () => field('Customer ID').value !== ''

assertScreen('C10', {
  open: openCharge,
  // After a 401 the dialog to sign in again covers the form.
  control: () => button('Ingresar') ?? button('Buscar de nuevo'),
  isDone: hasCustomer,
  check: ({ end }) => {
    expect(hasCustomer()).toBe(end === 'done')
    expect(chargeButton()).toBeDisabled()
  },
})

assertScreen('C13', {
  open: async () => {
    keepOneClaim()
    const view = await renderApp({ path: '/legal/claim-list', as: 'LEGAL' })
    await until(() => button('Agregar nuevo reclamo') !== null)
    press('Agregar nuevo reclamo')
    await until(() => button('Guardar') !== null)
    Object.entries(TYPED).forEach(([label, value]) => type(label, value))
    return view
  },
  act: () => press('Guardar'),
  typed: readForm,
  control: () => button('Ingresar') ?? button('Guardar'),
  isDone: () => !hasDialog(),
  check: ({ fault, end }) => {
    if (end === 'failed') {
      expect(demo.state.claims).toHaveLength(fault === 'acted-then-reset' ? 2 : 1)
    }
  },
})

assertScreen('C14', {
  open: async () => {
    keepOneClaim()
    const view = await renderApp({ path: '/legal/claim-list', as: 'LEGAL' })
    await openDetails()
    press('Editar')
    await until(() => button('Guardar') !== null)
    type('Next Step', TYPED['Next Step'])
    return view
  },
  act: () => press('Guardar'),
  typed: readForm,
  control: () => button('Ingresar') ?? button('Guardar'),
  // The form has closed; the details below it are still open.
  isDone: () => findField('Next Step') === null && hasDialog(),
  check: ({ fault, end }) => {
    const isSaved = demo.state.claims[0]?.next_step === TYPED['Next Step']
    // An answer without a claim id counts as success.
    if (fault !== 'json-object') expect(isSaved).toBe(end === 'done')
  },
})

assertScreen('C15', {
  open: async () => {
    const view = await openCharge()
    await until(hasCustomer)
    type('Amount (CLP)', '38.000')
    return view
  },
  act: () => press('Confirm charge'),
  typed: () => [field('Customer ID').value, field('Amount (CLP)').value],
  // An unknown outcome needs one more confirmation before the button; after a 401 the sign-in
  // dialog covers it.
  control: () => confirmBox() ?? button('Ingresar') ?? chargeButton(),
  isDone: () => true,
  check: ({ fault, end, says }) => {
    expect(confirmBox() !== null).toBe(says.length > 1)
    if (end === 'failed') {
      const hasMoneyMoved = fault === 'acted-then-reset' || fault === 'wrong-shape'
      expect(demo.state.charges).toHaveLength(hasMoneyMoved ? 1 : 0)
    }
  },
})
