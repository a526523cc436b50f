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

/** How long anything waits for the rules: on a line this bad, a claim goes out without them. */
const PATIENCE_MS = 3000

/** Ends when the rules of all countries are there, or when there is no more waiting for them; never fails. */
export async function waitForPhoneRules(): Promise<void> {
  const rules = importWithRetry(completePhoneRules).catch(() => undefined)
  await Promise.race([rules, wait(PATIENCE_MS)])
}

/** The same for one number: of a preferred country there is nothing to wait for. */
export async function untilPhoneIsKnown({ phone }: { readonly phone: string }): Promise<void> {
  if (!canValidatePhone(phone)) await waitForPhoneRules()
}

/** The phone rules that are known by now. The page is started with some of them; listening, it asks for all. */
export function usePhoneRules() {
  useEffect(() => void waitForPhoneRules(), [])
  return useSyncExternalStore(subscribePhoneRules, phoneRules, () => FIRST_PHONE_RULES)
}
