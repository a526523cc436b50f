import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { fillClaim, isOnPage, leaveField } from '@tests/support/fill-claim'
import { setOnline } from '@tests/support/page'
import { demo, server } from '@tests/support/server'

const UNTRANSLATED = ['X-TRANSLATION', 'SCRIPT', 'STYLE', 'TEXTAREA']

/** Moves each text into an element of its own, as the translation of a browser does. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || UNTRANSLATED.includes(text.parentElement?.tagName ?? ''))
      continue
    const translation = document.createElement('x-translation')
    translation.textContent = text.data
    text.replaceWith(translation)
  }
}

const translation = new MutationObserver((changes) => {
  for (const { target } of changes) translate(target)
})

/** Translates the page, and what it shows later. */
function translatePage() {
  translate(document.body)
  translation.observe(document.body, { childList: true, subtree: true, characterData: true })
}

afterEach(() => translation.disconnect())

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
