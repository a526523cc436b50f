import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { newPage, OFFLINE } from './chromium'
import { readDevice } from './device'
import { shortenWaits, untilWorkerControls } from './site'
import { startStaticServer, type StaticServer } from './static-server'
import { joinWorker } from './worker'

const MAIL =
  'LATAM: tu vuelo LA 600 SCL-LIM del 20/11/2025 fue cancelado por niebla. Reserva ABC123'

const attached = (page: Page, name: string) => page.getByRole('button', { name: `Quitar ${name}` })

interface Shared {
  readonly text?: string
  readonly files?: readonly string[]
}

/** Sends the form that the browser sends for an installed app, to the action of the manifest. */
function share(page: Page, { text = '', files = [] }: Shared) {
  const { action } = (
    JSON.parse(readFileSync('dist-e2e/manifest.webmanifest', 'utf8')) as {
      share_target: { action: string }
    }
  ).share_target
  return page.evaluate(
    ({ target, words, names }) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.enctype = 'multipart/form-data'
      form.action = new URL(target, `${location.origin}/`).href
      const input = document.createElement('input')
      const field = document.createElement('textarea')
      const picked = new DataTransfer()
      names.forEach((name) =>
        picked.items.add(new File([`%PDF ${name}`], name, { type: 'application/pdf' })),
      )
      Object.assign(input, { type: 'file', name: 'files', multiple: true, files: picked.files })
      Object.assign(field, { name: 'text', value: words })
      form.append(field, input)
      document.body.append(form)
      form.submit()
    },
    { target: action, words: text, names: [...files] },
  )
}

describe('what is shared with the installed app', () => {
  const worker = joinWorker()
  let site: StaticServer

  beforeAll(async () => {
    site = await startStaticServer({ dir: 'dist-e2e' })
    return site.close
  })

  const savedDraft = (page: Page) => page.getByText(/^Borrador guardado en este equipo/).waitFor()

  it('arrives in the claim through the worker, is added to the draft, and leaves the device', async () => {
    const { page, context, finish } = await newPage(worker.browser, {
      allow: OFFLINE,
      baseURL: site.url,
    })
    await shortenWaits(context)
    await page.goto(paths.home)
    await untilWorkerControls(page)

    await share(page, { text: MAIL, files: ['pase.pdf'] })
    await attached(page, 'pase.pdf').waitFor()
    await page.getByText('Agregamos a tu reclamo lo que compartiste.').waitFor()
    await page.getByRole('button', { name: 'Usar estos datos' }).click()
    await page.getByText(/^Datos copiados al reclamo\./).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths.claim)
    await savedDraft(page)

    // Without a connection, and with a draft in progress.
    await context.setOffline(true)
    await share(page, { files: ['boleta.pdf', 'hotel.pdf'] })
    for (const name of ['pase.pdf', 'boleta.pdf', 'hotel.pdf']) await attached(page, name).waitFor()
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(
      'Vuelo LA 600, SCL-LIM, 20-11-2025, reserva ABC123\nCausa que dio la aerolínea: niebla.',
    )
    await savedDraft(page)
    const [left = []] = JSON.parse(await readDevice(page)) as readonly string[][]
    expect(left.filter((key) => key.startsWith('shared'))).toEqual([])
    expect(left.some((key) => key.startsWith('claim-draft'))).toBe(true)
    // The server has never seen the form that was shared.
    expect(site.asked).not.toContain('/compartir')
    await finish()
  })
})
