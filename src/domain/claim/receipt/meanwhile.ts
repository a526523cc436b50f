import { parseClaimType, type ClaimType } from '@/domain/claim/catalogue'

/** `ask` the airline in writing, `keep` papers, or `wait` and ask us first. */
const KINDS = ['ask', 'keep', 'wait'] as const

export type AdviceKind = (typeof KINDS)[number]

const NO_VOUCHER = 'No aceptes un vale sin preguntarnos antes.'
const BILLS = 'Guarda las boletas de comida, hotel y taxi.'

/** A tip of each kind. They promise nothing and name no deadline. */
const ADVICE: Readonly<Record<ClaimType, readonly [ask: string, keep: string, wait: string]>> = {
  CANCELACIÓN: ['Pide el motivo de la cancelación por escrito.', BILLS, NO_VOUCHER],
  RETRASO: ['Pide por escrito el motivo del retraso y la hora en que llegaste.', BILLS, NO_VOUCHER],
  SOBREVENTA: [
    'Pide por escrito que no te dejaron embarcar y por qué.',
    'Guarda tu tarjeta de embarque y las boletas de tus gastos.',
    NO_VOUCHER,
  ],
  'PROBLEMA EQUIPAJE': [
    'Si aún no lo tienes, pide ya el informe de equipaje (PIR) a la aerolínea.',
    'Guarda la etiqueta de la maleta, fotos y boletas de lo que compres.',
    'No firmes un acuerdo por la maleta sin preguntarnos antes.',
  ],
  OTRO: [
    'Pide a la aerolínea que te explique por escrito qué pasó.',
    'Guarda tu tarjeta de embarque, los correos y las boletas.',
    NO_VOUCHER,
  ],
}

/** Tips while the answer is pending; an unknown type gets those of OTRO. */
export function adviceFor(type: string): readonly { kind: AdviceKind; text: string }[] {
  const texts: readonly string[] = ADVICE[parseClaimType(type) ?? 'OTRO']
  return KINDS.map((kind, at) => ({ kind, text: texts[at] ?? '' }))
}
