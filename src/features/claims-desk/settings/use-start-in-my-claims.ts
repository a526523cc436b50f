import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

const startsInMyClaims = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-starts-mine',
  parse: (raw) => raw === true,
})

/** Whether this person wants the CRM to begin with their own claims, those of today. */
export const useStartInMyClaims = () => useUserRecord(startsInMyClaims)
