import type { contactAge } from '@/domain/claim/status/contact-age'

type Tone = ReturnType<typeof contactAge>['tone']

/** What each row colour means (SPEC 4), in the order of the legend. */
export const CONTACT_TONES = [
  { tone: 'green', meaning: 'Contacto hace 2 días o menos' },
  { tone: 'amber', meaning: 'Hace 3 o 4 días' },
  { tone: 'red', meaning: 'Hace más de 4 días' },
  { tone: 'white', meaning: 'Sin contacto' },
  { tone: 'purple', meaning: 'Caso ganado' },
  { tone: 'blue', meaning: 'No aplica o desistido' },
] as const satisfies readonly { readonly tone: Tone; readonly meaning: string }[]
