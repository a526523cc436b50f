import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

function parseHandler(raw: unknown): string | null {
  const name = typeof raw === 'string' ? raw.trim() : ''
  return name === '' ? null : name
}

const myHandler = createUserRecord('preference', 'claims-desk-my-handler', parseHandler)

/** The user's name as `handler`, for "mis casos"; null if not set. Stored on the device until sign-out. */
export function useMyHandler() {
  const { value: mine, change, isRead } = useUserRecord(myHandler)
  return { mine, isRead, setMine: (name: string) => change(() => parseHandler(name)) }
}

const startsInMyClaims = createUserRecord(
  'preference',
  'claims-desk-starts-mine',
  (raw) => raw === true,
)

export const useStartInMyClaims = () => useUserRecord(startsInMyClaims)
