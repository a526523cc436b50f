import { useEffect, useSyncExternalStore } from 'react'
import { canValidatePhone } from '@/domain/people/phone'
import {
  completePhoneRules,
  FIRST_PHONE_RULES,
  phoneRules,
  subscribePhoneRules,
} from '@/domain/people/phone-rules'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { wait } from '@/ui/browser/wait'

/** Longest wait for the rules, in ms; then a claim is sent without them. */
const PATIENCE_MS = 3000

/** Resolves when all phone rules have loaded, or after the limit; never rejects. */
export async function waitForPhoneRules(): Promise<void> {
  const rules = importWithRetry(completePhoneRules).catch(() => undefined)
  await Promise.race([rules, wait(PATIENCE_MS)])
}

/** The same for one number; preferred countries need no wait. */
export async function untilPhoneIsKnown({ phone }: { readonly phone: string }): Promise<void> {
  if (!canValidatePhone(phone)) await waitForPhoneRules()
}

/** Renders again when all rules have loaded; loads them once a number needs them. */
export function usePhoneRules(phone: string): void {
  useEffect(() => void untilPhoneIsKnown({ phone }), [phone])
  useSyncExternalStore(subscribePhoneRules, phoneRules, () => FIRST_PHONE_RULES)
}
