import { createSerialQueue } from '@/device/serial-queue'
import {
  readPart,
  readRecord,
  removeParts,
  removeRecord,
  storePart,
  storeRecord,
  updateRecord,
  type RecordId,
  type StoredRecord,
} from '@/device/records'
import { newId } from '@/device/new-id'
import type { ClaimValues } from '../claim-values'
import { markKnown } from '../offers/known-files'
import {
  decideSave,
  draftRecordId,
  isFilePart,
  parseDraft,
  type DraftTexts,
  type DraftValue,
  type FilePart,
  type ListedFile,
} from './draft-value'

export interface ClaimDraft {
  readonly texts: DraftTexts
  readonly files: readonly File[]
  readonly savedAt: Date
}

/**
 * Result of a save. Nothing is written on `conflict` (another tab stored a different draft since this tab's
 * last read or save) and `discarded` (the draft was discarded meanwhile).
 */
export type SaveResult = 'saved' | 'storage-refused' | 'conflict' | 'discarded'

interface SaveOptions {
  readonly isCurrent: () => boolean
  readonly isDecided?: boolean
}

async function readFile(id: RecordId, { id: part, name }: ListedFile): Promise<File | null> {
  const stored = await readPart(id, part)
  if (!isFilePart(stored)) return null
  return new File([stored.bytes], name, { type: stored.type, lastModified: stored.lastModified })
}

/** Moves a visitor's draft to the user who signs in, most likely the same person. */
async function adoptVisitors(id: RecordId): Promise<void> {
  const left = draftRecordId(null)
  const record = await readRecord(left, new Date())
  const draft = parseDraft(record?.value)
  if (record === null || draft === null) return
  // Keeps its date: a new owner must not extend the storage period.
  if (!(await storeRecord(id, draft, record.savedAt))) return
  for (const { id: part } of draft.files) await storePart(id, part, await readPart(left, part))
  await removeRecord(left)
}

/** Shared by all forms: a new form reads after the pending saves of the previous one. */
const enqueue = createSerialQueue()

export function createDraftStore() {
  let owner: string | null = null
  let seen = new Set<string>()
  const ids = new WeakMap<File, string>()
  const storedParts = new Set<string>()

  const idOf = (file: File) => {
    const id = ids.get(file) ?? newId()
    ids.set(file, id)
    return id
  }

  const startAnew = (nextOwner: string | null) => {
    owner = nextOwner
    seen = new Set()
    storedParts.clear()
  }

  async function restore(id: RecordId, record: StoredRecord | null): Promise<ClaimDraft | null> {
    const draft = parseDraft(record?.value)
    storedParts.clear()
    if (record === null || draft === null) return null
    seen.add(draft.revision)
    const files = await Promise.all(
      draft.files.map(async (listed) => {
        const file = await readFile(id, listed)
        if (file === null) return []
        markKnown(file)
        ids.set(file, listed.id)
        storedParts.add(listed.id)
        return [file]
      }),
    )
    return { texts: draft.texts, files: files.flat(), savedAt: record.savedAt }
  }

  async function saveFile(id: RecordId, file: File, isCurrent: () => boolean): Promise<boolean> {
    const part = idOf(file)
    const { type, lastModified } = file
    // A file can become unreadable after it was chosen (cloud folder, removed card).
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!isCurrent()) return true
    const isStored =
      bytes !== null &&
      (await storePart(id, part, { type, lastModified, bytes } satisfies FilePart))
    if (!isStored) storedParts.delete(part)
    // The draft may have been removed, here or in another tab, while the file was being read.
    const draft = parseDraft((await readRecord(id, new Date()))?.value)
    const isWanted = draft?.files.some((listed) => listed.id === part) ?? false
    if (!isWanted) await removeParts(id, [part])
    return isStored
  }

  async function saveRecord(
    id: RecordId,
    { files, acceptsTerms: _acceptsTerms, ...texts }: ClaimValues,
    { isCurrent, isDecided = false }: SaveOptions,
  ): Promise<{ end: SaveResult; missing: readonly File[] }> {
    if (!isCurrent()) return { end: 'discarded', missing: [] }
    const mine: DraftValue = {
      texts,
      files: files.map((file) => ({ id: idOf(file), name: file.name, size: file.size })),
      revision: newId(),
    }
    // Also of a save that is given up: a slow device may store it all the same.
    seen.add(mine.revision)
    const found = await updateRecord(
      id,
      (record) => {
        const before = parseDraft(record?.value)
        const decision = isDecided ? 'write' : decideSave(before, mine, seen)
        return { value: decision === 'write' ? mine : undefined, result: { before, decision } }
      },
      new Date(),
    )
    if (found === null) return { end: 'storage-refused', missing: [] }
    const { before, decision } = found
    if (decision === 'conflict') return { end: 'conflict', missing: [] }
    if (decision === 'adopt') {
      if (before) seen.add(before.revision)
      return { end: 'saved', missing: [] }
    }
    const listed = new Set(before?.files.map((file) => file.id))
    const missing = files.filter((file) => !listed.has(idOf(file)) || !storedParts.has(idOf(file)))
    missing.forEach((file) => storedParts.add(idOf(file)))
    mine.files.forEach((file) => listed.delete(file.id))
    if (listed.size > 0) await removeParts(id, [...listed])
    return { end: 'saved', missing }
  }

  async function save(values: ClaimValues, options: SaveOptions): Promise<SaveResult> {
    const id = draftRecordId(owner)
    const { end, missing } = await enqueue(() => saveRecord(id, values, options))
    const results = await Promise.all(missing.map((file) => saveFile(id, file, options.isCurrent)))
    return results.every(Boolean) ? end : 'storage-refused'
  }

  async function removeIfSeen(id: RecordId, known: ReadonlySet<string>): Promise<void> {
    const draft = parseDraft((await readRecord(id, new Date()))?.value)
    if (draft === null || known.has(draft.revision)) await removeRecord(id)
  }

  return {
    save,

    /** Reads the draft of a user, or of a visitor (null), who owns it from now on. */
    read: (person: string | null): Promise<ClaimDraft | null> => {
      startAnew(person)
      const id = draftRecordId(person)
      return enqueue(async () => {
        const own = await readRecord(id, new Date())
        if (own === null && person !== null) await adoptVisitors(id)
        return restore(id, own ?? (await readRecord(id, new Date())))
      })
    },

    /** Stores the form's values for the user who signed in, and removes the visitor's draft. */
    moveTo: async (
      person: string,
      values: ClaimValues,
      options: SaveOptions,
    ): Promise<SaveResult> => {
      const left = draftRecordId(owner)
      const leftAt = seen
      startAnew(person)
      const end = await save(values, options)
      if (end === 'saved') await enqueue(() => removeIfSeen(left, leftAt))
      return end
    },

    takeOther: (): Promise<ClaimDraft | null> => {
      const id = draftRecordId(owner)
      return enqueue(async () => restore(id, await readRecord(id, new Date())))
    },

    /** Removes the draft, unless another tab stored a different one since. */
    forget: (): Promise<void> => {
      const id = draftRecordId(owner)
      return enqueue(async () => {
        await removeIfSeen(id, seen)
        startAnew(id.owner)
      })
    },

    /** Removes the draft, whichever tab stored it last. */
    remove: (): Promise<void> => {
      const id = draftRecordId(owner)
      return enqueue(async () => {
        await removeRecord(id)
      })
    },
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>
