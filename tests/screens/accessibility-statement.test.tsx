import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'

it('the accessibility statement is linked in the footer, tells what is checked and what is not, and takes reports', async () => {
  const { user } = await renderApp()
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: 'Accesibilidad' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Accesibilidad' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toMatch(/^Accesibilidad/)
  for (const text of [
    /WCAG 2\.2, en su nivel AA.*no es un certificado/,
    /Revisión automática:.*axe.*320 y a 1280.*solo una parte/,
    /Solo teclado:.*presentar un reclamo.*sin mouse/,
    /todavía no probamos.*NVDA, JAWS, VoiceOver ni TalkBack/,
    /ninguna persona con discapacidad ha probado aún/,
    /Firefox y en el motor de Safari probamos solo/,
    /Términos y condiciones: son un PDF/,
  ]) {
    expect(screen.getByRole('main')).toHaveTextContent(text)
  }
  const report = within(screen.getByRole('region', { name: 'Si algo te cuesta' }))
  expect(report.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto')
  expect(report.getByRole('link', { name: /por WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
  )
})
