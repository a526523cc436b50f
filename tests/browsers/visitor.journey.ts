import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { TEST_PASSWORD } from '@tests/e2e/api-data'
import { CARD_PAGE, startCardSite } from './card-site'
import { button, dialog, field, heading, words } from './person'
import { openBrowserSite } from './site'

const site = openBrowserSite()

const PUBLIC = [
  paths.home,
  paths.claim,
  paths.claimSent,
  paths.payment,
  paths.accessDenied,
  paths.contact,
  paths.team,
  paths.faq,
  paths.privacy,
  paths.accessibility,
  paths.resetPassword,
  '/no-existe',
]

describe('a visitor on a phone', () => {
  it('reads every public page: with one heading, no console messages and no horizontal overflow', async () => {
    const person = await site.open(paths.home)
    for (const path of PUBLIC) {
      await site.goto(person, path)
      await person.see({ role: 'heading', name: /./, within: { role: 'main' } })
      const seen = await person.tab.run(
        () => ({
          width: window.innerWidth,
          sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          titles: document.querySelectorAll('h1').length,
        }),
        null,
      )
      expect({ path, ...seen }).toEqual({ path, width: 390, sticksOut: 0, titles: 1 })
    }
  })

  it('signs in through the dialog, and sees the claims with their status', async () => {
    const person = await site.open('/')
    const entrance = dialog('Ingresa o Regístrate')
    await person.click(button('Entrar'))
    await person.fill(field('Correo electrónico', entrance), 'user@prueba.test')
    await person.fill(field('Contraseña', entrance), TEST_PASSWORD)
    await person.click(button('Ingresar', entrance))
    await person.seePath('/profile')
    await person.see(heading('TU PERFIL'))
    await person.seeValue(field('Nombre'), 'Paula Pasajera')
    const cookies = await person.tab.run(() => document.cookie, null)
    expect(cookies).toMatch(/(^|; )iktoken=\w/)
    expect(cookies).toMatch(/(^|; )ikrole=USER(;|$)/)
    await person.click({ role: 'link', name: 'Mis Reclamos', within: { role: 'main' } })
    await person.see(heading('Mis Reclamos'))
    await person.see(words('EN APELACIÓN'))
    await person.see(words('05/01/2026'))
  })

  it('edits the profile, registers a card at its provider and comes back', async () => {
    const person = await site.open('/profile', { role: 'TAXI' })
    await person.fill(field('Dirección'), 'Calle Nueva 45, Valdivia')
    await person.click(button('Actualizar Datos'))
    await person.see(words('Los datos se han actualizado exitosamente.'))
    const [put] = site.api.callsOf('PUT /user/')
    expect(JSON.parse(put?.body.toString() ?? '')).toMatchObject({
      name: 'Tomás Taxi',
      address: 'Calle Nueva 45, Valdivia',
    })

    const cards = await startCardSite()
    site.api.setFault('POST /register-credit-card/', {
      kind: 'respond',
      status: 200,
      body: { redirect_url: `${cards.url}/register` },
    })
    await person.click(button('Registrar tarjeta'))
    await person.until('the card provider', () =>
      person.tab.run((title) => document.body.innerText.includes(title), CARD_PAGE),
    )
    expect(site.api.callsOf('POST /register-credit-card/')).toHaveLength(1)
    await person.back('/profile')
    await person.seeValue(field('Dirección'), 'Calle Nueva 45, Valdivia')
    await cards.close()
  })
})
