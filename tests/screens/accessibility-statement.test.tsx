import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'

describe('accessibility statement', () => {
  it('is linked in the footer', async () => {
    const { user } = await renderApp()
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: 'Accesibilidad' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Accesibilidad' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toMatch(/^Accesibilidad/)
  })

  it.each([
    ['the standard', /WCAG 2\.2, en su nivel AA.*no es un certificado/],
    ['the automatic checks', /Revisión automática:.*axe.*320 y a 1280.*solo una parte/],
    ['the keyboard', /Solo teclado:.*presentar un reclamo.*sin mouse/],
    ['untested screen readers', /todavía no probamos.*NVDA, JAWS, VoiceOver ni TalkBack/],
    [
      'missing tests by people with disabilities',
      /ninguna persona con discapacidad ha probado aún/,
    ],
    ['how far each browser is tested', /Firefox y en el motor de Safari probamos solo/],
    ['the terms', /Términos y condiciones: son un PDF/],
  ])('has a paragraph about %s', async (_what, text) => {
    await renderApp({ path: '/accesibilidad' })
    expect(screen.getByRole('main')).toHaveTextContent(text)
  })

  it('links to contact and WhatsApp for reports, and has no axe violation', async () => {
    await renderApp({ path: '/accesibilidad' })
    const report = within(screen.getByRole('region', { name: 'Si algo te cuesta' }))
    expect(report.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto')
    expect(report.getByRole('link', { name: /por WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
    )
  })
})
