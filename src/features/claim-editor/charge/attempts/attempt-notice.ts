import type { ChargePlan } from '@/domain/money/charge-plan'
import { BUSY, HEADLINES } from '../flow/charge-message'

interface AttemptNotice {
  readonly title: string
  readonly text: string | null
  /** Label of the required checkbox; null if none is needed. */
  readonly check: string | null
}

const SETTLE = 'La tarjeta pudo quedar cobrada: busca la orden en Flow y anota cómo está.'

const NOTICES: Readonly<Record<ChargePlan['kind'], AttemptNotice>> = {
  first: { title: 'Intentos anteriores', text: null, check: null },
  busy: { ...BUSY, check: null },
  retry: {
    title: HEADLINES.unknown,
    text: `${SETTLE} Si reintentas, va la misma orden.`,
    check: 'Revisé la orden: no está pagada y quiero reintentar.',
  },
  beside: {
    title: HEADLINES.unknown,
    text: 'Con otro monto será un cobro nuevo, además del anterior: podrían ser dos.',
    check: 'Lo sé, y quiero un cobro nuevo además de ese.',
  },
  again: {
    title: 'Desde este equipo ya se cobró este reclamo.',
    text: 'Si sigues, será un cobro más en la misma tarjeta.',
    check: 'Lo sé, y quiero cobrar otra vez este reclamo.',
  },
}

/** Text above the earlier attempts. Without an amount there is no charge to confirm. */
export function noticeOf(kind: ChargePlan['kind'], hasAmount: boolean): AttemptNotice {
  if (hasAmount) return NOTICES[kind]
  const { title, text } = NOTICES[kind]
  return { title, text: kind === 'beside' ? SETTLE : text, check: null }
}
