import { parseOwnTexts } from '@/domain/claim/talk/own-texts'
import { createPersonRecord } from '@/session/person-record'
import { usePersonRecord } from '@/session/use-person-record'

const ownTexts = createPersonRecord({
  kind: 'preference',
  name: 'claims-desk-templates',
  parse: parseOwnTexts,
})

/** The texts that this person wrote in the place of those of the templates; their device stores them. */
export function useTemplates() {
  const { value: own, ...rest } = usePersonRecord(ownTexts)
  return { own, ...rest }
}

export type OwnTemplates = ReturnType<typeof useTemplates>
