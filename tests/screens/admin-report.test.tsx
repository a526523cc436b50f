import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/app'
import { configureApp } from '@tests/support/settings'

const URL = 'https://bi.ejemplo.cl/reporte?tablero=7'
const LATE = /El reporte está tardando/
const LINK = 'Abrir el reporte en otra pestaña'

const frame = () => screen.getByTitle('Reporte de gestión de Vuelo Justo')

beforeEach(() => {
  configureApp({ biReportUrl: URL })
})

describe('BI report', () => {
  it('is shown in a sandboxed iframe without referrer or top navigation, with a status, after 15 seconds a warning, until it loads, then a link', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await renderApp({ path: '/admin/vuelo-justo', as: 'ADMIN' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gestión Vuelo Justo')
    expect(document.title).toBe('Gestión Vuelo Justo · Vuelo Justo')
    expect(frame()).toHaveAttribute('src', URL)
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer')
    const sandbox = frame().getAttribute('sandbox')?.split(' ')
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-top-navigation')
    const loading = within(screen.getByRole('main')).getByRole('status')
    expect(loading).toHaveTextContent('Cargando el reporte…')
    act(() => void vi.advanceTimersByTime(13_000))
    expect(screen.queryByText(LATE)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: LINK })).not.toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.getByRole('alert')).toHaveTextContent(LATE)
    expect(screen.getByRole('link', { name: LINK })).toHaveAttribute('href', URL)
    expect(loading).toBeInTheDocument()
    fireEvent.load(frame())
    expect(loading).not.toBeInTheDocument()
    expect(screen.queryByText(LATE)).not.toBeInTheDocument()
    const link = screen.getByRole('link', { name: LINK })
    expect(link).toHaveAttribute('href', URL)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    ['', /VITE_BI_REPORT_URL\.$/],
    ['http://bi.ejemplo.cl/', /debe empezar con https/],
    ['javascript:alert(1)', /debe empezar con https/],
  ])('shows that it is not configured if the URL is "%s"', async (url, text) => {
    configureApp({ biReportUrl: url })
    await renderApp({ path: '/admin/vuelo-justo', as: 'ADMIN' })
    expect(screen.getByText('El reporte no está configurado en esta instalación.')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByTitle(/Reporte/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: LINK })).not.toBeInTheDocument()
  })
})
