import { describe, expect, inject, it } from 'vitest'
import { button, field, heading, words, type Person } from './person'
import { openBrowserSite } from './site'

const site = openBrowserSite()

/** Marks the page, to recognize it when the browser shows it again without loading it. */
const mark = ({ tab }: Person) =>
  tab.run(() => void Object.assign(window, { isSamePage: true }), null)
const isSamePage = ({ tab }: Person) => tab.run(() => 'isSamePage' in window, null)

/** Leaves the app by a full load and returns with the browser's Back. */
async function leaveAndReturn(person: Person, path: string, meanwhile?: () => Promise<void>) {
  await mark(person)
  await person.tab.goto(new URL('/robots.txt', await person.url()).href)
  await meanwhile?.()
  await person.back(path)
}

describe('a page in the back/forward cache', () => {
  it('keeps what is typed', async () => {
    const person = await site.open('/reclamo')
    await person.fill(field('Mensaje'), 'Cancelaron el vuelo')
    await leaveAndReturn(person, '/reclamo')
    await person.seeValue(field('Mensaje'), 'Cancelaron el vuelo')
    if (inject('engine') === 'firefox') expect(await isSamePage(person)).toBe(true)
  })

  it('shows no personal data after a sign-out in another tab', async () => {
    const person = await site.open('/mis-reclamos', { role: 'USER' })
    await person.see(words('EN APELACIÓN'))
    const beside = await site.openBeside(person, '/profile')
    await leaveAndReturn(person, '/', async () => {
      await beside.click(button('Cerrar Sesión'))
      await beside.seePath('/')
    })
    await person.seeGone(words('EN APELACIÓN'))
    await person.see(heading(/./))
    if (inject('engine') === 'firefox') expect(await isSamePage(person)).toBe(true)
  })
})
