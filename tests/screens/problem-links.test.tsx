import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rightsFor } from '@/domain/rights/rights-for'
import { PROBLEMS } from '@/domain/rights/story'
import { readStory } from '@/screens/rights/questions/story-query'
import { renderApp } from '@tests/support/app'

const PAGES = [
  '/derechos/cancelacion',
  '/derechos/retraso',
  '/derechos/sobreventa',
  '/derechos/equipaje',
]

const targetsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')

describe('problem pages', () => {
  it('are linked in the footer, from the landing page, and from the FAQ', async () => {
    const { router } = await renderApp({ path: '/equipo' })
    expect(targetsIn(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(PAGES))

    await act(() => router.navigate('/'))
    const cards = await screen.findByRole('region', { name: 'Reclamamos por' })
    expect(targetsIn(cards)).toEqual(expect.arrayContaining(PAGES))
    expect(
      within(cards).getByRole('link', { name: 'Qué puedes pedir por: Vuelo cancelado' }),
    ).toHaveAttribute('href', '/derechos/cancelacion')

    await act(() => router.navigate('/FAQ'))
    await screen.findByRole('heading', { level: 1, name: 'Preguntas Frecuentes' })
    expect(targetsIn(screen.getByRole('main'))).toEqual(expect.arrayContaining(PAGES))
  })
})

describe('examples on a problem page', () => {
  it('are two and match the answer that they link to', async () => {
    const { router } = await renderApp({ path: '/derechos' })
    const examples = () => screen.getByRole('region', { name: 'Dos ejemplos' })
    const targets = () =>
      within(examples())
        .getAllByRole('link', { name: /^Ver este caso completo/ })
        .map((link) => new URL(link.getAttribute('href') ?? '', 'https://a.cl'))
    for (const problem of PROBLEMS) {
      const own = `/derechos/${problem}`
      await act(() => router.navigate(own))
      await waitFor(() => expect(targets().map(({ pathname }) => pathname)).toEqual([own, own]))
      for (const { searchParams } of targets()) {
        const rights = rightsFor(readStory(searchParams, problem), '')
        expect(rights).not.toBeNull()
        expect(rights?.amounts.length).toBeGreaterThan(0)
        expect(examples()).toHaveTextContent(rights?.headline ?? '')
        for (const { text, source } of rights?.amounts ?? []) {
          expect(examples()).toHaveTextContent(text)
          expect(examples()).toHaveTextContent(source.title)
        }
      }
    }
  })
})
