import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  eraseChargeAttempts,
  readAllChargeAttempts,
  saveChargeAttempt,
} from '@/device/charge-memory'
import type { PrivacyFacts } from '@/config/operator-privacy'
import type { ChargeAttempt, ChargeOutcome } from '@/domain/money/charge-attempts'
import { readRole, readToken } from '@/session/cookies'
import { readFromDevice, saveOnDevice } from '@/device/device-store'
import { Recipients } from '@/screens/privacy/static/Recipients'
import { Responsible } from '@/screens/privacy/static/Responsible'
import { ServerData } from '@/screens/privacy/static/ServerData'
import { SpecialCases } from '@/screens/privacy/static/SpecialCases'
import { renderApp } from '@tests/support/app'
import { catchDownloads } from '@tests/support/downloads'

const ERASE = 'Borrar datos de este equipo'

const main = () => screen.getByRole('main')

async function fillDevice() {
  await saveOnDevice('claim-draft', { texts: {} })
  localStorage.setItem('vuelo-justo:marca', '1')
  sessionStorage.setItem('vuelo-justo:qr_id', 'TAXI-77')
}

async function ask(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: ERASE }))
  await screen.findByRole('dialog', { name: '¿Borrar los datos de este equipo?' })
}

async function answer(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name }))
}

describe('privacy page', () => {
  it('is linked in the footer, and has a paragraph about each kind of data and right', async () => {
    const { user } = await renderApp()
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: 'Privacidad' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Privacidad' })
    await waitFor(() => expect(heading).toHaveFocus())
    for (const [what, text] of PARAGRAPHS) expect(main(), what).toHaveTextContent(text)
    expect(screen.queryByRole('region', { name: 'Preferencias de privacidad' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cambiar mi elección' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Preferencias de privacidad' })).toBeNull()
  })

  const PARAGRAPHS = [
    ['the session', /iktoken e ikrole.*Hasta que cierras sesión/],
    ['an edit', /todavía no se guarda.*24 horas.*Solo quien lo escribió lo recupera/],
    ['a searched e-mail', /correos que busca el equipo.*Hasta que cierra sesión/],
    ['the welcome dialog', /welcomeShown.*Hasta que cierras la pestaña/],
    [
      'the QR code',
      /código QR con el que llegaste.*Hasta que envías tu reclamo o cierras la pestaña/,
    ],
    [
      'the code of a referrer',
      /Tu identificador QR.*Hasta que lo quitas, cierras sesión.*entra otra persona/,
    ],
    ['sent claims', /enviaste un reclamo y cuándo.*24 horas/],
    ['the draft', /borrador de tu reclamo.*7 días/],
    ['the visit marks', /Cuándo viste tus reclamos por última vez.*Hasta que/],
    ['the demo', /datos inventados de esta demo.*Hasta que reinicias/],
    ['flags', /banderas \(flagcdn\.com\).*dirección IP/],
    ['Google sign-in', /Google, para entrar con tu cuenta/],
    ['statistics', /Google Analytics.*Solo si aceptas/],
    ['chat links', /WhatsApp.*Solo si tocas un enlace/],
    ['cards', /proveedor de tarjetas.*últimos cuatro dígitos/],
    ['reports', /Informes de gestión.*equipo de administración/],
    ['access', /Acceso:.*qué datos tuyos tenemos/],
    ['rectification', /Rectificación:.*corregir/],
    ['deletion', /Supresión:.*borremos/],
    ['portability', /Portabilidad:.*archivo/],
    ['opposition', /Oposición:.*dejemos de usar/],
    ['the laws', /ley 19\.628.*ley 21\.719.*1 de diciembre de 2026/],
    ['its version and date', /Versión 2, vigente desde el 24 de noviembre de 2026\./],
    [
      'the responsible party, also without configuration',
      /Quién responde por tus datosResponde Vuelo Justo/,
    ],
    [
      'a claim on the server',
      /Tu reclamo: nombre.*Base legal: la autorización.*Mientras dure tu caso/,
    ],
    ['an account', /Tu cuenta: correo, clave.*Base legal: el contrato.*Hasta que pides cerrarla/],
    ['charges', /Los cobros: reclamo.*la ley tributaria/],
    ['messages', /Lo que escribes en Contacto.*Base legal: tu consentimiento/],
    ['the log', /El registro del servidor: dirección IP.*interés legítimo en un sitio seguro/],
    ['the airline', /La aerolínea de tu vuelo.*recibe tu reclamo en su país/],
    ['offices', /SERNAC, la Junta de Aeronáutica Civil \(JAC\) y otras autoridades/],
    ['courts', /Tribunales y los abogados de tu caso/],
    ['hosting', /Quien aloja el sitio, el correo y los archivos.*por encargo nuestro/],
    ['other countries', /Fuera de Chile.*exigimos un resguardo adecuado\./],
    ['companions', /Quien viaja contigo.*pídele permiso/],
    ['minors', /Menores de edad.*padre, su madre o quien lo represente/],
    ['health', /Tu salud.*dato sensible.*puedes retirar esa autorización/],
    ['automated decisions', /Decisiones automatizadasNo las hay: una persona revisa cada caso/],
    ['breaches', /Si algo falla.*sin demora.*Agencia de Protección de Datos Personales/],
    ['blocking', /Bloqueo:.*mientras resolvemos otra petición/],
    ['withdrawal', /retirar un consentimiento cuando quieras.*sigue valiendo/],
    ['asking without an account', /No necesitas una cuenta/],
    ['the Agency', /puedes reclamar ante la Agencia.*Hasta entonces, ante el juzgado civil/],
    ['how to ask', /Es gratis\. Escríbenos desde Contacto o por WhatsApp.*30 días corridos/],
  ] as const
})

describe("operator's privacy facts", () => {
  const COMPANY = {
    legalName: 'Vuelo Justo SpA',
    rut: '76.543.210-3',
    address: 'Calle Uno 123, Santiago',
    email: 'hola@vuelojusto.cl',
  }
  const NOTHING = { legalName: '', rut: '', address: '', email: '' }
  const FACTS: PrivacyFacts = {
    representative: 'Ana Muñoz',
    hosting: 'Nube Uno, en Brasil',
    cardProvider: 'Flow S.A., en Chile',
    safeguards: 'cláusulas contractuales',
    claimsUntil: '5 años desde que se cierra el caso',
    accountsUntil: '30 días',
    chargesUntil: '6 años',
    messagesUntil: '1 año',
    logUntil: '90 días',
  }

  it.each([
    [COMPANY, 'Vuelo Justo SpA, RUT 76.543.210-3, Calle Uno 123, Santiago. La representa Ana.'],
    [NOTHING, 'aún no publica aquí su nombre, RUT y domicilio. La representa Ana.'],
  ])('name the responsible party, or say that it is missing: %j', (company, text) => {
    render(<Responsible company={company} representative="Ana" />, { wrapper: MemoryRouter })
    const region = screen.getByRole('region')
    expect(region).toHaveAccessibleName('Quién responde por tus datos')
    expect(region).toHaveTextContent(text)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      company.email === '' ? ['/contacto'] : [`mailto:${company.email}`, '/contacto'],
    )
  })

  it('give the limits, the recipients and their safeguards, and decisions of a program', () => {
    render(
      <MemoryRouter>
        <ServerData facts={FACTS} />
        <Recipients facts={FACTS} />
        <SpecialCases decisions="Un programa ordena los casos." />
      </MemoryRouter>,
    )
    const page = document.body
    for (const limit of [FACTS.claimsUntil, '30 días', '6 años', '1 año', '90 días']) {
      expect(page).toHaveTextContent(`A más tardar: ${limit}.`)
    }
    expect(page).toHaveTextContent('Nube Uno, en Brasil. Los guarda por encargo nuestro')
    expect(page).toHaveTextContent('Flow S.A., en Chile. Registras tu tarjeta en su página')
    expect(page).toHaveTextContent('un resguardo adecuado: cláusulas contractuales.')
    expect(page).toHaveTextContent('Decisiones automatizadasUn programa ordena los casos.')
    expect(page).not.toHaveTextContent('No las hay')
  })
})

describe('deleting the data of this device', () => {
  it('asks first, says if the browser refused, then signs out, deletes everything and lists it', async () => {
    const { user } = await renderApp({ path: '/privacidad', as: 'USER' })
    await fillDevice()
    for (const name of ['Cancelar', 'Cerrar']) {
      await ask(user)
      await answer(user, name)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(readToken()).not.toBeNull()
      expect(await readFromDevice('claim-draft')).toEqual({ texts: {} })
      expect(localStorage.getItem('vuelo-justo:marca')).toBe('1')
      expect(screen.queryByText(/^Listo\./)).not.toBeInTheDocument()
    }
    const refusal = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await ask(user)
    expect(screen.getByText(/Se cerrará tu sesión y perderás el borrador/)).toBeVisible()
    await answer(user, 'Sí, borrar')
    expect(await screen.findByText(/no nos dejó borrar todo/)).toHaveTextContent('Datos de sitios')
    expect(readToken()).toBeNull()
    refusal.mockRestore()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await ask(user)
    await answer(user, 'Sí, borrar')
    const done = await screen.findByText(/^Listo\. Cerramos tu sesión y borramos/)
    expect(done).toHaveTextContent(/borrador.*última visita.*elección de privacidad/)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: ERASE })).toHaveFocus()
    expect(readToken()).toBeNull()
    expect(readRole()).toBeNull()
    expect(await readFromDevice('claim-draft')).toBeUndefined()
    // Only the flag for suspended tabs stays; it contains no personal data.
    expect(Object.entries(localStorage)).toEqual([['vuelo-justo:signed-out', '1']])
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })
})

describe('charges with unknown outcome', () => {
  const attempt = (outcome: ChargeOutcome): ChargeAttempt => ({
    claimId: '1012',
    amount: 38_000,
    at: Date.now(),
    outcome,
    order: `claim-1012-${outcome}`,
  })
  const orders = () => readAllChargeAttempts().map(({ order }) => order)
  const box = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Borrar también estos cobros/ })

  async function askWithCharges(as: 'ADMIN' | 'LEGAL') {
    for (const outcome of ['unknown', 'charged'] as const) saveChargeAttempt(attempt(outcome))
    const { user } = await renderApp({ path: '/privacidad', as })
    await ask(user)
    return { user, section: await screen.findByRole('region', { name: 'Cobros sin confirmar' }) }
  }

  afterEach(() => eraseChargeAttempts(orders()))

  it('are listed, can be saved as a file, and are kept when LEGAL deletes the data', async () => {
    const { user, section } = await askWithCharges('LEGAL')
    expect(section).toHaveTextContent(
      /Hay un cobro que no.*\$38\.000 · reclamo 1012 · .+Orden claim-1012-unknown/,
    )
    expect(section).not.toHaveTextContent('claim-1012-charged')
    expect(box()).not.toBeInTheDocument()
    const { files } = catchDownloads()
    await answer(user, 'Guardar la lista (CSV)')
    const [header, row] = (await files[0]?.text())?.split('\r\n') ?? []
    expect(header).toContain('Orden,Reclamo,Persona,Monto (CLP),Día,Hora,Resultado,Motivo')
    expect(row).toMatch(/^claim-1012-unknown,1012,,38000,\d{4}-\d\d-\d\d,\d\d:\d\d,Por confirmar,/)
    await answer(user, 'Sí, borrar')
    expect(await screen.findByText(/siguen en este equipo/)).toBeVisible()
    expect(orders()).toEqual(['claim-1012-unknown'])
  })

  it('are kept if an administrator takes the confirmation back', async () => {
    const { user } = await askWithCharges('ADMIN')
    for (const isTicked of [true, false]) {
      await user.click(screen.getByRole('checkbox', { name: /^Borrar también estos cobros/ }))
      expect(box()?.checked).toBe(isTicked)
    }
    await answer(user, 'Sí, borrar')
    await screen.findByText(/^Listo\. Cerramos tu sesión/)
    expect(orders()).toEqual(['claim-1012-unknown'])
  })

  it('are deleted if an administrator confirms it, except those that another tab adds after the confirmation, which a closed dialog forgets', async () => {
    const { user } = await askWithCharges('ADMIN')
    const confirm = async () => {
      const found = box()
      if (found) await user.click(found)
      expect(box()).toBeChecked()
    }
    await confirm()
    await answer(user, 'Cancelar')
    await waitFor(() => expect(box()).not.toBeInTheDocument())
    await ask(user)
    await screen.findByRole('region', { name: 'Cobros sin confirmar' })
    expect(box()).not.toBeChecked()
    await confirm()
    act(() => void saveChargeAttempt({ ...attempt('tried'), order: 'claim-1012-late' }))
    expect(box()).not.toBeChecked()
    await answer(user, 'Sí, borrar')
    await screen.findByText(/siguen en este equipo/)
    expect(orders()).toEqual(['claim-1012-late'])
  })
})
