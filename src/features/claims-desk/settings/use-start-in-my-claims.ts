import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

const startsInMyClaims = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-starts-mine',
  parse: (raw) => raw === true,
})

export const useStartInMyClaims = () => useUserRecord(startsInMyClaims)
