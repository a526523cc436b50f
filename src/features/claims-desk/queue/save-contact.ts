import {
  getClaimRecords,
  updateClaimRecord,
  type ClaimRecord,
  type ClaimRecordFilters,
} from '@/api/claim-records'
import { toClaimRecordValues } from '@/domain/claims/claim-record'
import { buildSavePayload } from '@/domain/claims/edit-payload'
import { addPage, NOTHING_READ } from '@/features/claims-desk/export/claim-reading'

const PAGE_SIZE = 100

/** The claim cannot be found any more: someone deleted it. */
export class ClaimGoneError extends Error {
  override readonly name = 'ClaimGoneError'
}

/** Someone else changed the contact date meanwhile, and theirs is the newer word. */
export class ContactChangedError extends Error {
  override readonly name = 'ContactChangedError'
}

interface SavedContact {
  /** The claim as it was saved, other people's changes included. */
  readonly claim: ClaimRecord
  /** The contact date it had before, 'yyyy-MM-dd'; '' for none. */
  readonly previousDay: string
}

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

/**
 * Sets the day of the last contact with a customer, through the whole payload of PUT /claims/{id}
 * (SPEC 7). The claim is read again first, so that what someone else changed meanwhile is kept.
 *
 * @param day 'yyyy-MM-dd', or '' for no contact
 * @param instead the day that the claim must have now for the change to make sense
 * @throws {ClaimGoneError} when the claim is not there any more
 * @throws {ContactChangedError} when the claim has another day than `instead`
 * @throws as `getClaimRecords` and `updateClaimRecord`
 */
export async function saveContactDay(
  claim: ClaimRecord & { readonly id: number | string },
  day: string,
  instead?: string,
): Promise<SavedContact> {
  const current = await readAgain(claim, claim.id)
  const values = toClaimRecordValues(current)
  const previousDay = values.last_customer_contact
  // Someone else noted the same, or an earlier try arrived after all: there is nothing to save.
  if (previousDay === day) return { claim: current, previousDay }
  if (instead !== undefined && previousDay !== instead) {
    throw new ContactChangedError('the contact date is another one')
  }
  const payload = buildSavePayload(
    { ...values, last_customer_contact: day },
    { loaded: current, today: new Date() },
  )
  await updateClaimRecord(claim.id, payload)
  const { last_customer_contact, updated_at } = payload
  return { claim: { ...current, last_customer_contact, updated_at }, previousDay }
}
