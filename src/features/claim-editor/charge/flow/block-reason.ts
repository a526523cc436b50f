import { missingChargeText } from '@/domain/failures/charge-failures'
import type { ChargeAmount } from '@/domain/country/amounts'
import { BUSY } from './charge-message'
import type { Charge } from './use-charge'
import type { Customer } from './use-customer'

interface BlockReason {
  readonly text: string
  readonly lang: 'en' | 'es'
  /** The dialog shows the fault: only the button's description needs it. */
  readonly isShownElsewhere?: true
}

/** Reason why "Confirm charge" is disabled (SPEC 5, Charge); null if it is enabled. */
export function blockReason(
  charge: Charge,
  customer: Customer,
  amount: ChargeAmount,
): BlockReason | null {
  const es = (text: string) => ({ text, lang: 'es' }) as const
  const en = (text: string) => ({ text, lang: 'en' }) as const
  const { plan, isConfirmed, areFactsConfirmed } = charge.confirmations
  if (charge.isDone) return es('Listo: esta ventana se cierra sola.')
  if (charge.running) return es('Cobrando… espera la respuesta, no cierres esta página.')
  if (!charge.isSignedIn) return es('Tu sesión terminó: vuelve a entrar para cobrar.')
  if (charge.isBusyElsewhere) return es(BUSY.title)
  if (customer.state === 'loading') return es('Falta saber a quién cobrar: lo estamos buscando.')
  if (customer.state === 'failed') {
    return { ...en(missingChargeText('noCustomer').sentence), isShownElsewhere: true }
  }
  if (amount.reading === 'empty') return es('Escribe el monto que vas a cobrar.')
  if (amount.reading === 'wrong') return es('Corrige el monto.')
  if (!areFactsConfirmed) return es('Marca cada casilla de lo que no coincide.')
  return isConfirmed(plan.key) ? null : es('Marca la casilla del aviso para cobrar otra vez.')
}
