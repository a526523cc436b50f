import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseBoardingPass } from '@/domain/claim/boarding-pass'
import { buildPassText } from '@tests/support/boarding-pass'
import { fieldOf, fillField, termsBox, valueOf } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { setUpScanDevice } from './scan-desk'

const LINE = /^Vuelo LA 600, SCL-LIM, \d\d-\d\d-\d{4}, reserva ABC123, asiento 12A$/

afterEach(() => void vi.unstubAllGlobals())

type Device = ReturnType<typeof setUpScanDevice>
type User = Awaited<ReturnType<typeof renderApp>>['user']

/** Scans a photo of a boarding pass with this text. */
async function readPass(
  device: Device,
  user: User,
  text: string,
  file = 'pase.png',
  button = 'Escanear tarjeta de embarque',
) {
  await user.click(screen.getByRole('button', { name: button }))
  const input = await screen.findByLabelText('Elegir una foto', { selector: 'input' })
  const worker = device.lastWorker()
  const asked = worker.requests.length
  await user.upload(input, new File(['png'], file, { type: 'image/png' }))
  await screen.findByText('Leyendo la foto…')
  worker.say({ isReady: true })
  await until(() => worker.requests.length > asked)
  const id = worker.requests.at(-1)?.id ?? 0
  const pass = parseBoardingPass(text, new Date())
  if (pass === null) throw new Error('not a pass')
  worker.say({ id, finding: { kind: 'pass', pass } })
  await waitFor(() => {
    if (screen.queryByRole('heading', { name: '¿Es el mismo vuelo?' }) === null) {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    }
  })
}

/** Opens the form, runs `before`, and scans a boarding pass. */
async function scan(name?: string, before: () => void = () => undefined) {
  const device = setUpScanDevice({ refusal: 'NotFoundError' })
  const { user } = await renderApp({ path: '/reclamo' })
  before()
  await readPass(device, user, buildPassText(name))
  await screen.findByRole('group', { name: 'Tarjeta leída' })
  return { user, device }
}

const onTicket = () => within(screen.getByRole('group', { name: 'Tarjeta leída' }))

describe('scanned boarding pass', () => {
  it('fills in name, airline and flight, is attached, and can be corrected and removed', async () => {
    const { user } = await scan()
    expect(valueOf('Nombre')).toBe('Camila')
    expect(valueOf('Apellido')).toBe('Rojas Diaz')
    expect(valueOf('Aerolínea')).toBe('LATAM')
    expect(valueOf('Mensaje')).toMatch(LINE)
    expect(screen.getByLabelText('Número de vuelo')).toHaveValue('LA 600')
    expect(onTicket().getByText('ABC123')).toBeVisible()
    expect(onTicket().getByRole('status')).toHaveTextContent(
      /^Datos copiados al reclamo\. Revisa la fecha/,
    )
    expect(screen.getByRole('button', { name: 'Quitar pase.png' })).toBeInTheDocument()

    await user.click(onTicket().getByRole('button', { name: 'Corregir' }))
    // The focused button is gone, as is the field after Enter below.
    expect(screen.getByRole('group', { name: 'Tarjeta leída' })).toHaveFocus()
    fireEvent.change(onTicket().getByLabelText('Destino'), { target: { value: 'mi' } })
    expect(fieldOf('Mensaje')).toHaveValue(valueOf('Mensaje').replace('MI', 'LIM'))
    expect(valueOf('Mensaje')).toContain('SCL-LIM')
    // The rest is written also while a code is incomplete.
    fireEvent.change(onTicket().getByLabelText('Asiento'), { target: { value: '7-c' } })
    expect(valueOf('Mensaje')).toMatch(/SCL-LIM, .*, asiento 7C$/)
    fireEvent.change(onTicket().getByLabelText('Destino'), { target: { value: 'mia' } })
    expect(valueOf('Mensaje')).toMatch(/^Vuelo LA 600, SCL-MIA, .*, asiento 7C$/)
    await user.click(onTicket().getByLabelText('Asiento'))
    await user.keyboard('{Enter}')
    expect(onTicket().getByText('7C')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Tarjeta leída' })).toHaveFocus()
    expect(screen.queryByText('Revisa esto antes de enviar')).not.toBeInTheDocument()

    fillField('Mensaje', `${valueOf('Mensaje')}\nLlegué tarde.`)
    await user.click(onTicket().getByRole('button', { name: 'Quitar vuelo' }))
    expect(screen.queryByRole('group', { name: 'Tarjeta leída' })).not.toBeInTheDocument()
    expect(fieldOf('Mensaje')).toHaveValue('Llegué tarde.')
    expect(fieldOf('Mensaje')).toHaveFocus()
    expect(termsBox()).not.toBeChecked()
  })

  it('does not overwrite what the passenger typed, a second one replaces the rest, and one whose name may be cut off warns', async () => {
    const { user, device } = await scan(undefined, () => {
      fillField('Aerolínea', 'OTRA')
      fillField('Mensaje', 'Llegué al otro día.')
    })
    const other = { carrier: 'H2', number: '0512', reservation: 'XYZ789' }
    for (const [name, flight] of [
      ['Camila', /^Vuelo LA 600, .*reserva ABC123/],
      ['Luis', /^Vuelo H2 512, .*reserva XYZ789/],
    ] as const) {
      if (name === 'Luis') {
        await user.click(onTicket().getByRole('button', { name: 'Corregir' }))
        await readPass(device, user, buildPassText('SOTO/LUIS', other), 'b.png')
        expect(onTicket().getByText('XYZ789')).toBeVisible()
      }
      expect(valueOf('Nombre')).toBe(name)
      expect(valueOf('Aerolínea')).toBe('OTRA')
      const [line, story] = valueOf('Mensaje').split('\n')
      expect(line).toMatch(flight)
      expect(story).toBe('Llegué al otro día.')
    }
    await readPass(device, user, buildPassText('FERNANDEZ DE CORDOVA', other), 'c.png')
    await waitFor(() =>
      expect(onTicket().getByRole('status')).toHaveTextContent(/Revisa el nombre/),
    )
  })
})

describe('scanned boarding passes of a family', () => {
  const scanOther = (device: Device, user: User, text: string, file: string) =>
    readPass(device, user, text, file, 'Escanear otra')

  const passenger = (number: number) =>
    within(screen.getByRole('group', { name: `Pasajero ${number}` }))

  it('makes a passenger of each further name, once, attaches every pass, asks about another flight, and of several flights uses the one of the claim', async () => {
    const { user, device } = await scan()
    const line = valueOf('Mensaje')
    await scanOther(device, user, buildPassText('ROJAS DIAZ/LUZ', { seat: '012B' }), 'luz.png')
    expect(onTicket().getByRole('status')).toHaveTextContent(
      'Agregamos a Luz Rojas Diaz como pasajero 2. Escribe su RUT/DNI.',
    )
    await scanOther(device, user, buildPassText('SOTO/PEDRO', { seat: '012C' }), 'pedro.png')
    await scanOther(device, user, buildPassText('ROJAS DIAZ/LUZ', { seat: '012B' }), 'de-nuevo.png')
    expect(onTicket().getByRole('status')).toHaveTextContent('Estos datos ya están en tu reclamo.')
    await screen.findByRole('group', { name: 'Pasajero 3' })
    expect(passenger(2).getByLabelText('Nombre')).toHaveValue('Luz')
    expect(passenger(3).getByLabelText('Apellido')).toHaveValue('Soto')
    expect(screen.queryByRole('group', { name: 'Pasajero 4' })).not.toBeInTheDocument()
    expect(screen.getAllByLabelText('Nombre')[0]).toHaveValue('Camila')
    expect(fieldOf('Mensaje')).toHaveValue(line)
    for (const file of ['pase.png', 'luz.png', 'pedro.png']) {
      expect(screen.getByRole('button', { name: `Quitar ${file}` })).toBeInTheDocument()
    }

    for (const [answer, isAdded, words] of [
      ['Es otro vuelo', false, 'Esa tarjeta es de otro vuelo y va en otro reclamo'],
      ['Es el mismo vuelo', true, 'Agregamos a Eva Soto como pasajero 4. Escribe su RUT/DNI.'],
    ] as const) {
      await scanOther(device, user, buildPassText('SOTO/EVA', { number: '0602' }), 'eva.png')
      const question = within(screen.getByRole('region', { name: '¿Es el mismo vuelo?' }))
      expect(question.getByText(/^LA 602, SCL-LIM, /)).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Quitar eva.png' })).not.toBeInTheDocument()
      await user.click(question.getByRole('button', { name: answer }))
      await waitFor(() => {
        expect(onTicket().getByRole('status')).toHaveTextContent(words)
      })
      expect(screen.queryAllByRole('button', { name: 'Quitar eva.png' })).toHaveLength(
        Number(isAdded),
      )
      expect(fieldOf('Mensaje')).toHaveValue(line)
      if (isAdded) await screen.findByRole('group', { name: 'Pasajero 4' })
      else expect(screen.queryByRole('group', { name: 'Pasajero 4' })).not.toBeInTheDocument()
    }

    const text = buildPassText('SOTO/ANA', { from: 'CCP', to: 'SCL', number: '0010' }, {})
    await scanOther(device, user, text, 'ana.png')
    await screen.findByRole('group', { name: 'Pasajero 5' })
    expect(screen.queryByRole('region', { name: /vuelo/ })).not.toBeInTheDocument()
  })
})
