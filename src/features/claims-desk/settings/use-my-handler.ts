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

/** Stores which responsible this person is; null for nobody. Every part of the page knows it at once. */
function setMine(name: string | null): void {
  myHandler.change(() => parseHandler(name))
}

/**
 * The name under which this person answers for claims, as `handler` has it: "mis casos" are those. Null
 * until they have said so; their device remembers it until they sign out.
 */
export function useMyHandler() {
  const { value: mine, isRead, isRefused } = useUserRecord(myHandler)
  return { mine, setMine, isRead, isRefused }
}
