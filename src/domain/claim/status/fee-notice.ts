import { FEE_CHARGE_TIME } from '@/config/operator'
import type { CardState } from '@/domain/money/card'
import { FEE_TEXT } from './statuses'

/** Text about the fee for the passenger of a won claim (SPEC 1 and 9). */
export interface FeeNotice {
  readonly next: string
  /** Card, frequency and time of the charge. */
  readonly detail: string
}

function sourceOf(card: CardState): string {
  if (card.state !== 'registered') return 'la tarjeta de tu perfil'
  const name = ['tu tarjeta', card.brand].filter(Boolean).join(' ')
  return card.digits === null ? name : `${name} terminada en ${card.digits}`
}

/**
 * The text stays true after the charge, because GET /claim/ does not say whether the claim was charged.
 * `chargeTime` is a sentence of the operator; '' is left out.
 */
export function feeNotice(card: CardState, chargeTime = FEE_CHARGE_TIME): FeeNotice {
  const [next, detail] =
    card.state === 'missing'
      ? ['Registra tu tarjeta.', `De ella cobramos ${FEE_TEXT}. Se cobra una sola vez.`]
      : [`Cobramos ${FEE_TEXT}.`, `Se cobra una sola vez, de ${sourceOf(card)}.`]
  return { next, detail: [detail, chargeTime.trim()].filter(Boolean).join(' ') }
}
