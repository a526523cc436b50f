import { findRecords, removeRecord, storeRecord, type RecordId } from '@/device/records'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { parseReceipts } from '@/domain/claim/receipt/read-receipt'

/** Receipts of a signed-in user. */
const OWN = 'own'

/** A visitor's, stored under the claim's e-mail: only a sign-in with that e-mail keeps them. */
const VISITORS = 'visitor'

/** The user key that owns a visitor's receipts: the claim's e-mail. */
export function personOfVisitors(receipts: readonly Receipt[]): string {
  return (receipts.at(-1)?.email ?? '').trim().toLowerCase()
}

function recordOf(
  receipts: readonly Receipt[],
  person: string | null,
  isOwnDevice: boolean,
): RecordId {
  return person === null
    ? {
        kind: isOwnDevice ? 'receipt' : 'visitor-receipt',
        owner: personOfVisitors(receipts),
        name: VISITORS,
      }
    : { kind: 'receipt', owner: person, name: OWN }
}

/** Records that a user may see; a visitor sees only visitors' ones. */
function isOpenTo(person: string | null) {
  return ({ kind, owner, name }: RecordId) =>
    (kind === 'receipt' || kind === 'visitor-receipt') &&
    (person === null ? name === VISITORS : owner === person)
}

function isOnOwnDevice({ kind, name }: RecordId): boolean {
  return kind === 'receipt' && name === VISITORS
}

async function replaceReceipts(
  receipts: readonly Receipt[],
  person: string | null,
  isOwnDevice: boolean,
) {
  await removeReceipts(person)
  return storeRecord(recordOf(receipts, person, isOwnDevice), receipts, new Date())
}

/** Replaces earlier receipts. `person` is null for a visitor. False if the browser refuses. */
export async function storeReceipts(
  receipts: readonly Receipt[],
  person: string | null,
): Promise<boolean> {
  return replaceReceipts(receipts, person, person === null && (await isVisitorsDevice()))
}

/** Stores a visitor's receipts as long as a user's. False if the browser refuses. */
export function keepVisitorReceipts(receipts: readonly Receipt[]): Promise<boolean> {
  return replaceReceipts(receipts, null, true)
}

/** True if the visitor has confirmed that the device is theirs. */
export async function isVisitorsDevice(): Promise<boolean> {
  return (await findRecords(isOnOwnDevice, new Date())).length > 0
}

/** Deletes all receipts that the user may see. False if the browser refuses. */
export async function removeReceipts(person: string | null): Promise<boolean> {
  const found = await findRecords(isOpenTo(person), new Date())
  const removed = await Promise.all(found.map(({ id }) => removeRecord(id)))
  return removed.every(Boolean)
}

/** Null if missing, expired or invalid. `person` is null for a visitor. */
export async function readReceipts(person: string | null): Promise<readonly Receipt[] | null> {
  const found = await findRecords(isOpenTo(person), new Date())
  const filings = found.map(({ value }) => parseReceipts(value)).filter((one) => one !== null)
  const sentAt = (receipts: readonly Receipt[]) => receipts.at(-1)?.sentAt ?? 0
  return [...filings].sort((a, b) => sentAt(b) - sentAt(a))[0] ?? null
}
