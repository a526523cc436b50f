import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveChargeAttempt } from '@/device/charge-memory'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { Till } from '@/features/claims-desk/till/Till'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { WithActions } from '@tests/support/desk-actions'
import { catchDownloads } from '@tests/support/downloads'
import { createGate } from '@tests/support/gate'
import { renderPart } from '@tests/support/mount'
import { parseCsv } from '@tests/support/parse-csv'
import { buildClaim, SAVABLE } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

const NOW = new Date(2026, 10, 24, 12, 0)
const DAY_MS = 86_400_000

let files: Blob[] = []

beforeEach(() => {
  vi.setSystemTime(NOW)
  ;({ files } = catchDownloads())
})

function seed() {
  demo.state.claims = [
    buildClaim({
      ...SAVABLE,
      id: 7,
      category: 'CASO GANADO',
      subcategory: null,
      name: 'Ana',
      lastname: 'Pérez',
    }),
  ]
  const attempt = (order: string, facts: Partial<ChargeAttempt> = {}) =>
    saveChargeAttempt({
      claimId: '7',
      amount: 50_000,
      order,
      at: NOW.getTime(),
      outcome: 'charged',
      ...facts,
    })
  act(() => {
    attempt('claim-7-100')
    attempt('claim-8-200', { claimId: '8', outcome: 'unknown', amount: 38_000 })
    attempt('claim-9-300', { claimId: '9', outcome: 'refused', reason: 'Sin saldo' })
    attempt('claim-7-400', { at: NOW.getTime() - 2 * DAY_MS, amount: 1000 })
  })
}

function mountTill() {
  seed()
  signInAs('ADMIN')
  const onOpen = vi.fn()
  return {
    ...renderPart(
      <WithActions actions={{ open: onOpen }}>
        <Till />
      </WithActions>,
    ),
    onOpen,
  }
}

const totals = () => {
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return screen.getAllByRole('term').map((term, at) => `${term.textContent}: ${sums[at]}`)
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' '),
    )

const csv = (...lines: readonly string[]) =>
  new File([`Orden;Monto\n${lines.join('\n')}`], 'flow.csv', { type: 'text/csv' })

const drop = async (user: ReturnType<typeof mountTill>['user'], file: File) =>
  user.upload(screen.getByLabelText('Elige el CSV de pagos del proveedor'), file)

describe('daily charges', () => {
  it('show totals, outcomes and names of today, which can be exported, and of other days on request', async () => {
    const { user, onOpen } = mountTill()
    await screen.findByText('Ana Pérez')
    expect(totals()).toEqual([
      'Cobrado: $50.0001 cobro',
      'Por confirmar: $38.0001 cobro',
      'Rechazado: $50.0001 cobro',
      'No pagado: $00 cobros',
    ])
    expect(rows()).toHaveLength(3)
    expect(rows().some((row) => row.includes('RechazadoSin saldo'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const exported = parseCsv((await files[0]?.text())?.replace(/^\uFEFF/, '') ?? '')
    expect(exported).toHaveLength(4)
    expect(exported).toContainEqual([
      ...['claim-7-100', '7', 'Ana Pérez', '50000', '2026-11-24', '12:00', 'Cobrado', ''],
    ])
    await user.click(screen.getByRole('button', { name: 'Exportar Excel' }))
    await waitFor(() => expect(files[1]?.type).toContain('spreadsheet'))
    await user.click(screen.getByRole('button', { name: 'Detalles del reclamo 7' }))
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
    await user.selectOptions(screen.getByLabelText('Día'), '22/11/2026')
    expect(totals()[0]).toBe('Cobrado: $1.0001 cobro')
    await user.selectOptions(screen.getByLabelText('Día'), 'Todos los días')
    expect(rows()).toHaveLength(4)
    expect(rows()[3]).toMatch(/^22\/11 12:00/)

    // The page stays open overnight.
    const day = screen.getByRole('combobox', { name: 'Día' })
    await user.selectOptions(day, 'Hoy, 24/11/2026')
    const later = NOW.getTime() + DAY_MS
    vi.setSystemTime(later)
    act(() => {
      saveChargeAttempt({
        claimId: '7',
        amount: 2000,
        order: 'claim-7-500',
        at: later,
        outcome: 'charged',
      })
    })
    expect(day).toHaveDisplayValue('Hoy, 25/11/2026')
    expect(totals()[0]).toBe('Cobrado: $2.0001 cobro')
  })

  it('are shown without names if the claims cannot be read, which a day without charges does not mention', async () => {
    server.use(http.get('*/api/v1/claims/', demo.fault('403')))
    const { user } = mountTill()
    expect(await screen.findByText(/Faltan nombres/)).toBeVisible()
    expect(rows()).toHaveLength(3)
    vi.setSystemTime(NOW.getTime() + DAY_MS)
    await user.selectOptions(screen.getByLabelText('Día'), '22/11/2026')
    expect(screen.getByText(/Faltan nombres/)).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Día'), 'Hoy, 25/11/2026')
    expect(screen.queryByText(/Faltan nombres/)).not.toBeInTheDocument()
  })
})

describe("provider's CSV file", () => {
  it('is compared on the device: in both, different, only here, only there; shows what to do if it is invalid, and may be in the code page of Excel', async () => {
    const { user } = mountTill()
    await screen.findByText('Ana Pérez')
    let calls = 0
    server.events.on('request:start', () => {
      calls += 1
    })
    await drop(user, csv('claim-7-100;$50.000', 'claim-9-300;$50.000', 'claim-44-9;$7.000'))
    expect(
      await screen.findByText('flow.csv: 1 en ambos, 1 con diferencias, 1 solo aquí, 1 solo allá.'),
    ).toBeVisible()
    const lists = screen.getAllByRole('group').map(({ textContent }) => textContent)
    expect(lists.find((text) => text.startsWith('Solo allá'))).toContain('Reclamo 44 · $7.000')
    expect(lists.find((text) => text.startsWith('En ambos, con'))).toContain(
      'Reclamo 9 · $50.000 · 24/11 12:00Rechazado',
    )
    expect(calls).toBe(0)

    for (const [file, words] of [
      [csv('claim-7-100;Visa'), /No encontramos la columna con el monto/],
      [new File(['Hola'], 'nota.txt', { type: 'text/plain' }), /no es un CSV con columnas/],
      [new File([], 'vacio.csv', { type: 'text/csv' }), /El archivo está vacío/],
      [new File([new Uint8Array(10_000_001)], 'grande.csv'), /pesa más de 10 MB/],
    ] as const) {
      await drop(user, file)
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
    }
    const line = 'N\u00FAmero;Orden;Monto\n1;claim-7-100;50000'
    for (const [name, bytes] of [
      ['latin.csv', Buffer.from(line, 'latin1')],
      ['utf16.csv', Buffer.from(`\uFEFF${line}`, 'utf16le').swap16()],
    ] as const) {
      await drop(user, new File([new Uint8Array(bytes)], name, { type: 'text/csv' }))
      expect(await screen.findByText(new RegExp(`^${name}: 1 en ambos`))).toBeVisible()
    }
    const isOpen = screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)
    expect(isOpen).toEqual([false, true, false, false])

    // A large file is read after the one that replaces it.
    const large = csv('claim-44-9;$7.000')
    const bytes = await large.arrayBuffer()
    const gate = createGate()
    vi.spyOn(large, 'arrayBuffer').mockReturnValue(gate.opened.then(() => bytes))
    await drop(user, large)
    await drop(user, csv('claim-7-100;$50.000', 'claim-8-200;$38.000'))
    const last = await screen.findByText(/^flow\.csv: 1 en ambos, 1 con diferencias/)
    gate.open()
    await until.turns(5)
    expect(last).toHaveTextContent(/^flow\.csv: 1 en ambos, 1 con/)
  })
})
