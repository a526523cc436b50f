import { screen, within } from '@testing-library/react'
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
  it('are linked in the footer', async () => {
    await renderApp({ path: '/equipo' })
    expect(targetsIn(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(PAGES))
  })

  it('are linked from the cards of the landing page', async () => {
    await renderApp()
    const cards = await screen.findByRole('region', { name: 'Reclamamos por' })
    expect(targetsIn(cards)).toEqual(expect.arrayContaining(PAGES))
    expect(
      within(cards).getByRole('link', { name: 'Qué puedes pedir por: Vuelo cancelado' }),
    ).toHaveAttribute('href', '/derechos/cancelacion')
  })

  it('are linked from the FAQ answer about kinds of problems', async () => {
    await renderApp({ path: '/FAQ' })
    expect(targetsIn(screen.getByRole('main'))).toEqual(expect.arrayContaining(PAGES))
  })
})

describe('examples on a problem page', () => {
  it.each(PROBLEMS)('of %s are two and match the answer that they link to', async (problem) => {
    await renderApp({ path: `/derechos/${problem}` })
    const examples = screen.getByRole('region', { name: 'Dos ejemplos' })
    const links = within(examples).getAllByRole('link', { name: /^Ver este caso completo/ })
    expect(links).toHaveLength(2)
    for (const link of links) {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://a.cl')
      expect(pathname).toBe(`/derechos/${problem}`)
      const rights = rightsFor(readStory(searchParams, problem), '')
      expect(rights).not.toBeNull()
      expect(rights?.amounts.length).toBeGreaterThan(0)
      expect(examples).toHaveTextContent(rights?.headline ?? '')
      for (const { text, source } of rights?.amounts ?? []) {
        expect(examples).toHaveTextContent(text)
        expect(examples).toHaveTextContent(source.title)
      }
    }
  })
})
