import {
  getClaimRecords,
  toClaimRecord,
  updateClaimRecord,
  type ClaimRecord,
  type ClaimRecordFilters,
} from '@/api/claim-records'
import { isUnreadable, toClaimRecordValues } from '@/domain/claim/record/claim-values'
import { buildSavePayload } from '@/domain/claim/record/edit-payload'
import { addPage, NOTHING_READ } from '@/features/staff-claims/export/claim-reading'

const PAGE_SIZE = 100

/** The claim cannot be found any more: someone deleted it. */
export class ClaimGoneError extends Error {
  override readonly name = 'ClaimGoneError'
}

/** Someone else changed the contact date meanwhile, and theirs is the newer word. */
export class ContactChangedError extends Error {
  override readonly name = 'ContactChangedError'
}

/** The contact date is something that cannot be read, and a day in its place would erase it. */
export class ContactUnreadableError extends Error {
  override readonly name = 'ContactUnreadableError'
}

/** The contact date as the API had it, whatever its form. */
export interface PreviousContact {
  readonly value: unknown
}

interface SavedContact {
  /** The claim as it was saved, other people's changes included. */
  readonly claim: ClaimRecord
  /** What it had before; null when it had this day already. */
  readonly previous: PreviousContact | null
}

type NumberedClaim = ClaimRecord & { readonly id: number | string }

async function findIn(
  filters: ClaimRecordFilters,
  id: number | string,
): Promise<ClaimRecord | null> {
  let reading = NOTHING_READ
  while (!reading.isComplete) {
    const page = await getClaimRecords({ ...filters, page: reading.nextPage, limit: PAGE_SIZE })
    const found = page.items.find((claim) => String(claim.id) === String(id))
    if (found) return found
    reading = addPage(reading, page)
  }
  return null
}

/** A claim as it is now. There is no call for one claim (SPEC 7), so it is looked for in the list. */
async function readAgain(
  { email, category, airline }: ClaimRecord,
  id: number | string,
): Promise<ClaimRecord> {
  const narrow = email?.trim()
    ? { email }
    : { category: category ?? undefined, airline: airline ?? undefined }
  // What it was looked for by may have been changed itself.
  const found = (await findIn(narrow, id)) ?? (await findIn({}, id))
  if (!found) throw new ClaimGoneError('the claim is not in the list')
  return found
}

/** Saves a claim as it was read, but for this day, and gives what is saved then (SPEC 7, PUT). */
async function save(id: number | string, read: ClaimRecord, day: string): Promise<ClaimRecord> {
  const values = { ...toClaimRecordValues(read), last_customer_contact: day }
  const payload = buildSavePayload(values, { loaded: read, today: new Date() })
  await updateClaimRecord(id, payload)
  const { last_customer_contact, updated_at } = payload
  return toClaimRecord({ ...read.raw, last_customer_contact, updated_at })
}

/**
 * Notes a contact with a customer. The claim is read again first, so that what someone else changed
 * meanwhile is kept.
 *
 * @param day 'yyyy-MM-dd'
 * @throws {ClaimGoneError} when the claim is not there any more
 * @throws {ContactUnreadableError} when its contact date is no text
 * @throws as `getClaimRecords` and `updateClaimRecord`
 */
export async function saveContactDay(claim: NumberedClaim, day: string): Promise<SavedContact> {
  const current = await readAgain(claim, claim.id)
  // Someone else noted the same, or an earlier try arrived after all: there is nothing to save.
  if (toClaimRecordValues(current).last_customer_contact === day) {
    return { claim: current, previous: null }
  }
  if (isUnreadable(current, 'last_customer_contact')) {
    throw new ContactUnreadableError('the contact date is no text')
  }
  const previous = { value: current.raw['last_customer_contact'] ?? null }
  return { claim: await save(claim.id, current, day), previous }
}

/**
 * Puts a contact date back as it was before `saveContactDay`, a time or words included.
 *
 * @param noted the day that was noted: the change makes sense only while the claim still has it
 * @returns the claim as it is saved then
 * @throws {ContactChangedError} when the claim has another day by now
 * @throws as `saveContactDay`
 */
export async function restoreContact(
  claim: NumberedClaim,
  previous: PreviousContact,
  noted: string,
): Promise<ClaimRecord> {
  const current = await readAgain(claim, claim.id)
  const before = toClaimRecord({ ...current.raw, last_customer_contact: previous.value })
  // An earlier try arrived after all.
  if (before.last_customer_contact === current.last_customer_contact) return current
  if (toClaimRecordValues(current).last_customer_contact !== noted) {
    throw new ContactChangedError('the contact date is another one')
  }
  return save(claim.id, before, toClaimRecordValues(before).last_customer_contact)
}
