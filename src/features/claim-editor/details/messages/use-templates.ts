import { parseCustomTemplates } from '@/domain/claim/messages/custom-templates'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

const ownTexts = createUserRecord('preference', 'claims-desk-templates', parseCustomTemplates)

export function useTemplates() {
  const { value: own, ...rest } = useUserRecord(ownTexts)
  return { own, ...rest }
}
