import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import * as records from '@/device/records'
import { EMPTY_CLAIM, NO_PREFILL } from '@/screens/claim/claim-values'
import { createDraftStore } from '@/screens/claim/draft/draft-store'
import { decideSave, draftRecordId, type DraftValue } from '@/screens/claim/draft/draft-value'
import { useClaimDraft } from '@/screens/claim/draft/use-claim-draft'
import { signInAs } from '@tests/support/app'
import { stopTimers, until } from '@tests/support/clock'
import { countDraftFiles, leaveDraft } from '@tests/support/device-drafts'
import { createGate } from '@tests/support/gate'

const { files: _files, acceptsTerms: _terms, ...texts } = EMPTY_CLAIM
const draft = (revision: string, message = '', size = 1): DraftValue => ({
  revision,
  texts: { ...texts, message },
  files: [{ id: `file-of-${revision}`, name: 'pase.jpg', size }],
})

/** As an earlier version stored it. */
const reordered = ({ texts, ...value }: DraftValue) => ({
  ...value,
  texts: Object.fromEntries(Object.entries(texts).reverse()) as typeof texts,
})

describe('decideSave', () => {
  it.each([
    ['writes the first draft', null, draft('b'), '', 'write'],
    ['writes over the revision this tab knows', draft('a', 'x'), draft('b', 'y'), 'a', 'write'],
    ['adopts the same draft of another tab', draft('a', 'x'), draft('b', 'x'), '', 'adopt'],
    ['adopts it with its texts in another order', reordered(draft('a')), draft('b'), 'z', 'adopt'],
    ['reports other texts of another tab', draft('a', 'x'), draft('b', 'y'), 'z', 'conflict'],
    ['reports another file of another tab', draft('a', 'x'), draft('b', 'x', 2), 'z', 'conflict'],
  ] as const)('%s', (_what, before, mine, seen, decision) => {
    expect(decideSave(before, mine, new Set(seen))).toBe(decision)
  })
})

describe('the draft store', () => {
  const isCurrent = () => true

  it("moves a visitor's draft to the user who signs in, with its date", async () => {
    const before = new Date(Date.now() - 24 * 60 * 60 * 1000)
    await leaveDraft({ message: 'Perdí mi conexión' }, before)
    const found = await createDraftStore().read('ana@correo.cl')
    expect(found).toMatchObject({ texts: { message: 'Perdí mi conexión' }, savedAt: before })
    expect(await records.readRecord(draftRecordId(null), new Date())).toBeNull()
  })

  it("moves the files of a visitor's draft too", async () => {
    const files = [new File(['foto'], 'pase.jpg')]
    await createDraftStore().save({ ...EMPTY_CLAIM, files }, { isCurrent })
    const moved = await createDraftStore().read('ana@correo.cl')
    expect(await Promise.all(moved?.files.map((file) => file.text()) ?? [])).toEqual(['foto'])
  })

  it.each([
    { name: 'Ana' },
    { ...draft('a'), texts: null },
    { ...draft('a'), revision: 1 },
    ...[{}, [{ id: 1, name: 'a' }], [{ id: 'a' }], ['a']].map((files) => ({
      ...draft('a'),
      files,
    })),
  ])('finds no draft in %j, for a visitor and for the user who signs in', async (invalid) => {
    await records.storeRecord(draftRecordId(null), invalid, new Date())
    expect(await createDraftStore().read(null)).toBeNull()
    expect(await createDraftStore().read('ana@correo.cl')).toBeNull()
  })

  it("shows a user their own draft, and leaves a visitor's where it is", async () => {
    const own = createDraftStore()
    await own.read('ana@correo.cl')
    await own.save({ ...EMPTY_CLAIM, message: 'De Ana' }, { isCurrent })
    await leaveDraft({ message: 'De otra persona' }, new Date())
    const found = await createDraftStore().read('ana@correo.cl')
    expect(found).toMatchObject({ texts: { message: 'De Ana' } })
    expect(await records.readRecord(draftRecordId(null), new Date())).not.toBeNull()
  })

  it('restores the files that the device still has', async () => {
    const files = ['kept', 'lost', 'broken'].map((name) => new File([name], name))
    await createDraftStore().save({ ...EMPTY_CLAIM, files }, { isCurrent })
    const { value } = (await records.readRecord(draftRecordId(null), new Date())) ?? {}
    const [, lost, broken] = (value as DraftValue).files.map(({ id }) => id)
    await records.removeParts(draftRecordId(null), [lost ?? ''])
    await records.storePart(draftRecordId(null), broken ?? '', { bytes: 'text' })
    const found = await createDraftStore().read(null)
    expect(found?.files.map(({ name }) => name)).toEqual(['kept'])
  })

  it('adopts the same draft of another tab, asks about a different one, and writes the chosen one', async () => {
    const [here, there] = [createDraftStore(), createDraftStore()]
    const same = { ...EMPTY_CLAIM, message: 'Igual' }
    const mine = { ...EMPTY_CLAIM, message: 'Aquí' }
    expect(await here.save(same, { isCurrent })).toBe('saved')
    expect(await there.save(same, { isCurrent })).toBe('saved')
    expect(await there.save({ ...same, message: 'Allá' }, { isCurrent })).toBe('saved')
    expect(await here.save(mine, { isCurrent })).toBe('conflict')
    expect(await here.takeOther()).toMatchObject({ texts: { message: 'Allá' } })
    expect(await here.save(mine, { isCurrent })).toBe('saved')
    expect(await there.save(same, { isCurrent, isDecided: true })).toBe('saved')
    expect(await createDraftStore().read(null)).toMatchObject({ texts: { message: 'Igual' } })
  })

  it('stores nothing of a discarded draft, nor what the device refuses', async () => {
    const drafts = createDraftStore()
    expect(await drafts.save(EMPTY_CLAIM, { isCurrent: () => false })).toBe('discarded')
    vi.spyOn(records, 'updateRecord').mockResolvedValueOnce(null)
    expect(await drafts.save(EMPTY_CLAIM, { isCurrent })).toBe('storage-refused')
    expect(await drafts.read(null)).toBeNull()
  })

  it.each([1, 0])(
    'knows a draft that the device stored late, with %i saves after it',
    async (saves) => {
      const { updateRecord } = records
      vi.spyOn(records, 'updateRecord').mockImplementationOnce(async (...update) => {
        await updateRecord(...update)
        return null
      })
      const drafts = createDraftStore()
      const values = { ...EMPTY_CLAIM, message: 'Lento' }
      expect(await drafts.save(values, { isCurrent })).toBe('storage-refused')
      for (let save = 0; save < saves; save += 1) {
        expect(await drafts.save({ ...values, name: 'Ana' }, { isCurrent })).toBe('saved')
      }
      await drafts.forget()
      expect(await records.readRecord(draftRecordId(null), new Date())).toBeNull()
    },
  )

  it("moves a visitor's values to the user who signs in, stored before or not", async () => {
    for (const isStored of [true, false]) {
      const drafts = createDraftStore()
      const values = { ...EMPTY_CLAIM, message: 'De hoy' }
      if (isStored) await drafts.save(values, { isCurrent })
      expect(await drafts.moveTo(`ana-${isStored}`, values, { isCurrent })).toBe('saved')
      expect(await records.readRecord(draftRecordId(null), new Date())).toBeNull()
      expect(await createDraftStore().read(`ana-${isStored}`)).toMatchObject({
        texts: { message: 'De hoy' },
      })
    }
  })

  it('keeps a draft that another tab stored since when it forgets its own', async () => {
    const [here, there] = [createDraftStore(), createDraftStore()]
    await here.save({ ...EMPTY_CLAIM, message: 'Aquí' }, { isCurrent })
    await there.read(null)
    await there.save({ ...EMPTY_CLAIM, message: 'Allá' }, { isCurrent })
    await here.forget()
    expect(await createDraftStore().read(null)).toMatchObject({ texts: { message: 'Allá' } })
  })

  it("keeps a visitor's draft that conflicts with one of the user who signs in", async () => {
    const [theirs, drafts] = [createDraftStore(), createDraftStore()]
    await theirs.read('ana@correo.cl')
    await theirs.save({ ...EMPTY_CLAIM, message: 'De ayer' }, { isCurrent })
    const values = { ...EMPTY_CLAIM, message: 'De hoy' }
    await drafts.save(values, { isCurrent })
    expect(await drafts.moveTo('ana@correo.cl', values, { isCurrent })).toBe('conflict')
    expect(await createDraftStore().read(null)).toMatchObject({ texts: { message: 'De hoy' } })
  })

  it('leaves nothing of a person whose draft was just being saved', async () => {
    const drafts = createDraftStore()
    await drafts.read('ana@correo.cl')
    const saving = drafts.save({ ...EMPTY_CLAIM, message: 'Mi hijo viajaba solo' }, { isCurrent })
    await drafts.remove()
    await saving
    expect(await records.readRecord(draftRecordId('ana@correo.cl'), new Date())).toBeNull()
  })

  it('stores a file later that the device refused at first, and then not again', async () => {
    const storing = vi.spyOn(records, 'storePart').mockResolvedValueOnce(false)
    const values = { ...EMPTY_CLAIM, files: [new File(['pase'], 'pase.pdf')] }
    const drafts = createDraftStore()
    expect(await drafts.save(values, { isCurrent })).toBe('storage-refused')
    expect(await countDraftFiles()).toBe(0)
    expect(await drafts.save({ ...values, name: 'Ana' }, { isCurrent })).toBe('saved')
    expect(await drafts.save(values, { isCurrent })).toBe('saved')
    expect(storing).toHaveBeenCalledTimes(2)
    expect(await countDraftFiles()).toBe(1)
    const gone = Object.assign(new File([], 'nube.pdf'), {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    })
    expect(await drafts.save({ ...values, files: [gone] }, { isCurrent })).toBe('storage-refused')
    expect(await countDraftFiles()).toBe(0)
  })
})

it.each([
  ['leaves no file', 0],
  ['keeps its file if it is saved again', 1],
])('a draft that is discarded while its file is stored %s', async (_what, saves) => {
  const gate = createGate()
  const { storePart } = records
  const storing = vi.spyOn(records, 'storePart').mockImplementationOnce(async (...part) => {
    await gate.opened
    return storePart(...part)
  })
  const values = { ...EMPTY_CLAIM, files: [new File(['pase'], 'pase.pdf')] }
  const drafts = createDraftStore()
  let isKept = true
  const first = drafts.save(values, { isCurrent: () => isKept })
  await until(() => storing.mock.calls.length > 0)
  isKept = false
  await drafts.forget()
  for (let save = 0; save < saves; save += 1) {
    await drafts.save(values, { isCurrent: () => true })
  }
  gate.open()
  await first
  expect(await countDraftFiles()).toBe(saves)
})

function mountDraft() {
  const onReady = vi.fn()
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: EMPTY_CLAIM })
    return { form, ...useClaimDraft(form, NO_PREFILL.choices, onReady) }
  })
  return { result, untilReady: () => until(() => onReady.mock.calls.length > 0) }
}

describe('a draft that is still being read', () => {
  /** Holds the draft of the first passenger back; the next one has none. */
  function holdDraft() {
    const gate = createGate()
    const read = vi.spyOn(records, 'readRecord').mockImplementation(async ({ owner }, savedAt) => {
      if (owner !== 'pasajero@demo.cl') return null
      await gate.opened
      return { value: draft('a', 'Lo de Camila'), savedAt }
    })
    return { open: gate.open, untilAsked: () => until(() => read.mock.calls.length > 0) }
  }

  it('is not shown to the next user', async () => {
    const held = holdDraft()
    signInAs('USER')
    const { result, untilReady } = mountDraft()
    await held.untilAsked()
    act(() => void signInAs('TAXI'))
    held.open()
    await untilReady()
    expect(result.current.form.getValues('message')).toBe('')
    expect(result.current.status.kind).toBe('none')
  })

  it('is not shown to the next user either if it is that of another tab', async () => {
    signInAs('USER')
    const { result, untilReady } = mountDraft()
    await untilReady()
    const held = holdDraft()
    const taken = result.current.takeOther()
    await held.untilAsked()
    act(() => void signInAs('TAXI'))
    held.open()
    await act(() => taken)
    expect(result.current.form.getValues('message')).toBe('')
    expect(result.current.status.kind).toBe('none')
  })
})

it('is unsaved as long as something was typed since the save that ends', async () => {
  const { result, untilReady } = mountDraft()
  await untilReady()
  stopTimers()
  const { onChange } = result.current.form.register('message')
  act(() => result.current.keepMine())
  await act(() => onChange({ target: { name: 'message', value: 'Hola' }, type: 'change' }))
  await until(() => result.current.status.kind === 'saved')
  expect(result.current.isUnsaved).toBe(true)
})

it('is unsaved as long as the file of an earlier save is being stored', async () => {
  const gate = createGate()
  const { storePart } = records
  const storing = vi.spyOn(records, 'storePart').mockImplementationOnce(async (...part) => {
    await gate.opened
    return storePart(...part)
  })
  const { result, untilReady } = mountDraft()
  await untilReady()
  stopTimers()
  const { form } = result.current
  const { onChange } = form.register('message')
  act(() => form.setValue('files', [new File(['pase'], 'pase.pdf')]))
  act(() => result.current.keepMine())
  await until(() => storing.mock.calls.length > 0)
  await act(() => onChange({ target: { name: 'message', value: 'Hola' }, type: 'change' }))
  act(() => result.current.keepMine())
  await until(() => result.current.status.kind === 'saved')
  expect(result.current.isUnsaved).toBe(true)
  gate.open()
  await until(() => !result.current.isUnsaved)
})

it('stays a restored draft when it is saved, and shows that the device refuses it', async () => {
  await leaveDraft({ message: 'Perdí mi conexión' }, new Date())
  const { result } = mountDraft()
  await until(() => result.current.status.kind === 'restored')
  act(() => result.current.keepMine())
  await until(() => result.current.savedAt !== null)
  expect(result.current.status.kind).toBe('restored')
  vi.spyOn(records, 'updateRecord').mockResolvedValue(null)
  act(() => result.current.keepMine())
  await until(() => result.current.status.kind === 'storage-refused')
})
