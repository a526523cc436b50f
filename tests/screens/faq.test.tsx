import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/app'

/** The answers of SPEC 2.10: fragment, question and required text. */
const TOPICS = [
  ['costo', '¿Cuánto cuesta el servicio?', /nada por adelantado.*20%.*solo si ganamos/],
  ['asesoria-legal', '¿La asesoría legal está incluida?', /Sí\..*equipo legal/],
  [
    'plazo',
    '¿Hasta cuándo puedo reclamar?',
    /No ponemos un plazo máximo, pero la ley puede poner uno.*antes de que pase un año/,
  ],
  [
    'requisitos',
    '¿Qué necesito para reclamar?',
    /tarjeta de embarque.*explicación breve.*opcionales.*en línea.*menos de 5 minutos/,
  ],
  [
    'tipos-de-reclamo',
    '¿Por qué problemas puedo reclamar?',
    /Cancelación.*más de 3 horas.*Sobreventa.*embarque.*equipaje perdido, dañado.*mascota/,
  ],
  ['seguimiento', '¿Cómo sigo mi reclamo?', /Correo.*24 horas hábiles.*WhatsApp.*perfil/],
  [
    'tarjeta',
    '¿Por qué me piden registrar una tarjeta?',
    /comisión.*débito o de crédito.*\$50.*una sola vez.*devolvemos/,
  ],
] as const

const OPEN_AT_FIRST = 'costo'

const isOpen = (entry: HTMLElement) => entry.hasAttribute('open')

function entryOf(question: string): HTMLElement {
  const entry = screen.getAllByRole('group').find((group) => group.textContent.includes(question))
  if (!entry) throw new Error(`no entry asks ${question}`)
  return entry
}

/** Case, responsible party, amount and notes of SPEC, as an estimate. */
function expectEstimates() {
  const table = screen.getByRole('table', {
    name: 'Compensación estimada por tipo de problema',
  })
  const headers = within(table).getAllByRole('columnheader')
  expect(headers.map((header) => header.textContent)).toEqual([
    'Caso',
    'Responsable',
    'Compensación estimada',
    'Notas',
  ])
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent.trim()),
    ])
  expect(rows).toEqual([
    ['Retraso de vuelo de más de 3 horas', 'Aerolínea', '80.000-180.000 CLP'],
    ['Cancelación de vuelo', 'Aerolínea', '100.000-250.000 CLP'],
    ['Sobreventa o denegación de embarque', 'Aerolínea', '2 a 5 UF (unos 75.000-190.000 CLP)'],
    ['Pérdida total de equipaje', 'Aerolínea', '500.000-1.200.000 CLP'],
    ['Daño menor de equipaje', 'Aerolínea', '50.000-150.000 CLP'],
    ['Retraso de equipaje de más de 24 horas', 'Aerolínea', '30.000-80.000 CLP'],
  ])
  expect(screen.getByRole('table')).toHaveAccessibleDescription(
    /Montos estimados, edición 2025.*En algunas rutas la ley da más\..*No son asesoría legal.*Ley 18\.916.*Convenio de Montreal/,
  )
  expect(screen.getByText('En todos los casos responde la aerolínea.')).toBeInTheDocument()
}

describe('questions', () => {
  it('have an answer each, of which that about costs is open at first, also if the link names none; the address of an open one is in the address bar, without history entries, and can be copied', async () => {
    const state = { key: 'faq' }
    history.replaceState(state, '', '/FAQ?de=correo')
    const { user } = await renderApp({ path: '/FAQ#pregunta-de-ayer' })
    expectEstimates()
    const steps = history.length
    expect(screen.getAllByRole('group').filter(isOpen)).toEqual([entryOf(TOPICS[0][1])])
    for (const [id, question, answer] of TOPICS) {
      const entry = entryOf(question)
      if (id !== OPEN_AT_FIRST) {
        expect(entry).not.toHaveAttribute('open')
        await user.click(within(entry).getByText(question))
        expect(location.hash).toBe(`#${id}`)
      }
      expect(entry).toHaveTextContent(answer)
    }
    // Several can be open at the same time, and each can be closed.
    expect(screen.getAllByRole('group').filter(isOpen)).toHaveLength(TOPICS.length)
    await user.click(screen.getByText(TOPICS[0][1]))
    expect(entryOf(TOPICS[0][1])).not.toHaveAttribute('open')
    // Closing another one leaves the address, closing its own one clears it.
    expect(location.hash).toBe('#tarjeta')
    await user.click(screen.getByText(TOPICS[6][1]))
    expect(location.href).toMatch(/\/FAQ\?de=correo$/)
    expect([history.length, history.state]).toEqual([steps, state])
    await user.click(screen.getByText(TOPICS[6][1]))
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const entry = within(entryOf(TOPICS[6][1]))
    const copy = entry.getByRole('button', { name: `Copiar enlace a «${TOPICS[6][1]}»` })
    await waitFor(() => expect(copy).toBeVisible())
    await user.click(copy)
    expect(write).toHaveBeenCalledWith(`${location.origin}/FAQ#tarjeta`)
    expect(await entry.findByText('Copiado.')).toBeVisible()
    write.mockRejectedValue(new Error('refused'))
    await user.click(copy)
    expect(await entry.findByText(/^No se pudo copiar/)).toHaveTextContent(
      `${location.origin}/FAQ#tarjeta`,
    )

    const next = screen.getByRole('region', { name: '¿Te pasó algo así?' })
    expect(within(next).getByRole('link', { name: 'Crear Reclamo' })).toHaveAttribute(
      'href',
      '/reclamo',
    )
  })
})

describe('link to an answer', () => {
  it('opens it, also from another page or once it was closed, scrolls to it, focuses it, and leads on to the amounts', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { router, user } = await renderApp({ path: `/FAQ#${TOPICS[0][0]}` })
    for (const [id, question] of TOPICS) {
      await act(() => router.navigate(`/FAQ#${id}`))
      const entry = entryOf(question)
      // eslint-disable-next-line testing-library/no-node-access -- a summary has no role to be found by
      const summary = screen.getByText(question).closest('summary')
      await waitFor(() => expect(summary).toHaveFocus())
      expect(entry).toHaveAttribute('open')
      expect(shown.mock.instances).toContain(entry)
    }
    await user.click(await screen.findByText(TOPICS[2][1]))
    expect(entryOf(TOPICS[2][1])).not.toHaveAttribute('open')
    await act(() => router.navigate('/contacto'))
    await act(() => router.navigate('/FAQ#plazo'))
    await screen.findByRole('heading', { level: 1, name: 'Preguntas Frecuentes' })
    await waitFor(() => expect(entryOf(TOPICS[2][1])).toHaveAttribute('open'))
    await user.click(screen.getByText(TOPICS[2][1]))
    expect(entryOf(TOPICS[2][1])).not.toHaveAttribute('open')
    await act(() => router.navigate('/FAQ#plazo'))
    await waitFor(() => expect(entryOf(TOPICS[2][1])).toHaveAttribute('open'))

    await act(() => router.navigate('/FAQ#tipos-de-reclamo'))
    await user.click(await screen.findByRole('link', { name: 'Mira cuánto podrías recibir' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '¿Cuánto podrías recibir?' })).toHaveFocus(),
    )
  })
})
