import { parseCustomTemplates } from '@/domain/claim/messages/custom-templates'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

const ownTexts = createUserRecord('preference', 'claims-desk-templates', parseCustomTemplates)

export const useTemplates = () => useUserRecord(ownTexts)
