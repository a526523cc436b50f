import type { PaymentValues } from '@/domain/forms/payment'
import { wait } from '@/ui/browser/wait'

/** Long enough to see that something is under way (SPEC 4, loading). */
const SIMULATED_MS = 500

/** Demo builds can show how a failure looks; what to write is said beside the field. */
export const DEMO_FAILURE_TAG = import.meta.env.VITE_DEMO === '1' ? '#fallo-500' : null

/**
 * Pretends to pay: nothing is charged and no call is made (SPEC 2.9).
 *
 * @throws in demo builds when the concept holds `DEMO_FAILURE_TAG`
 */
export async function simulatePayment({ SUBJECT }: PaymentValues): Promise<void> {
  await wait(SIMULATED_MS)
  if (DEMO_FAILURE_TAG !== null && SUBJECT.includes(DEMO_FAILURE_TAG)) {
    throw new Error('A failure was asked for')
  }
}
