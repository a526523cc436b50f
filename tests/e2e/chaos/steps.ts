import type { Page } from 'playwright-core'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { paths } from '@/config/paths'
import type { SeededRandom } from '@/mocks/seed/random'
import { FILES, fillClaim, sendButton } from '@tests/e2e/fill-claim'
import { PERSONAL, pickTag } from './person'
import { findRecordsOfOthers } from './invariants'
import { fillIn, PRESS, pressButton, topOf, Violation, type Step } from './step'

/** Longer than the deletion of the device's records takes, in ms. */
const ERASING_MS = 500

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

/** A form that sends one call. The demo API reads the fault of the call from one of its fields. */
interface Form {
  readonly name: string
  /** Its page; without one, the button that opens it. */
  readonly at: string | { readonly press: string }
  readonly values: Readonly<Record<string, string>>
  readonly faultField: string
  readonly submit: string
}

const FORMS: readonly [Form, ...Form[]] = [
  {
    name: 'writes a message',
    at: paths.contact,
    values: {
      Nombre: PERSONAL.name,
      Teléfono: PERSONAL.phone,
      'Correo electrónico': PERSONAL.email,
    },
    faultField: 'Mensaje',
    submit: 'Enviar',
  },
  {
    name: 'saves the profile',
    at: paths.profile,
    values: { Nombre: PERSONAL.name, RUT: PERSONAL.rut },
    faultField: 'Dirección',
    submit: 'Actualizar Datos',
  },
  {
    name: 'filters the claims',
    at: paths.legalClaims,
    values: {},
    faultField: 'Correo',
    submit: 'Aplicar Filtro',
  },
  {
    name: 'edits a claim',
    at: { press: 'Editar' },
    values: {},
    faultField: 'Next Step',
    submit: 'Guardar',
  },
  {
    name: 'asks for a new password',
    at: { press: 'Recuperar Contraseña' },
    values: {},
    faultField: 'Correo electrónico',
    submit: 'Enviar enlace',
  },
]

const sendForm: Step = async (page, chance) => {
  const { name, at, values, faultField, submit } = chance.pick(FORMS)
  const tag = pickTag(chance)
  if (typeof at === 'string') await page.goto(at)
  else if (!(await pressButton(page, at.press))) return null
  const button = (await topOf(page)).getByRole('button', { name: submit, exact: true }).last()
  await button.waitFor(PRESS).catch(() => undefined)
  if ((await button.count()) === 0) return null
  const isAddress = faultField.startsWith('Correo ')
  await fillIn(page, { ...values, [faultField]: isAddress ? `zulema${tag}@demo.cl` : tag })
  await pressButton(page, submit)
  return `${name} ${tag}`
}

const openDetails: Step = async (page, chance) => {
  const buttons = page.getByRole('button', { name: /^Detalles del reclamo / })
  const count = await buttons.count()
  if (count === 0) return null
  await buttons.nth(chance.whole(count)).click(PRESS)
  return 'opens a claim'
}

const claim: Step = async (page, chance) => {
  const tag = pickTag(chance)
  await page.goto(paths.claim)
  await page.locator('form textarea').first().waitFor(PRESS)
  await fillClaim(page)
  await fillIn(page, { Mensaje: `Cancelaron mi vuelo ${tag}` })
  await sendButton(page).click(PRESS)
  return `files a claim ${tag}`
}

const WAYS_BACK = {
  'reloads it': async (page: Page) => void (await page.reload()),
  'goes away and back': async (page: Page) => {
    await page.goto(paths.faq)
    await page.goBack()
  },
  'opens it again': async (page: Page) => {
    await page.goto('/')
    await page.goto(paths.claim)
  },
} as const

/** Real storage: a stored draft is there again with its files, whatever happened to this device before. */
const keepDraft: Step = async (page, chance) => {
  const way = chance.pick(['reloads it', 'goes away and back', 'opens it again'] as const)
  const message = `Perdí mi vuelo ${chance.whole(10_000)}`
  await page.goto(paths.claim)
  const field = page.getByLabel('Mensaje', { exact: true })
  await field.waitFor(PRESS)
  await fillClaim(page)
  await field.fill(message, PRESS)
  await page.getByText('Borrador guardado en este equipo').waitFor(PRESS)
  await WAYS_BACK[way](page)
  await page.getByText(/Recuperamos tu borrador del/).waitFor(PRESS)
  const [text, files] = [
    await field.inputValue(PRESS),
    await page.getByRole('button', { name: /^Quitar / }).count(),
  ]
  const found = `"${text}" with ${files} files`
  const isBack = text === message && files >= FILES.length
  if (!isBack) throw new Violation(`I4 the draft "${message}" came back as ${found} (${way})`)
  return `types a draft and ${way}`
}

const registerCard: Step = async (page) => {
  return (await pressButton(page, 'Registrar tarjeta')) ? 'registers a card' : null
}

/** The next person on this device finds nothing of this one. */
const signOut: Step = async (page) => {
  if (!(await pressButton(page, 'Cerrar Sesión'))) return null
  // Asked if it deletes a claim.
  await page.getByRole('button', { name: /^(Salir sin guardar|Entrar)$/ }).waitFor(PRESS)
  await pressButton(page, 'Salir sin guardar')
  await page.getByRole('button', { name: 'Entrar' }).waitFor(PRESS)
  await page.waitForTimeout(ERASING_MS)
  const left = await findRecordsOfOthers(page, null)
  if (left.length > 0) throw new Violation(`I7 left after the sign-out: ${left.join()}`)
  return 'signs out'
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
  [goBack, 3],
  [reload, 3],
  [retry, 3],
  [sendForm, 14],
  [openDetails, 6],
  [claim, 3],
  [keepDraft, 3],
  [registerCard, 2],
  [signOut, 3],
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
