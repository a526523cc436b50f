import { lackWords } from '@/domain/failures/charge-failures'
import type { ChargeAmount } from '@/domain/money/charge'
import type { Customer } from './use-customer'

interface BlockReason {
  readonly text: string
  readonly lang: 'en' | 'es'
}

interface Circumstances {
  readonly customer: Customer
  readonly amount: ChargeAmount
  readonly running: boolean
  readonly isDone: boolean
  /** A charge that was, or may have been made, and that nobody said to have checked. */
  readonly isRiskOpen: boolean
}

/** Why "Confirm charge" cannot be pressed now (SPEC 5, Charge), or null when it can. */
export function blockReason(now: Circumstances): BlockReason | null {
  const { customer, amount } = now
  const es = (text: string) => ({ text, lang: 'es' }) as const
  const en = (text: string) => ({ text, lang: 'en' }) as const
  if (now.isDone) return es('Listo: esta ventana se cierra sola.')
  if (now.running) return es('Cobrando… espera la respuesta, no cierres esta página.')
  if (customer.state === 'loading') return es('Falta saber a quién cobrar: lo estamos buscando.')
  if (customer.state === 'failed') return en(lackWords('noCustomer').sentence)
  if (amount.reading === 'empty') return es('Escribe el monto que vas a cobrar.')
  if (amount.reading === 'wrong') return es('Corrige el monto.')
  return now.isRiskOpen ? es('Marca la casilla del aviso para cobrar otra vez.') : null
}
