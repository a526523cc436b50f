import type { BrowserContext, ElementHandle, JSHandle, Page } from 'puppeteer-core'
import type { Handle, Size, Tab } from './engine'

/** Timeout of a browser command, in ms; a busy machine is slow. */
export const PATIENCE_MS = 60_000

function toHandle(page: Page, element: ElementHandle): Handle {
  return {
    click: () => element.click(),
    type: async (text) => {
      await element.focus()
      await page.keyboard.type(text)
    },
    attach: (paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
  }
}

interface TabOptions {
  readonly context: BrowserContext
  readonly size: Size
  readonly downloads: string
  readonly crash: (page: Page) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a tab of a browser that Puppeteer drives. */
export async function openTab(options: TabOptions): Promise<Tab> {
  const { context, size, downloads, crash, close } = options
  const problems: string[] = []
  const openPage = async () => {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.setViewport(size)
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`))
    page.on('console', (message) => {
      const type = message.type()
      // Only Chromium logs a missing response.
      if (message.text().startsWith('Failed to load resource')) return
      if (type === 'error' || type === 'warn') problems.push(`console ${type}: ${message.text()}`)
    })
    return page
  }
  let page = await openPage()
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    run: (find, argument) => page.evaluate(find as never, argument),
    element: async (find, argument) => {
      const found: JSHandle = await page.evaluateHandle(find as never, argument)
      const element = found.asElement() as ElementHandle | null
      return element && toHandle(page, element)
    },
    problems,
    downloads,
    another: () => openTab({ ...options, close: () => Promise.resolve() }),
    toFront: () => page.bringToFront(),
    crash: async () => {
      await crash(page)
      page = await openPage()
    },
    close,
  }
}
