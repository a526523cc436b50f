import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toClaimRecord, type ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { toDayString } from '@/domain/dates'
import { EMPTY_FETCH, fetchRemaining } from '@/features/claim-store/claim-data/read-claims'
import { ExportButtons } from '@/features/claims-desk/export/ExportButtons'
import type { FaultName } from '@/mocks/faults/faults'
import * as loading from '@/ui/browser/import-with-retry'
import { parseCsv } from '@tests/support/parse-csv'
import { signInAs } from '@tests/support/app'
import { catchDownloads } from '@tests/support/downloads'
import { Providers, renderPart } from '@tests/support/mount'
import { createGate } from '@tests/support/gate'
import { demo, server } from '@tests/support/server'
import { takeTimers, until } from '@tests/support/clock'
import { untilFocused } from '@tests/support/page'

const CLAIMS = '*/api/v1/claims/'
const LIMIT = 100

let { files, names } = { files: [] as Blob[], names: [] as string[] }
let asked: URLSearchParams[] = []

beforeEach(() => {
  ;({ files, names } = catchDownloads())
  asked = []
})

/** Records the requests; `before` may wait, change data, or respond instead of the demo API. */
function watch(before: (page: number, signal: AbortSignal) => unknown = () => undefined) {
  server.use(
    http.get(CLAIMS, async ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      return (await before(Number(query.get('page')), request.signal)) as undefined
    }),
  )
}

/** Makes the given page fail once. */
function failOnce(page: number, fault: FaultName) {
  let hasFailed = false
  server.use(
    http.get(CLAIMS, (info) => {
      const query = new URL(info.request.url).searchParams
      if (hasFailed || query.get('page') !== String(page)) return
      hasFailed = true
      asked.push(query)
      return demo.fault(fault)(info)
    }),
  )
}

const pages = () => asked.map((query) => Number(query.get('page')))

function open(filters: ClaimRecordFilters = {}, total = demo.state.claims.length) {
  signInAs('LEGAL')
  return renderPart(<ExportButtons filters={filters} total={total} />)
}

const start = (label = 'Exportar CSV') => screen.getByRole('button', { name: label })

/** Waits for the export result and returns the status element. */
async function finish() {
  await screen.findByText(/^Se export/)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  return screen.getByRole('status')
}

/** Rows of the latest file by column name. */
async function readFile() {
  const bytes = new Uint8Array(await (files.at(-1) ?? new Blob()).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header = [], ...rows] = parseCsv(new TextDecoder().decode(bytes))
  return rows.map((row) => Object.fromEntries(header.map((title, at) => [title, row[at]])))
}

const ids = (rows: readonly { readonly ID?: string | undefined }[]) => rows.map((row) => row.ID)
const demoIds = () => demo.state.claims.map(({ id }) => String(id)).toSorted()

describe('export of filtered claims', () => {
  it('reads the pages one after another, once for two clicks, and saves a valid file', async () => {
    watch()
    open()
    const button = start()
    // In one batch, so that the second click finds the state from before the first.
    act(() => {
      button.focus()
      button.click()
      button.click()
    })
    expect(await finish()).toHaveTextContent('Se exportaron 240 reclamos.')
    expect(start()).toHaveFocus()
    expect(asked.map(String)).toEqual([1, 2, 3].map((page) => `page=${page}&limit=${LIMIT}`))
    expect(files).toHaveLength(1)
    const fileName = `reclamos-${toDayString(new Date())}.csv`
    expect(names).toEqual([fileName])
    expect(screen.getByText(`Archivo: ${fileName}.`)).toBeVisible()
    expect(screen.queryByText(/^La lista cambió/)).not.toBeInTheDocument()
    const rows = await readFile()
    expect(ids(rows).toSorted()).toEqual(demoIds())
    const hostile = rows.find((row) => row['ID'] === '1024')
    expect(hostile).toMatchObject({ Nombre: '<img src=x onerror=alert(1)>' })
    const claim = demo.state.claims.find(({ id }) => id === 1042)
    expect(rows.find((row) => row['ID'] === '1042')).toMatchObject({
      Teléfono: claim?.phone,
      Categoría: claim?.category,
      'Fecha de recepción': claim?.created_at,
    })
  })

  it('uses the filters of the list, but not its page, shows its progress and revokes the URL of the file', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const gates: (() => void)[] = []
    watch((page) => (page < 3 ? new Promise<void>((resolve) => gates.push(resolve)) : undefined))
    demo.state.claims = demo.state.claims.map((claim) => ({ ...claim, airline: 'SKY' }))
    open({ airline: 'SKY', page: 4, limit: 25 }, 1240)
    takeTimers()
    fireEvent.click(start())
    const bar = await screen.findByRole('progressbar', { name: 'Descarga de los reclamos' })
    expect(bar).toHaveAttribute('aria-valuetext', '0 de 1.240 reclamos')
    await waitFor(() => expect(gates).toHaveLength(1))
    gates[0]?.()
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '100 de 240 reclamos'))
    expect(bar).toHaveAttribute('value', '42')
    expect(screen.getByText('100 de 240 reclamos')).toBeVisible()
    await waitFor(() => expect(gates).toHaveLength(2))
    gates[1]?.()
    await finish()
    expect(asked.map(String)).toEqual(
      [1, 2, 3].map((page) => `airline=SKY&page=${page}&limit=${LIMIT}`),
    )
    // A timer of an earlier test may also revoke a file.
    revoked.mockClear()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(revoked.mock.calls).toEqual([['blob:file-1']])
  })

  it('saves no file if the list became empty, and says why claims are missing if a page did or one is repeated', async () => {
    watch(() => HttpResponse.json({ items: [], total: 0 }))
    const { user } = open()
    await user.click(start())
    expect(await screen.findByText('No hay reclamos que exportar con estos filtros.')).toBeVisible()
    expect(files).toEqual([])
    server.resetHandlers()
    watch((page) => (page === 3 ? HttpResponse.json({ items: [], total: 240 }) : undefined))
    await user.click(start())
    await finish()
    expect(screen.getByText('Se exportaron 200 de 240 reclamos.')).toBeVisible()
    expect(screen.getByText(/^La lista cambió mientras se descargaba/)).toBeVisible()
    const [first] = demo.state.claims
    if (first) demo.state.claims = [...demo.state.claims, { ...first }]
    server.resetHandlers()
    await user.click(start())
    expect(await screen.findByText(/^El servidor repitió 1 reclamo y puede faltar/)).toBeVisible()
    expect(screen.getByText('Se exportaron 240 de 241 reclamos.')).toBeVisible()
    expect(screen.queryByText(/^La lista cambió/)).not.toBeInTheDocument()
  })
})

describe('interrupted export', () => {
  it('names the failed page and continues from it, or saves a partial file with a partial name, and none without rows', async () => {
    watch()
    failOnce(2, '500')
    const { user } = open()
    await user.click(start())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Se descargaron 100 de 240; falló la página 2',
    )
    expect(files).toEqual([])
    const retry = screen.getByRole('button', { name: 'Reintentar' })
    await untilFocused(retry)
    await user.keyboard('{Enter}')
    await finish()
    // The third page had been requested ahead.
    expect(pages()).toEqual([1, 2, 3, 2, 3])
    expect(ids(await readFile()).toSorted()).toEqual(demoIds())
    expect(names.splice(0)).toEqual([`reclamos-${toDayString(new Date())}.csv`])

    failOnce(1, '403')
    await user.click(start())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Se descargaron 0 de 240; falló la página 1')
    expect(alert).toHaveTextContent('Tu cuenta no tiene permiso para ver los reclamos.')
    expect(screen.queryByRole('button', { name: 'Guardar lo leído' })).not.toBeInTheDocument()
    failOnce(3, '503')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await user.click(await screen.findByRole('button', { name: 'Guardar lo leído' }))
    await finish()
    expect(screen.getByText('Se exportaron 200 de 240 reclamos.')).toBeVisible()
    expect(screen.queryByText(/Puede haber más/)).not.toBeInTheDocument()
    expect(names).toEqual([`reclamos-${toDayString(new Date())}-parcial.csv`])
    expect(await readFile()).toHaveLength(200)
  })

  /** Delays the second page until the export is stopped. */
  function holdSecond() {
    const seen = { wasStopped: false }
    watch((page, signal) => {
      if (page !== 2) return undefined
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          seen.wasStopped = true
          resolve()
        })
      })
    })
    return seen
  }

  it('is stopped with Escape or the button, and can be discarded or continued', async () => {
    const seen = holdSecond()
    const { user } = open()
    for (const press of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: /^(Detener|Descartar)$/ })),
    ]) {
      seen.wasStopped = false
      await user.click(start())
      await screen.findByText('100 de 240 reclamos')
      await press()
      expect(
        await screen.findByText(/^Exportación detenida\. Se descargaron 100 de 240/),
      ).toBeVisible()
      await untilFocused(screen.getByRole('button', { name: 'Continuar' }))
      await waitFor(() => expect(seen.wasStopped).toBe(true))
      await press()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(start()).toHaveFocus()
      expect(screen.getByRole('status')).toHaveTextContent('Exportación cancelada.')
      expect(files).toEqual([])
    }
    await user.click(start())
    await screen.findByText('100 de 240 reclamos')
    await user.click(screen.getByRole('button', { name: 'Detener' }))
    server.resetHandlers()
    await user.click(await screen.findByRole('button', { name: 'Continuar' }))
    await finish()
    expect(ids(await readFile()).toSorted()).toEqual(demoIds())
  })

  it('ends at once if its dialog cannot be loaded, or is closed before the first page', async () => {
    watch(() => new Promise(() => undefined))
    const load = vi.spyOn(loading, 'importWithRetry').mockRejectedValue(new TypeError('offline'))
    const { user } = open()
    await user.click(start())
    const status = await screen.findByText('Exportación cancelada.')
    load.mockRestore()
    await user.click(start())
    expect(status).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Detener' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('status')).toHaveTextContent('Exportación cancelada.')
  })

  it('stops when the page is unmounted', async () => {
    const { claims } = demo.state
    const copies = [1, 2].flatMap((times) =>
      claims.map((claim) => ({ ...claim, id: claim.id + times * 10_000 })),
    )
    demo.state.claims = [...claims, ...copies]
    const gate = createGate()
    watch((page) => (page === 2 ? gate.opened : undefined))
    const { user, unmount } = open()
    await user.click(start())
    await screen.findByText('100 de 720 reclamos')
    unmount()
    gate.open()
    await until.turns(20)
    // Four pages are requested ahead.
    expect(pages()).toEqual([1, 2, 3, 4, 5, 6])
    expect(files).toEqual([])
  })
})

describe('list that changes during the export', () => {
  it('never loses or repeats a claim that exists from start to end', async () => {
    const change = fc.record({
      added: fc.nat({ max: 3 }),
      deleted: fc.array(fc.nat(), { maxLength: 4 }),
    })
    const all = fc.array(change, { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 40 }), all, async (count, changes) => {
        const size = 5
        let list = Array.from({ length: count }, (_, id) => id).toReversed()
        const first = list
        let call = 0
        const readPage = ({ page = 1 }: ClaimRecordFilters) => {
          const { added, deleted } = changes[call - 1] ?? { added: 0, deleted: [] }
          const gone = new Set(deleted.map((at) => list[at % Math.max(1, list.length)]))
          const fresh = Array.from({ length: added }, (_, step) => 1000 + call * 10 + step)
          list = [...fresh.toReversed(), ...list.filter((id) => !gone.has(id))]
          call += 1
          expect(call).toBeLessThan(100)
          const items = list.slice((page - 1) * size, page * size).map((id) => ({ id }) as Claim)
          return Promise.resolve({ items, total: list.length, isOpenEnded: false })
        }
        const client = new QueryClient()
        const { rows } = await fetchRemaining(client, EMPTY_FETCH, { filters: {}, readPage })
        const found = rows.map(({ id }) => id)
        expect(new Set(found).size).toBe(found.length)
        expect(found).toEqual(expect.arrayContaining(list.filter((id) => first.includes(id))))
      }),
    )
  })
})

describe('export of selected claims', () => {
  const chosen = () => demo.state.claims.slice(0, 3).map((row) => toClaimRecord({ ...row }))

  it('saves them without a request, says how to open each file, and is disabled without any', async () => {
    watch()
    signInAs('LEGAL')
    const { user, client, rerender } = renderPart(<ExportButtons claims={[]} />)
    for (const name of ['CSV', 'Excel']) expect(start(`Elegidos a ${name}`)).toBeDisabled()
    rerender(
      <Providers client={client}>
        <ExportButtons claims={chosen()} />
      </Providers>,
    )
    await user.click(start('Elegidos a CSV'))
    await finish()
    expect(asked).toEqual([])
    expect(screen.getByText('Se exportaron 3 reclamos.')).toBeVisible()
    expect(ids(await readFile())).toEqual(chosen().map(({ id }) => String(id)))
    expect(screen.getByText(/Excel lo abre con «Datos» y «Desde texto\/CSV»/)).toBeVisible()
    expect(names).toEqual([`reclamos-${toDayString(new Date())}.csv`])
    await user.click(start('Elegidos a Excel'))
    expect(await screen.findByText(/Excel y LibreOffice lo abren con doble clic/)).toBeVisible()
    expect(names[1]).toBe(`reclamos-${toDayString(new Date())}.xlsx`)
  })
})
