import { parseOwnTexts, type OwnTexts } from '@/domain/claim/talk/own-texts'
import { createPersonRecord } from '@/session/person-record'
import { usePersonRecord } from '@/session/use-person-record'

const ownTexts = createPersonRecord({
  kind: 'preference',
  name: 'claims-desk-templates',
  parse: parseOwnTexts,
})

function change(next: (own: OwnTexts) => OwnTexts): void {
  void ownTexts.update(next)
}

/** The texts that this person wrote in the place of those of the templates; their device stores them. */
export function useTemplates() {
  const { value: own, isRead, isRefused } = usePersonRecord(ownTexts)
  return { own, change, isRead, isRefused }
}

export type OwnTemplates = ReturnType<typeof useTemplates>
