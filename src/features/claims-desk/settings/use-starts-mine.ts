import { createPersonRecord } from '@/session/person-record'
import { usePersonRecord } from '@/session/use-person-record'

const startsMine = createPersonRecord({
  kind: 'preference',
  name: 'claims-desk-starts-mine',
  parse: (raw) => raw === true,
})

/** Whether this person wants the CRM to begin with their own claims, those of today. */
export const useStartsMine = () => usePersonRecord(startsMine)
