import { findRecords, removeRecord, storeRecord, type RecordId } from '@/device/records'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { parseReceipt } from '@/domain/claim/sent/read-receipt'

/** Of somebody who was signed in when the claim left. */
const OWN = 'own'

/**
 * Of a visitor. It is stored under the claim's e-mail and not under nobody's name: whoever signs in with
 * that e-mail finds it, and the sign-in of anybody else deletes it like all that is not theirs.
 */
const VISITORS = 'visitor'

/** The person that a visitor's receipt belongs to, as a session names them: whoever has its e-mail. */
export function personOfVisitors({ email }: Receipt): string {
  return email.trim().toLowerCase()
}

function recordOf(receipt: Receipt, person: string | null, isOwnDevice: boolean): RecordId {
  return person === null
    ? {
        kind: isOwnDevice ? 'receipt' : 'visitor-receipt',
        owner: personOfVisitors(receipt),
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

async function replaceReceipt(receipt: Receipt, person: string | null, isOwnDevice: boolean) {
  await removeReceipt(person)
  return storeRecord(recordOf(receipt, person, isOwnDevice), receipt, new Date())
}

/**
 * Keeps the receipt of a claim that was just sent, in the place of every earlier one that its person
 * could see. A device that refuses keeps nothing, and nobody is bothered with it.
 *
 * @param person who was signed in when it was sent, as `signedInPerson` says; null for a visitor
 */
export async function storeReceipt(receipt: Receipt, person: string | null): Promise<void> {
  await replaceReceipt(receipt, person, person === null && (await isVisitorsDevice()))
}

/** Keeps a visitor's receipt as long as a user's, because the device is theirs. @returns false when refused */
export function keepVisitorReceipt(receipt: Receipt): Promise<boolean> {
  return replaceReceipt(receipt, null, true)
}

/** Whether the visitor of the receipt here has said that the device is theirs. */
export async function isVisitorsDevice(): Promise<boolean> {
  return (await findRecords(isOnOwnDevice, new Date())).length > 0
}

/** Forgets every receipt that a person could see here. @returns false when the device refuses */
export async function removeReceipt(person: string | null): Promise<boolean> {
  const found = await findRecords(isOpenTo(person), new Date())
  const removed = await Promise.all(found.map(({ id }) => removeRecord(id)))
  return removed.every(Boolean)
}

/**
 * The last receipt that a person may see on this device; null where there is none, it is too old or
 * cannot be read.
 *
 * @param person who is signed in, as `signedInPerson` says; null for a visitor
 */
export async function readReceipt(person: string | null): Promise<Receipt | null> {
  const found = await findRecords(isOpenTo(person), new Date())
  const receipts = found.flatMap(({ value }) => parseReceipt(value) ?? [])
  return receipts.sort((a, b) => b.sentAt - a.sentAt)[0] ?? null
}
