import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AIRPORT_STEPS } from '@/domain/rights/airport-guide'
import { renderApp } from '@tests/support/app'

const PATH = '/derechos/aeropuerto'

describe('the page for the airport', () => {
  it('is linked from the landing page, says what to ask for, what to keep and what not to sign, shows a card for the counter for each case, and leads to the files', async () => {
    const { user, router } = await renderApp({ path: '/' })
    const [link] = await screen.findAllByRole('link', { name: 'Estoy en el aeropuerto' })
    if (link) await user.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Estoy en el aeropuerto' })
    expect(router.state.location.pathname).toBe(PATH)
    await waitFor(() => expect(document.title).toBe('Estoy en el aeropuerto · Vuelo Justo'))
    const hours = within(await screen.findByRole('region', { name: 'Qué pedir, hora por hora' }))
    expect(hours.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual(
      AIRPORT_STEPS.map(({ when }) => when),
    )
    for (const name of [
      'Qué guardar',
      'Qué no firmar',
      'Si no te dejan embarcar',
      'Si tu maleta no llega bien',
    ]) {
      const part = within(screen.getByRole('region', { name }))
      expect(part.getAllByRole('listitem').length).toBeGreaterThan(2)
    }

    await user.click(screen.getByRole('button', { name: 'Mostrar en el mesón' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Para el mesón' }))
    const delay = within(dialog.getByRole('article', { name: 'Mi vuelo se atrasó o se canceló' }))
    expect(delay.getByText('La causa por escrito')).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: 'No me dejan embarcar' }))
    const boarding = within(dialog.getByRole('article', { name: 'No me dejan embarcar' }))
    expect(
      boarding.getAllByRole('link', { name: 'Código Aeronáutico, artículo 133 (Ley 20.831)' })[0],
    ).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Mostrar en el mesón' })).toHaveFocus()

    await user.click(screen.getByRole('link', { name: 'Agregar fotos a mi reclamo' }))
    await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    const { hash } = router.state.location
    const step = screen.getByRole('heading', { level: 2, name: /Documentos|documentos/ })
    expect(hash).toBe(`#${step.id}`)
    expect(screen.getByLabelText('Elegir archivos')).toBeInTheDocument()
  })
})
