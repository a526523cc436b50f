import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { QrArrival } from '@/screens/claim/arrival/QrArrival'
import { shortCode } from '@/screens/claim/arrival/short-code'
import { renderApp } from '@tests/support/app'
import { unicodeText } from '@tests/domain/arbitrary-text'
import { fillClaim, send } from '@tests/support/fill-claim'
import { property } from '@tests/support/property'

const ARRIVED = /^Llegaste con el código/

describe("visit with a referrer's QR code", () => {
  it('shows the code, explains it on request, and forgets it when the claim is sent', async () => {
    const { user } = await renderApp({ path: '/reclamo?id=TAXI-77' })
    const line = await screen.findByText(ARRIVED)
    const meaning = screen.getByText(/^Quien te lo mostró gana/)
    expect(screen.getByRole('group')).toHaveTextContent(/^Llegaste con el código\sTAXI-77\./)
    expect(screen.getByRole('group')).not.toHaveAttribute('open')
    await user.click(line)
    expect(screen.getByRole('group')).toHaveAttribute('open')
    expect(meaning).toHaveTextContent(
      'Quien te lo mostró gana si tu reclamo es válido. Tú no pagas más por eso.',
    )
    fillClaim()
    send()
    await user.click(await screen.findByRole('button', { name: 'Crear otro reclamo' }))
    await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    await waitFor(() => expect(screen.queryByText(ARRIVED)).not.toBeInTheDocument())
  })

  it('takes a code of any length, and keeps that of the visit if a later URL has none', async () => {
    const { router } = await renderApp({ path: '/equipo' })
    const arriveWith = async (id: string) => {
      await act(() => router.navigate('/equipo'))
      await screen.findByRole('heading', { level: 1, name: 'Equipo' })
      await act(() => router.navigate(`/reclamo?id=${id}`))
      await screen.findByRole('form', { name: 'Crear Reclamo' })
    }
    const stored = () => sessionStorage.getItem('vuelo-justo:qr_id')
    await arriveWith('%20Undefined')
    expect(screen.queryByText(/^Llegaste con/)).not.toBeInTheDocument()
    expect(stored()).toBeNull()
    const long = 'x'.repeat(3000)
    await arriveWith(long)
    expect(stored()).toBe(long)
    await arriveWith('TAXI-77')
    expect(await screen.findByText(ARRIVED)).toBeVisible()
    await arriveWith('null')
    expect(await screen.findByText(ARRIVED)).toBeVisible()
  })

  it('shows a line also for a code without visible characters', () => {
    render(<QrArrival id={'\u202E\u200B'} />)
    expect(screen.getByText('Llegaste con un código QR.')).toBeVisible()
  })
})

describe('display text of a code', () => {
  it.each([
    ['TAXI-77', 'TAXI-77'],
    ['  taxi \n\t 7  ', 'taxi 7'],
    ['<b>hola</b>', '<b>hola</b>'],
    ['TAXI\u202E77\u200B', 'TAXI77'],
    ['ñandú 李 🧳', 'ñandú 李 🧳'],
    ['x'.repeat(41), `${'x'.repeat(39)}…`],
    ['🧳'.repeat(41), `${'🧳'.repeat(39)}…`],
    ['\uD83D', ''],
  ])('of %j is %j', (id, text) => {
    expect(shortCode(id)).toBe(text)
  })

  property('is at most 40 characters on one line', [unicodeText(200)], (id) => {
    const text = shortCode(id)
    expect(Array.from(text).length).toBeLessThanOrEqual(40)
    expect(text).not.toMatch(/[\n\r\u2028\u2029\p{Cc}\p{Cf}\p{Cs}]/u)
    expect(text).toBe(text.trim())
  })
})
