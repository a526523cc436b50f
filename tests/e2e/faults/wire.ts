import type { FaultName } from '@/mocks/faults/faults'
import { DETAIL } from '@tests/faults/table/fault-groups'
import type { Fault } from '@tests/e2e/api-server'

/** Faults that a real server or network can produce, one of each kind that the app distinguishes. */
export type WireFault = Extract<
  FaultName,
  'offline' | 'reset' | 'acted-then-reset' | '401' | '502-html' | '200-html'
>

/** How the test API produces a fault; null if the browser produces it. */
export const ON_THE_WIRE: Readonly<Record<WireFault, Fault | null>> = {
  offline: null,
  reset: { kind: 'reset' },
  'acted-then-reset': { kind: 'reset', acted: true },
  '401': { kind: 'respond', status: 401, body: { detail: DETAIL['401'] } },
  '502-html': { kind: 'html', status: 502 },
  '200-html': { kind: 'html' },
}
