import { createSerialQueue } from '@/device/serial-queue'
import { readRecord, removeRecord, storeRecord, type RecordId } from '@/device/records'
import { claimFingerprint, type FingerprintedClaim } from '@/domain/claim/receipt/claim-fingerprint'

export interface EarlierSending {
  readonly at: Date
  /** False if the claim was sent whole but no response came. */
  readonly isSure: boolean
}

/** Its name is a fingerprint, so that no personal data is stored. */
function recordOf(claim: FingerprintedClaim, owner: string | null): RecordId {
  return { kind: 'sent-claim', owner, name: claimFingerprint(claim) }
}

/** Finds an earlier sending of this claim, by the owner or without a session. */
async function findEarlier(
  claim: FingerprintedClaim,
  owner: string | null,
): Promise<EarlierSending | null> {
  for (const sender of owner === null ? [null] : [owner, null]) {
    const record = await readRecord(recordOf(claim, sender), new Date())
    if (record) return { at: record.savedAt, isSure: record.value === 'sent' }
  }
  return null
}

/** The next attempt must read the result of the previous one. */
const enqueue = createSerialQueue()

/** Log of one attempt, so that no tab sends the same claim again unnoticed. */
export async function openSendLog(claim: FingerprintedClaim, owner: string | null) {
  const id = recordOf(claim, owner)
  const earlier = await enqueue(() => findEarlier(claim, owner))
  const store = ({ at, isSure }: EarlierSending) => {
    void enqueue(() => storeRecord(id, isSure ? 'sent' : 'unknown', at))
  }
  return {
    earlier,
    markUploaded: () => store({ at: new Date(), isSure: false }),
    markAccepted: () => store({ at: new Date(), isSure: true }),
    /** Rejected: restores the state of an earlier attempt. */
    markRejected: () => {
      if (earlier) store(earlier)
      else void enqueue(() => removeRecord(id))
    },
  }
}
