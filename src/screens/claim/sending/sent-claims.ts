import { createSerialQueue } from '@/device/serial-queue'
import { readRecord, removeRecord, storeRecord, type RecordId } from '@/device/records'
import { claimFingerprint, type FingerprintedClaim } from '@/domain/claim/receipt/claim-fingerprint'

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

/** The next try must see how the last one ended. */
const enqueue = createSerialQueue()

/** Remembers one try on the device, so that the same claim is not sent again unawares, in any tab. */
export async function openSendLog(claim: FingerprintedClaim, owner: string | null) {
  const id = recordOf(claim, owner)
  const earlier = await enqueue(() => findEarlier(claim, owner))
  const store = ({ at, isSure }: EarlierSending) => {
    void enqueue(() => storeRecord(id, isSure ? 'sent' : 'unknown', at))
  }
  return {
    earlier,
    /** All of it has left; whether it was received nobody knows yet. */
    markUploaded: () => store({ at: new Date(), isSure: false }),
    markAccepted: () => store({ at: new Date(), isSure: true }),
    /** It was not taken: what an earlier try left is true again. */
    markRejected: () => {
      if (earlier) store(earlier)
      else void enqueue(() => removeRecord(id))
    },
  }
}
