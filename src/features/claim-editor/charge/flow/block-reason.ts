import { BUSY } from './charge-message'
import type { Charge } from './use-charge'

/** Reason why "Confirm charge" is disabled (SPEC 5, Charge); null if it is enabled. */
export function blockReason(charge: Charge): string | null {
  const { customer, amount } = charge
  const { plan, isConfirmed, areFactsConfirmed } = charge.confirmations
  if (charge.isDone) return 'Listo: esta ventana se cierra sola.'
  if (charge.running) return 'Cobrando… espera la respuesta, no cierres esta página.'
  if (!charge.isSignedIn) return 'Tu sesión terminó: vuelve a entrar para cobrar.'
  if (charge.isBusyElsewhere) return BUSY.title
  if (customer.state === 'loading') return 'Falta saber a quién cobrar: lo estamos buscando.'
  if (customer.state === 'failed') return 'Falta saber a quién cobrar.'
  if (amount.reading === 'empty') return 'Escribe el monto que vas a cobrar.'
  if (amount.reading === 'wrong') return 'Corrige el monto.'
  if (!areFactsConfirmed) return 'Marca cada casilla de lo que no coincide.'
  return isConfirmed(plan.key) ? null : 'Marca la casilla del aviso para cobrar otra vez.'
}
