import { expect } from 'vitest'
import {
  fillClaim,
  leaveField,
  readForm,
  send,
  sendButton,
  termsBox,
  TICKET_NAME,
  TYPED,
} from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { until } from '@tests/support/clock'
import { hasForm } from '@tests/support/page'
import { assertScreen } from './running/run-matrix'

assertScreen('C7', {
  open: async () => {
    const view = await renderApp({ path: '/reclamo' })
    await until(hasForm)
    fillClaim()
    leaveField('RUT/DNI')
    await until(() => !sendButton().hasAttribute('disabled'))
    return view
  },
  act: send,
  typed: () => ({ ...readForm(), terms: termsBox().checked }),
  control: () => (hasForm() ? sendButton() : null),
  isDone: () => !hasForm(),
  check: ({ fault, end }) => {
    const hasArrived = demo.state.sentClaims.length === 1
    if (end === 'failed') expect(hasArrived).toBe(fault === 'acted-then-reset')
    if (!hasArrived) return
    // Arrived complete and once, with the name and text of the file.
    expect(demo.state.sentClaims[0]?.files[0]).toMatchObject({
      name: TICKET_NAME,
      text: '%PDF vuelo H2 512',
    })
  },
  secrets: [
    TYPED['Correo electrónico'],
    '12345678-5',
    '12.345.678-5',
    '+56987654321',
    TYPED.Mensaje,
  ],
})
