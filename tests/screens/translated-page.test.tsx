import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { fillClaim, isOnPage, leaveField } from '@tests/support/fill-claim'
import { setOnline } from '@tests/support/page'
import { demo, server } from '@tests/support/server'
import { translatePage } from '@tests/support/translation'

describe('page that the browser translates', () => {
  it('sends a claim, also after an outage and a lost answer', async () => {
    server.use(http.post('*/api/v1/claim/', () => new HttpResponse(null, { status: 502 })))
    await renderApp({ path: '/reclamo' })
    translatePage()
    fillClaim()
    leaveField('RUT/DNI')
    for (const flag of document.images) fireEvent.load(flag)
    await until(() => isOnPage('Borrador guardado en este equipo'))
    setOnline(false)
    expect(screen.getByText(/^Estás sin conexión\. Sigue escribiendo/)).toBeVisible()
    setOnline(true)
    fireEvent.click(screen.getByText('Enviar reclamo'))
    await screen.findByRole('region', { name: 'Estado del envío' })
    server.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: 'Enviar otra vez' }))
    await screen.findByText('Tu reclamo ha sido enviado correctamente.')
    expect(demo.state.sentClaims).toHaveLength(1)
  })
})
