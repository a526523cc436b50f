import { readRecord, removeRecord, storeRecord, type RecordId } from '@/device/records'
import { claimFingerprint, type FingerprintedClaim } from '@/domain/claims/claim-fingerprint'

/** A claim that left this device a while ago, with the same words and files. */
export interface EarlierSending {
  readonly at: Date
  /** False when the claim went out whole and no answer came. */
  readonly isSure: boolean
}

/** Its name is the fingerprint, so that nothing of the person is stored. */
function recordOf(claim: FingerprintedClaim, owner: string | null): RecordId {
  return { kind: 'sent-claim', owner, name: claimFingerprint(claim) }
}

/** When this claim was sent before: by its person, or from here without a session. */
export async function findEarlierSending(
  claim: FingerprintedClaim,
  owner: string | null,
  now: Date,
): Promise<EarlierSending | null> {
  for (const sender of owner === null ? [null] : [owner, null]) {
    const record = await readRecord(recordOf(claim, sender), now)
    if (record) return { at: record.savedAt, isSure: record.value === 'sent' }
  }
  return null
}

/** Stores that a claim went out. @returns false when the device refuses */
export function storeSending(
  claim: FingerprintedClaim,
  owner: string | null,
  { at, isSure }: EarlierSending,
): Promise<boolean> {
  return storeRecord(recordOf(claim, owner), isSure ? 'sent' : 'unknown', at)
}

/** The server said that it did not take the claim. @returns false when the device refuses */
export function removeSending(claim: FingerprintedClaim, owner: string | null): Promise<boolean> {
  return removeRecord(recordOf(claim, owner))
}
