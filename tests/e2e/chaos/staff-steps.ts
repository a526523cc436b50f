import { paths } from '@/config/paths'
import { pickTag } from './person'
import { fillIn, PRESS, pressButton, type Step } from './step'

const DESKS = {
  ADMIN: [paths.adminCharges, paths.adminReport],
  LEGAL: [paths.legalClaims, paths.legalUsers],
} as const

/** Mostly the user's own desk; a user without one tries another role's page. */
const openDesk: Step = async (page, chance) => {
  const cookies = await page.context().cookies()
  const role = cookies.find(({ name }) => name === 'ikrole')?.value
  const path = chance.pick(DESKS[role === 'ADMIN' ? 'ADMIN' : 'LEGAL'])
  await page.goto(path)
  return `opens ${path}`
}

/** The demo API reads the fault tag of the list from the e-mail filter. */
const filter: Step = async (page, chance) => {
  const tag = pickTag(chance)
  await fillIn(page, { Correo: tag })
  const isPressed =
    (await pressButton(page, 'Aplicar Filtro')) || (await pressButton(page, 'Buscar'))
  return isPressed ? `filters by "${tag}"` : null
}

const openDetails: Step = async (page, chance) => {
  const buttons = page.getByRole('button', { name: /^Detalles del reclamo / })
  const count = await buttons.count()
  if (count === 0) return null
  await buttons.nth(chance.whole(count)).click(PRESS)
  return 'opens a claim'
}

/**
 * The demo API reads the fault of a save from Next Step, of a charge from the name, and of the user search
 * from the e-mail. One of the three is set at a time.
 */
const edit: Step = async (page, chance) => {
  const tag = pickTag(chance)
  const field = chance.pick(['Next Step', 'Next Step', 'Nombre', 'Correo'])
  if (!(await pressButton(page, 'Editar'))) return null
  const text = field === 'Correo' ? `pasajero${tag}@demo.cl` : `Llamar mañana ${tag}`
  await page.getByRole('dialog').last().getByLabel(field, { exact: true }).fill(text, PRESS)
  await pressButton(page, 'Guardar')
  return `edits a claim, ${field} ${tag}`
}

const create: Step = async (page, chance) => {
  const tag = pickTag(chance)
  if (!(await pressButton(page, 'Agregar nuevo reclamo'))) return null
  const dialog = page.locator('[role="dialog"]').last()
  await dialog.waitFor(PRESS)
  await fillIn(page, { 'Código de reserva': 'QWERT1', 'Next Step': `Revisar ${tag}` })
  const choices = {
    Responsable: 1,
    Categoría: 1 + chance.whole(3),
    Subcategoría: 1,
    'Tipo de reclamo': 1,
    Aerolínea: 1,
  }
  for (const [label, index] of Object.entries(choices)) {
    const select = dialog.getByLabel(label, { exact: true })
    if (await select.isEnabled()) await select.selectOption({ index }, PRESS)
  }
  await pressButton(page, 'Guardar')
  return `creates a claim ${tag}`
}

const charge: Step = async (page, chance) => {
  if (!(await pressButton(page, 'Cobrar'))) return null
  const amount = chance.pick(['38.000', '50', '0,5', '1.234.567'])
  await page.getByLabel('Amount (CLP)').fill(amount, PRESS)
  // A warning about the claim has its own checkbox.
  const boxes = page.getByRole('dialog', { name: 'Charge' }).getByRole('checkbox')
  for (const box of await boxes.all()) await box.check(PRESS).catch(() => undefined)
  const confirm = page.getByRole('button', { name: 'Confirm charge' })
  await confirm.click(PRESS).catch(() => undefined)
  return `charges ${amount}`
}

/** Steps for staff only; on other pages they find nothing to press. */
export const STAFF_STEPS: readonly (readonly [step: Step, weight: number])[] = [
  [openDesk, 5],
  [filter, 4],
  [openDetails, 6],
  [edit, 4],
  [create, 3],
  [charge, 4],
]
