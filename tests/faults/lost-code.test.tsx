import { Suspense } from 'react'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routes } from '@/app/router'
import type * as demo from '@/features/auth/demo/demo'
import { importAnew } from '@tests/support/import-anew'

const DEMO_PARTS = ['@/features/auth/demo/DemoPeople', '@/features/auth/demo/DemoGoogle']
afterEach(() => DEMO_PARTS.forEach((part) => vi.doUnmock(part)))

describe('code that fails to load', () => {
  it('leaves what is around it when it belongs to the demo only', async () => {
    const lost = vi.fn(() => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    for (const part of DEMO_PARTS) vi.doMock(part, lost)
    const { LazyDemoPeople, LazyDemoGoogle } = await importAnew<typeof demo>(
      '@/features/auth/demo/demo',
    )
    if (!LazyDemoPeople || !LazyDemoGoogle) throw new Error('this is no demo')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(
      <Suspense fallback="Cargando">
        <p>Ingresa</p>
        <LazyDemoPeople onDone={vi.fn()} getSignal={() => new AbortController().signal} />
        <LazyDemoGoogle source="dialog" />
      </Suspense>,
    )
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(screen.getByText('Ingresa')).toBeVisible()
    })
    expect(lost).toHaveBeenCalledTimes(6)
    expect(document.body).toHaveTextContent(/^Ingresa$/)
  })

  it('leaves the main landmark and a title even when a whole layout fails to load', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Lost = (): never => {
      throw new Error('a frame')
    }
    const router = createMemoryRouter([
      { path: '/', Component: Lost, errorElement: routes[0]?.errorElement },
    ])
    render(<RouterProvider router={router} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Algo salió mal')
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
    expect(log).toHaveBeenCalled()
  })
})
