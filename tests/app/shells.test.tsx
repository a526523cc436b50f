/* eslint-disable testing-library/no-node-access -- the shell comes as text from the build, and roles of a whole page take long to compute */
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FirstPaint } from '@/app/layouts/FirstPaint'
import { renderShell, SHELL_FILES } from '@/../site/prerender/render'
import { writePage } from '@/../site/prerender/write-page'
import { signInAs } from '@tests/support/app'

const SKELETONS = SHELL_FILES.filter(({ code }) => code.length > 0).map(({ path }) => path)

/** The shell of a path as the browser shows it before any script runs. */
async function openShell(path: string) {
  const { html, head } = await renderShell(path)
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'root'
  container.dataset['page'] = ''
  container.innerHTML = html
  return { container, html, head }
}

describe('shell of a private page', () => {
  it.each(SKELETONS)(
    '%s is announced once, as loading, is not indexed, and is the same for every user',
    async (path) => {
      const { container, html, head } = await openShell(path)
      // All else is hidden from screen readers, and out of reach of the keyboard.
      container.querySelectorAll('[aria-hidden="true"][inert]').forEach((part) => part.remove())
      expect([...container.querySelectorAll('[role]')].map((part) => part.outerHTML)).toEqual([
        expect.stringMatching(/^<p role="status"[^>]*>Cargando…<\/p>$/),
      ])
      expect(container.querySelector('a, button, select, textarea, h1, h2, nav')).toBeNull()
      expect(head.robots).toBe('noindex, nofollow')
      expect(html).not.toMatch(/<(script|main|input)\b/)
      signInAs('ADMIN')
      expect(await renderShell(path)).toEqual({ html, head })
    },
  )

  it('is the logo alone at an unknown path', async () => {
    const { container, head } = await openShell('/app')
    expect(head).toMatchObject({ title: 'Vuelo Justo', robots: 'noindex, nofollow' })
    expect(screen.getByRole('status', { name: 'Cargando…' })).toHaveTextContent('Vuelo Justo')
    expect(container).toHaveTextContent(/^Vuelo Justo$/)
  })
})

it('the shell stays while the first page loads after the app has started, and only replaces the markup of a public page', async () => {
  const startApp = (container: HTMLElement) => {
    const never = new Promise<never>(() => undefined)
    const router = createMemoryRouter([
      { path: '/', HydrateFallback: FirstPaint, lazy: () => never },
    ])
    return render(<RouterProvider router={router} />, { container })
  }
  const { container, html } = await openShell('/mis-reclamos')
  startApp(container)
  // The app adds a wrapper around the same markup.
  expect(container.firstElementChild?.innerHTML).toBe(html)
  container.remove()

  const ofPublicPage = await openShell('/mis-reclamos')
  ofPublicPage.container.dataset['page'] = '/'
  startApp(ofPublicPage.container)
  expect(screen.getByRole('status', { name: 'Cargando…' })).toHaveTextContent('Vuelo Justo')
})

describe('HTML file of a shell', () => {
  const TEMPLATE = '<html><head><title>x</title></head><body><div id="root"></div></body></html>'
  const PARTS = {
    page: '',
    html: '<p>hueso</p>',
    head: { title: 'y', description: 'z', canonical: null, robots: null },
    base: '/demo/',
    scripts: ['assets/a.js'],
    styles: [{ file: 'assets/base.css', text: '.a{color:red}' }],
  }

  it("inlines its critical styles and preloads the page's styles", () => {
    const html = writePage(TEMPLATE, {
      ...PARTS,
      skeletonStyle: '.b{color:blue}',
      coming: ['assets/b.css'],
    })
    expect(html).toContain('<style>.a{color:red}</style>\n    <style>.b{color:blue}</style>')
    expect(html).toContain(
      '<link rel="preload" as="style" crossorigin href="/demo/assets/b.css" />',
    )
  })

  it('has neither if the page has no skeleton', () => {
    const html = writePage(TEMPLATE, PARTS)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).not.toContain('as="style"')
  })

  it('waits for its code, which a finished page requests after what it shows', () => {
    const linkOf = (page: string) =>
      /<link rel="modulepreload"[^>]*>/.exec(writePage(TEMPLATE, { ...PARTS, page }))?.[0]
    expect(linkOf('')).toBe('<link rel="modulepreload" crossorigin href="/demo/assets/a.js" />')
    expect(linkOf('/FAQ')).toContain(' fetchpriority="low" ')
  })
})
