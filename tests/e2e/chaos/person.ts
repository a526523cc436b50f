import type { SeededRandom } from '@/mocks/seed/random'
import { FAULTS, FAULT_NAMES, type FaultName } from '@/mocks/faults/faults'

/** Faults that only delay: rarely chosen, or a run would only wait. */
const PATIENT: readonly FaultName[] = ['never', 'slow']

/** What this user types. It must not appear outside the page. */
export const PERSONAL = {
  name: 'Zulema Quiñones Ibáñez',
  email: 'zulema.q@correo.cl',
  phone: '+56977665544',
  rut: '12.345.678-5',
} as const

/** Personal data that must not leave the page: the user's own and that of the demo users. */
export const SECRETS: readonly string[] = [
  PERSONAL.email,
  PERSONAL.phone,
  PERSONAL.rut,
  '12345678-5',
  'pasajero@demo.cl',
  'taxi@demo.cl',
  'admin@demo.cl',
  'legal@demo.cl',
]

/** A tag that makes the demo API fail, or an empty text in half of the cases. */
export function pickTag(chance: SeededRandom): string {
  if (chance.whole(2) === 0) return ''
  const isPatient = chance.whole(12) === 0
  const names = FAULT_NAMES.filter((name) => PATIENT.includes(name) === isPatient)
  return `#fallo-${FAULTS[names[chance.whole(names.length)] ?? '500'].tag}`
}
