import { createUserRecord } from '@/session/user-record'
import { usePersonRecord } from '@/session/use-user-record'

const startsMine = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-starts-mine',
  parse: (raw) => raw === true,
})

/** Whether this person wants the CRM to begin with their own claims, those of today. */
export const useStartInMyClaims = () => usePersonRecord(startsMine)
