import { describe, expect, it, vi } from 'vitest'
import { CLAIM_TABLE } from '@/domain/claim/export/export-columns'
import { FORMATS, toFile } from '@/features/claims-desk/export/export-formats'

const items = Array.from({ length: 1001 }, (_, at) => ({ id: at + 1 }))

/** A computer on which each slice takes long. */
function slowDown() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50))
}

describe.each(FORMATS)('an export of many rows to %s', (format) => {
  it('lets the page handle input in between, and ends there if stopped', async () => {
    slowDown()
    const stopped = new AbortController()
    const { signal } = stopped
    const file = toFile(format, { table: CLAIM_TABLE, items }, { isPartial: false, signal })
    setTimeout(() => stopped.abort())
    await expect(file).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('gives no file if it was stopped before the first row', async () => {
    const signal = AbortSignal.abort()
    const file = toFile(format, { table: CLAIM_TABLE, items }, { isPartial: false, signal })
    await expect(file).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('contains the same if it pauses', async () => {
    const { signal } = new AbortController()
    const write = () => toFile(format, { table: CLAIM_TABLE, items }, { isPartial: false, signal })
    const atOnce = await write()
    slowDown()
    const paused = await write()
    expect(await paused.blob.text()).toBe(await atOnce.blob.text())
  })
})
