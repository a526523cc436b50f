import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { saveChargeAttempt } from '@/device/charge-memory'
import { ClaimDetailsDialog } from '@/features/claim-editor/details/ClaimDetailsDialog'
import { signInAs } from '@tests/support/app'
import { WithActions } from '@tests/support/desk-actions'
import { Providers, setUpPerson } from '@tests/support/mount'
import { server } from '@tests/support/server'

const CHOICE = 'Plantilla del chat'

const EMAIL = 'camila@correo.cl'

/** Serves the last digits of the card, which not every server sends. */
function serveCard() {
  const cardInfo = { lastFourDigits: '4242', brand: 'Visa' }
  const lookups: string[] = []
  server.use(
    http.get('*/api/v1/users/by-email/*', ({ request }) => {
      lookups.push(request.url)
      return HttpResponse.json({ email: EMAIL, hasRegisteredCard: true, cardInfo })
    }),
  )
  return lookups
}

function openClaim() {
  signInAs('ADMIN')
  const claim = toClaimRecord({
    id: 1039,
    name: 'Camila',
    airline: 'LATAM',
    phone: '+56912345670',
    category: 'CASO GANADO',
    email: EMAIL,
  })
  render(
    <Providers client={createQueryClient()}>
      <WithActions>
        <ClaimDetailsDialog open claim={claim} place={null} onClose={() => undefined} />
      </WithActions>
    </Providers>,
  )
  return setUpPerson()
}

const chat = () => screen.queryByRole('link', { name: 'Chat' })
const chatText = () => new URL(chat()?.getAttribute('href') ?? '').searchParams.get('text')

describe('charge messages to the passenger', () => {
  it('require the compensation before the charge, and name fee, compensation and card', async () => {
    const lookups = serveCard()
    const user = openClaim()
    expect(chatText()).toContain('Ganamos tu reclamo 1039')
    expect(lookups).toEqual([])
    await user.selectOptions(screen.getByLabelText(CHOICE), 'Avisa el cobro')
    expect(screen.getByRole('button', { name: 'Chat' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAccessibleDescription(
      'Escribe la compensación: el mensaje dice cuánto cobraremos.',
    )
    expect(screen.queryByRole('link', { name: 'Correo' })).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Compensación (CLP)'), '250000')
    await waitFor(() =>
      expect(chatText()).toContain('Cobraremos $50.000 (20 % de $250.000) a tu tarjeta ••4242.'),
    )
  })

  it('start with the receipt of the charged order after a charge, not after an unknown outcome', async () => {
    serveCard()
    openClaim()
    const at = new Date(2026, 10, 21, 19).getTime()
    const attempt = { claimId: '1039', amount: 50_000, order: 'claim-1039-17', at } as const
    const unsure = { ...attempt, order: 'claim-1039-18', at: at + 1 }
    act(() => void saveChargeAttempt({ ...unsure, outcome: 'unknown' }))
    expect(screen.getByLabelText(CHOICE)).not.toHaveDisplayValue('Comprobante del cobro')
    act(() => void saveChargeAttempt({ ...attempt, outcome: 'charged' }))
    expect(screen.getByLabelText(CHOICE)).toHaveDisplayValue('Comprobante del cobro')
    await waitFor(() => expect(chatText()).toContain('Cobramos $50.000 a tu tarjeta ••4242:'))
    expect(chatText()).toContain('Orden: claim-1039-17, del 21/11/2026.')
  })
})
