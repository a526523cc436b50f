import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

function parseHandler(raw: unknown): string | null {
  const name = typeof raw === 'string' ? raw.trim() : ''
  return name === '' ? null : name
}

const myHandler = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-my-handler',
  parse: parseHandler,
})

function setMine(name: string | null): void {
  myHandler.change(() => parseHandler(name))
}

/** The user's name as `handler`, for "mis casos"; null if not set. Stored on the device until sign-out. */
export function useMyHandler() {
  const { value: mine, isRead, isRefused } = useUserRecord(myHandler)
  return { mine, setMine, isRead, isRefused }
}

const startsInMyClaims = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-starts-mine',
  parse: (raw) => raw === true,
})

/** True if the CRM opens with the user's own claims. */
export const useStartInMyClaims = () => useUserRecord(startsInMyClaims)
