import { findRecords, removeRecord, storeRecord, type RecordId } from '@/device/records'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { parseReceipts } from '@/domain/claim/receipt/read-receipt'

/** Of somebody who was signed in when the claim left. */
const OWN = 'own'

/**
 * Of a visitor. It is stored under the claim's e-mail and not under nobody's name: whoever signs in with
 * that e-mail finds it, and the sign-in of anybody else deletes it like all that is not theirs.
 */
const VISITORS = 'visitor'

/** The person that a visitor's receipt belongs to, as a session names them: whoever has its e-mail. */
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

/** Whether a record may be shown to a person; to a visitor only what a visitor left. */
function isOpenTo(person: string | null) {
  return ({ kind, owner, name }: RecordId) =>
    (kind === 'receipt' || kind === 'visitor-receipt') &&
    (person === null ? name === VISITORS : owner === person)
}

/** A visitor said of this device that it is theirs. */
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

/**
 * Keeps the receipts of a filing that has just ended, in the place of every earlier one that its person
 * could see. A device that refuses keeps nothing, and nobody is bothered with it.
 *
 * @param person who was signed in when it was sent, as `getUserKey` says; null for a visitor
 */
export async function storeReceipts(
  receipts: readonly Receipt[],
  person: string | null,
): Promise<void> {
  await replaceReceipts(receipts, person, person === null && (await isVisitorsDevice()))
}

/** Keeps a visitor's receipt as long as a user's, because the device is theirs. @returns false when refused */
export function keepVisitorReceipts(receipts: readonly Receipt[]): Promise<boolean> {
  return replaceReceipts(receipts, null, true)
}

/** Whether the visitor of the receipt here has said that the device is theirs. */
export async function isVisitorsDevice(): Promise<boolean> {
  return (await findRecords(isOnOwnDevice, new Date())).length > 0
}

/** Forgets every receipt that a person could see here. @returns false when the device refuses */
export async function removeReceipts(person: string | null): Promise<boolean> {
  const found = await findRecords(isOpenTo(person), new Date())
  const removed = await Promise.all(found.map(({ id }) => removeRecord(id)))
  return removed.every(Boolean)
}

/**
 * The receipts of the last filing that a person may see on this device; null where there are none, they
 * are too old or cannot be read.
 *
 * @param person who is signed in, as `getUserKey` says; null for a visitor
 */
export async function readReceipts(person: string | null): Promise<readonly Receipt[] | null> {
  const found = await findRecords(isOpenTo(person), new Date())
  const filings = found.map(({ value }) => parseReceipts(value)).filter((one) => one !== null)
  const sentAt = (receipts: readonly Receipt[]) => receipts.at(-1)?.sentAt ?? 0
  return [...filings].sort((a, b) => sentAt(b) - sentAt(a))[0] ?? null
}
