import type { MyClaim } from '@/api/claim'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'

export type RequiredDocument = (typeof REQUIRED_DOCUMENTS)[number]

function nameOf({ id }: Pick<MyClaim, 'id'>): string {
  return id === null ? 'mi reclamo' : `mi reclamo ${id}`
}

export function documentsMessage(
  claim: Pick<MyClaim, 'id'>,
  ticked: ReadonlySet<RequiredDocument>,
): string {
  const sent = REQUIRED_DOCUMENTS.filter((document) => ticked.has(document))
  return sent.length === 0
    ? `Hola, quiero enviar los documentos de ${nameOf(claim)}.`
    : `Hola, envío por ${nameOf(claim)}: ${sent.join(', ')}.`
}

export function questionMessage(claim: Pick<MyClaim, 'id'>): string {
  return `Hola, tengo una consulta sobre ${nameOf(claim)}.`
}
