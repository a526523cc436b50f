import type { QueryClient } from '@tanstack/react-query'
import { toClaimRecord, updateClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { isUnreadable, toClaimRecordValues } from '@/domain/claim/record/claim-values'
import { buildSavePayload } from '@/domain/claim/record/edit-payload'
import { findClaim } from '@/features/staff-claims/reading/find-claim'
import { rememberClaims } from '@/features/staff-claims/reading/known-claims'

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

type NumberedClaim = Claim & { readonly id: number | string }

/** A claim as it is now. */
async function readAgain(client: QueryClient, claim: NumberedClaim): Promise<Claim> {
  const found = await findClaim(client, claim, { everywhere: true })
  if (!found) throw new ClaimGoneError('the claim is not in the list')
  return found
}

/** Saves a claim as it was read, but for this day (SPEC 7, PUT). */
async function save(client: QueryClient, id: number | string, read: Claim, day: string) {
  const values = { ...toClaimRecordValues(read), last_customer_contact: day }
  const payload = buildSavePayload(values, { loaded: read, today: new Date() })
  await updateClaimRecord(id, payload)
  const { last_customer_contact, updated_at } = payload
  rememberClaims(client, [toClaimRecord({ ...read.raw, last_customer_contact, updated_at })])
}

/**
 * Notes a contact with a customer. The claim is read again first, so that what someone else changed
 * meanwhile is kept; what is saved then is known to every list.
 *
 * @param day 'yyyy-MM-dd'
 * @returns what the claim had before; null when it had this day already
 * @throws {ClaimGoneError} when the claim is not there any more
 * @throws {ContactUnreadableError} when its contact date is no text
 * @throws as `findClaim` and `updateClaimRecord`
 */
export async function saveContactDay(
  client: QueryClient,
  claim: NumberedClaim,
  day: string,
): Promise<PreviousContact | null> {
  const current = await readAgain(client, claim)
  // Someone else noted the same, or an earlier try arrived after all: there is nothing to save.
  if (toClaimRecordValues(current).last_customer_contact === day) return null
  if (isUnreadable(current, 'last_customer_contact')) {
    throw new ContactUnreadableError('the contact date is no text')
  }
  await save(client, claim.id, current, day)
  return { value: current.raw['last_customer_contact'] ?? null }
}

/**
 * Puts a contact date back as it was before `saveContactDay`, a time or words included.
 *
 * @param noted the day that was noted: the change makes sense only while the claim still has it
 * @throws {ContactChangedError} when the claim has another day by now
 * @throws as `saveContactDay`
 */
export async function restoreContact(
  client: QueryClient,
  claim: NumberedClaim,
  { previous, noted }: { readonly previous: PreviousContact; readonly noted: string },
): Promise<void> {
  const current = await readAgain(client, claim)
  const before = toClaimRecord({ ...current.raw, last_customer_contact: previous.value })
  // An earlier try arrived after all.
  if (before.last_customer_contact === current.last_customer_contact) return
  if (toClaimRecordValues(current).last_customer_contact !== noted) {
    throw new ContactChangedError('the contact date is another one')
  }
  await save(client, claim.id, before, toClaimRecordValues(before).last_customer_contact)
}
