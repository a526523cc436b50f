import { parseClaimType, type ClaimType } from '@/domain/claim/catalogue'

/** `ask` the airline in writing, `keep` papers, or `wait` and ask us first. */
export type AdviceKind = 'ask' | 'keep' | 'wait'

export interface Advice {
  readonly kind: AdviceKind
  readonly text: string
}

const NO_VOUCHER: Advice = { kind: 'wait', text: 'No aceptes un vale sin preguntarnos antes.' }
const BILLS: Advice = { kind: 'keep', text: 'Guarda las boletas de comida, hotel y taxi.' }

/** Three tips per type. They promise nothing and name no deadline. */
const ADVICE: Readonly<Record<ClaimType, readonly [Advice, Advice, Advice]>> = {
  CANCELACIÓN: [
    { kind: 'ask', text: 'Pide el motivo de la cancelación por escrito.' },
    BILLS,
    NO_VOUCHER,
  ],
  RETRASO: [
    { kind: 'ask', text: 'Pide por escrito el motivo del retraso y la hora en que llegaste.' },
    BILLS,
    NO_VOUCHER,
  ],
  SOBREVENTA: [
    { kind: 'ask', text: 'Pide por escrito que no te dejaron embarcar y por qué.' },
    { kind: 'keep', text: 'Guarda tu tarjeta de embarque y las boletas de tus gastos.' },
    NO_VOUCHER,
  ],
  'PROBLEMA EQUIPAJE': [
    {
      kind: 'ask',
      text: 'Si aún no lo tienes, pide ya el informe de equipaje (PIR) a la aerolínea.',
    },
    { kind: 'keep', text: 'Guarda la etiqueta de la maleta, fotos y boletas de lo que compres.' },
    { kind: 'wait', text: 'No firmes un acuerdo por la maleta sin preguntarnos antes.' },
  ],
  OTRO: [
    { kind: 'ask', text: 'Pide a la aerolínea que te explique por escrito qué pasó.' },
    { kind: 'keep', text: 'Guarda tu tarjeta de embarque, los correos y las boletas.' },
    NO_VOUCHER,
  ],
}

/** Tips while the answer is pending; an unknown type gets those of OTRO. */
export function adviceFor(type: string): readonly Advice[] {
  return ADVICE[parseClaimType(type) ?? 'OTRO']
}
