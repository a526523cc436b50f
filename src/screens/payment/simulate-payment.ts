import type { PaymentValues } from '@/domain/forms/payment'
import { wait } from '@/ui/browser/wait'

/** Long enough to show the loading state (SPEC 4). */
const SIMULATED_MS = 500

/** Subject that makes a payment fail, in demo builds. */
export const DEMO_FAILURE_TAG = import.meta.env.VITE_DEMO === '1' ? '#fallo-500' : null

/** No charge, no request (SPEC 2.9). Throws in demo builds if the subject has `DEMO_FAILURE_TAG`. */
export async function simulatePayment({ SUBJECT }: PaymentValues): Promise<void> {
  await wait(SIMULATED_MS)
  if (DEMO_FAILURE_TAG !== null && SUBJECT.includes(DEMO_FAILURE_TAG)) {
    throw new Error('A failure was asked for')
  }
}
