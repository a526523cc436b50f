import { fireEvent } from '@testing-library/react'
import type { DemoClaim } from '@/mocks/state'
import { demo } from '@tests/support/server'
import { until } from '@tests/support/clock'
import { button, iconButton } from '@tests/support/page'

const CLAIM_ID = 1001
const DETAILS = `Detalles del reclamo ${CLAIM_ID}`

/** A single claim makes every test fast: complete, of a user with a card. */
export function keepOneClaim(changes: Partial<DemoClaim> = {}): void {
  const [first] = demo.state.claims
  if (!first) throw new Error('the demo has no claims')
  demo.state.claims = [
    {
      ...first,
      id: CLAIM_ID,
      email: 'taxi@demo.cl',
      category: 'EN EVALUACIÓN',
      subcategory: 'INGRESO DE CASO',
      handler: 'Equipo Legal',
      reservation_code: 'QWERT1',
      ...changes,
    },
  ]
}

/** Opens the details of the claim by the button in its row. */
export async function openDetails(): Promise<void> {
  await until(() => iconButton(DETAILS) !== null)
  fireEvent.click(iconButton(DETAILS) ?? document.body)
  await until(() => button('Editar') !== null)
}
