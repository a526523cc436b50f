import type { Page } from 'playwright-core'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { paths } from '@/config/paths'
import type { SeededRandom } from '@/mocks/seed/random'
import { fillClaim, sendButton } from '@tests/e2e/fill-claim'
import { PERSONAL, pickTag } from './person'
import { STAFF_STEPS } from './staff-steps'
import { fillIn, PRESS, pressButton, topOf, type Step } from './step'

const PAGES = Object.values(paths)

async function openDialog(page: Page): Promise<boolean> {
  if ((await page.locator('[role="dialog"]').count()) > 0) return false
  if (!(await pressButton(page, 'Entrar'))) return false
  await page.locator('[role="dialog"]').first().waitFor(PRESS)
  return true
}

const goSomewhere: Step = async (page, chance) => {
  const path = PAGES[chance.whole(PAGES.length)] ?? '/'
  await page.goto(path)
  return `opens ${path}`
}

const reload: Step = async (page) => {
  await page.reload()
  return 'reloads'
}

const goBack: Step = async (page) => {
  await page.goBack({ ...PRESS, waitUntil: 'commit' })
  // Before the first page the tab shows the browser's blank page.
  if (page.url() === 'about:blank') await page.goto('/')
  return 'goes back'
}

/** Signs in as one of the demo users by its shortcut button. */
export const signIn: Step = async (page, chance) => {
  const { label } = DEMO_PEOPLE[chance.whole(DEMO_PEOPLE.length)] ?? DEMO_PEOPLE[0]
  if (!(await openDialog(page))) return null
  return (await pressButton(page, label)) ? `signs in as ${label}` : null
}

const signInBadly: Step = async (page, chance) => {
  const tag = pickTag(chance)
  if (!(await openDialog(page))) return null
  const username = `zulema${tag}@demo.cl`
  await fillIn(page, { 'Correo electrónico': username, Contraseña: 'cualquiera' })
  await pressButton(page, 'Ingresar')
  return `signs in as ${username}`
}

const register: Step = async (page, chance) => {
  const tag = pickTag(chance)
  if (!(await openDialog(page)) || !(await pressButton(page, 'Crea tu cuenta'))) return null
  const username = `zulema.${chance.whole(1000)}${tag}@demo.cl`
  await fillIn(page, {
    'Correo electrónico': username,
    Contraseña: 'secreta-1',
    'Repetir contraseña': 'secreta-1',
  })
  await page.getByRole('checkbox', { name: /^He leído y acepto/ }).check(PRESS)
  await pressButton(page, 'Registrarme')
  return `registers ${username}`
}

const recover: Step = async (page, chance) => {
  const tag = pickTag(chance)
  if (!(await openDialog(page)) || !(await pressButton(page, 'Recuperar Contraseña'))) return null
  await fillIn(page, { 'Correo electrónico': `zulema${tag}@demo.cl` })
  await pressButton(page, 'Enviar enlace')
  return `asks for a new password ${tag}`
}

const claim: Step = async (page, chance) => {
  const tag = pickTag(chance)
  await page.goto(paths.claim)
  await page.locator('form textarea').first().waitFor(PRESS)
  await fillClaim(page)
  await fillIn(page, {
    Mensaje: `Cancelaron mi vuelo ${tag}`,
    'Correo electrónico': PERSONAL.email,
  })
  await sendButton(page).click(PRESS)
  return `files a claim ${tag}`
}

const contact: Step = async (page, chance) => {
  const tag = pickTag(chance)
  await page.goto(paths.contact)
  await page.locator('form textarea').first().waitFor(PRESS)
  await fillIn(page, {
    Nombre: PERSONAL.name,
    Teléfono: PERSONAL.phone,
    'Correo electrónico': PERSONAL.email,
    Mensaje: `Hola ${tag}`,
  })
  await pressButton(page, 'Enviar')
  return `writes a message ${tag}`
}

/** The demo API reads the faults of calls without a text from the profile's address. */
const editProfile: Step = async (page, chance) => {
  const [inName, inAddress] = [pickTag(chance), pickTag(chance)]
  await page.goto(paths.profile)
  const save = page.getByRole('button', { name: 'Actualizar Datos' })
  await save.waitFor(PRESS).catch(() => undefined)
  if ((await save.count()) === 0) return null
  await fillIn(page, {
    Nombre: `${PERSONAL.name} ${inName}`,
    Dirección: `Los Aromos 12 ${inAddress}`,
    RUT: PERSONAL.rut,
  })
  await pressButton(page, 'Actualizar Datos')
  return `saves the profile, name ${inName}, address ${inAddress}`
}

const registerCard: Step = async (page) => {
  return (await pressButton(page, 'Registrar tarjeta')) ? 'registers a card' : null
}

const signOut: Step = async (page) => {
  return (await pressButton(page, 'Cerrar Sesión')) ? 'signs out' : null
}

const retry: Step = async (page) => {
  return (await pressButton(page, 'Reintentar')) ? 'tries again' : null
}

const pressKey: Step = async (page, chance) => {
  const key = chance.pick(['Escape', 'Tab', 'Enter', 'Shift+Tab', 'ArrowDown', 'j', 'n', '?', '/'])
  await page.keyboard.press(key)
  return `presses ${key}`
}

/** Presses any visible button, field or inner link, sometimes twice. */
const pressAnything: Step = async (page, chance) => {
  const root = await topOf(page)
  const all = root.locator('button:visible, a[href^="/"]:visible:not([target]), summary:visible')
  const count = await all.count()
  if (count === 0) return null
  const one = all.nth(chance.whole(count))
  const clickCount = chance.whole(4) === 0 ? 2 : 1
  const name = await one.evaluate((node) =>
    (node.ariaLabel ?? node.textContent).trim().slice(0, 60),
  )
  await one.click({ ...PRESS, clickCount })
  return `presses "${name}"${clickCount === 2 ? ' twice' : ''}`
}

const FIXED = ['[type=checkbox]', '[type=radio]', '[type=file]', '[type=date]', '[readonly]']

const STRANGE = [
  '',
  ' ',
  '-1',
  '0',
  '99999999999',
  '<b>x</b>',
  '🧳 مرحبا',
  'ñandú#fallo-500',
  '1.000,5',
]

const typeAnything: Step = async (page, chance) => {
  const root = await topOf(page)
  const all = root.locator(`input:visible:not(${FIXED.join()}), textarea:visible`)
  const count = await all.count()
  if (count === 0) return null
  const text = STRANGE[chance.whole(STRANGE.length)] ?? ''
  await all.nth(chance.whole(count)).fill(text, PRESS)
  return `types ${JSON.stringify(text)}`
}

/** Every step with its weight. */
const STEPS: readonly (readonly [step: Step, weight: number])[] = [
  [goSomewhere, 6],
  [signIn, 6],
  [pressAnything, 14],
  [typeAnything, 6],
  [pressKey, 4],
  [goBack, 2],
  [reload, 2],
  [retry, 3],
  [signInBadly, 2],
  [register, 2],
  [recover, 2],
  [claim, 3],
  [contact, 3],
  [editProfile, 4],
  [registerCard, 2],
  [signOut, 1],
  ...STAFF_STEPS,
]

/** Picks the next step to try. */
export function pickStep(chance: SeededRandom): Step {
  const total = STEPS.reduce((sum, [, weight]) => sum + weight, 0)
  let left = chance.whole(total)
  for (const [step, weight] of STEPS) {
    left -= weight
    if (left < 0) return step
  }
  return goSomewhere
}
