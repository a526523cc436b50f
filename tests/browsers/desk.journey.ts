import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '@tests/e2e/api-data'
import { saveElsewhere } from '@tests/e2e/staff-elsewhere'
import { LATE_STYLES } from '@tests/e2e/static-server'
import { savedBodies } from '@tests/e2e/staff-changes'
import { DESKTOP } from './engine'
import { button, dialog, field, words, type Person, type Query } from './person'
import { openBrowserSite } from './site'

const site = openBrowserSite()

const CRM = '/legal/claim-list'
const TRAY = 'Pendientes de guardar'
const NOTICE: Query = { role: 'status', name: 'Cambios' }
const SAVED = words(/^Guardado\.$/, NOTICE)
const HERS = 'Pedir la boleta'
const HIS = 'Llamar a LATAM'
const EIGHT = [21, 22, 23, 24, 25, 26, 27, 28]

async function openDesk(): Promise<Person> {
  const person = await site.open(CRM, { role: 'LEGAL', size: DESKTOP })
  await person.see(button('Detalles del reclamo 29'))
  return person
}

const rowOf = (id: number): Query => ({ role: 'row', name: new RegExp(`\\bNombre${id}\\b`) })

async function changeNextStep(person: Person, id: number, text: string) {
  await person.click(button('Revisar antecedentes', rowOf(id)))
  const editor = dialog(`Next Step · reclamo ${id}`)
  await person.fill(field('Next Step', editor), text)
  await person.click(button('Guardar', editor))
  await person.seeGone(editor)
}

/** Marks some claims of the page as contacted today. */
async function markContacted(person: Person, ids: readonly number[]) {
  const bar: Query = { role: 'region', name: 'Acciones para los elegidos' }
  for (const id of ids) {
    await person.click({ role: 'checkbox', name: `Elegir reclamo ${id}` })
    // The bulk bar appears with the first ticked row, and moves the rows.
    await person.see(bar)
  }
  await person.see(words(ids.length === 1 ? /^1 elegido$/ : new RegExp(`^${ids.length} elegidos$`)))
  await person.click(button('Contacté hoy', bar))
}

/** Ids of the saved claims, in order of the calls. */
const savedIds = () => savedBodies(site.api).map(({ id }) => id)

const untilSaves = (person: Person, count: number) =>
  person.until(`${count} calls`, () => Promise.resolve(savedIds().length >= count))

/** Saves the five claims after the third with one press: no other claim is sent again. */
async function saveRest(person: Person) {
  const before = savedIds()
  await person.click(button(`${TRAY} (1)`))
  const tray: Query = { role: 'region', name: TRAY }
  await person.see(words(/^5 reclamos/, tray))
  await person.click(button('Continuar, 5 reclamos', tray))
  await person.see(words(/^Guardado en [58]\.$/, NOTICE))
  await person.seeGone(button(new RegExp(`^${TRAY}`)))
  const rest = savedIds().slice(before.length)
  expect([...before.slice(0, 3), ...rest].sort()).toEqual(EIGHT)
}

/** How many cards the board has, and how many are lower than their text. */
const countCards = () => {
  const cards = Array.from(document.querySelectorAll('[data-lane]:not([data-lane="closed"]) li'))
  const isCut = (card: Element) => card.clientHeight < 0.9 * card.scrollHeight
  return { all: cards.length, cut: cards.filter(isCut).length }
}

function addStyles(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

describe('a view', () => {
  it('shows whole cards on the board, although a lane has no room for all', async () => {
    const size = { width: DESKTOP.width, height: 600 }
    const person = await site.open(`${CRM}?vista=tablero`, { role: 'LEGAL', size })
    const cards = () => person.tab.run(countCards, null)
    await person.until('the cards', async () => (await cards()).all > 20)
    expect((await cards()).cut).toBe(0)
  })

  it('shows two lines of a long next step', async () => {
    // Not typed: on a busy machine a driver needs longer for so many keys than a command may take.
    const next_step = 'Llamar a la aerolínea y preguntar otra vez. '.repeat(4)
    await saveElsewhere(site.api, 28, { next_step })
    const person = await site.open(`${CRM}?vista=hoy`, { role: 'LEGAL', size: DESKTOP })
    await person.see(button(/^Llamar a la aerolínea/))
    const lines = () =>
      Array.from(document.querySelectorAll('tbody [data-place="next_step"]'), (step) =>
        Math.round(step.clientHeight / parseFloat(getComputedStyle(step).lineHeight)),
      )
    expect(Math.max(...(await person.tab.run(lines, null)))).toBe(2)
  })

  it('appears with its styles, although others are on their way', async () => {
    const person = await openDesk()
    await person.tab.run(addStyles, LATE_STYLES)
    await person.click({ role: 'link', name: 'Qué toca hoy' })
    await person.see(button(/^Contacté hoy/))
    const edges = () =>
      Array.from(document.querySelectorAll('tbody'), ({ rows }) =>
        rows[0]?.cells[0] ? getComputedStyle(rows[0].cells[0]).borderLeftWidth : '',
      )
    expect((await person.tab.run(edges, null))[0]).toBe('5px')
  })
})

describe('one claim', () => {
  it('keeps the changes of two tabs of one user', async () => {
    const first = await openDesk()
    const second = await site.openBeside(first, CRM)
    await second.see(button('Detalles del reclamo 29'))
    await first.tab.toFront()
    await changeNextStep(first, 29, HERS)
    await first.see(SAVED)
    await second.tab.toFront()
    await markContacted(second, [29])
    await second.see(SAVED)
    await second.see(button(HERS, rowOf(29)))
    expect(savedBodies(site.api).at(-1)).toMatchObject({
      id: 29,
      next_step: HERS,
      last_customer_contact: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
  })

  it('lets the second user resolve a conflict', async () => {
    const [ana, leo] = [await openDesk(), await openDesk()]
    await changeNextStep(ana, 29, HERS)
    await ana.see(SAVED)
    await changeNextStep(leo, 29, HIS)
    await leo.see(words('Otra persona lo cambió mientras tanto. Elige cuál queda.', NOTICE))
    expect(savedIds()).toEqual([29])
    await leo.click(button('Elegir cuál queda, reclamo 29', NOTICE))
    await leo.choose({ role: 'radiogroup', name: 'Next Step' }, 'mine')
    await leo.click(button('Guardar lo elegido'))
    await leo.seeGone(words('Elige cuál queda', NOTICE))
    await leo.see(button(HIS, rowOf(29)))
    expect(savedIds()).toEqual([29, 29])
    await ana.tab.toFront()
    await ana.tab.reload()
    await ana.see(button(HIS, rowOf(29)))
  })
})

describe('a batch of eight claims', () => {
  it('continues after the user signs in again when the session expires at the fourth', async () => {
    const person = await openDesk()
    const over = { kind: 'respond', status: 401, body: { detail: 'over' } } as const
    site.api.setFault('PUT /claims/{}', over, 3)
    await markContacted(person, EIGHT)
    const again = dialog('Vuelve a entrar')
    await person.see(again)
    expect(savedIds()).toHaveLength(4)
    site.api.clearFaults()
    await person.fill(field('Contraseña', again), TEST_PASSWORD)
    await person.click(button('Ingresar', again))
    await person.seeGone(again)
    await saveRest(person)
  })

  it('continues after a reload at the fourth', async () => {
    const person = await openDesk()
    site.api.setFault('PUT /claims/{}', { kind: 'hang' }, 3)
    await markContacted(person, EIGHT)
    await untilSaves(person, 4)
    const isAsked = await person.tab.run(
      () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
      null,
    )
    expect(isAsked).toBe(true)
    await person.tab.reload()
    // Not before: Firefox ends the open call when it starts to leave, and the batch continues until it has left.
    site.api.clearFaults()
    await saveRest(person)
  })
})
