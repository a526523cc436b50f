import { usePreference } from '@/session/use-preference'

function parseStartsMine(raw: unknown): boolean {
  return raw === true
}

/** Whether this person wants the CRM to begin with their own claims, those of today. */
export function useStartsMine() {
  return usePreference('claims-desk-starts-mine', parseStartsMine)
}
