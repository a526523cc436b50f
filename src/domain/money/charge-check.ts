import { CHARGE_CONFIRM_ABOVE } from '@/config/operator'
import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'
import { categoryName, formatStatus } from '@/domain/claim/status/lanes'
import { isWon } from '@/domain/claim/status/status'
import { isolate } from '@/domain/isolate'
import { ID_DOCUMENT } from '@/domain/country/chile'
import { areSameRut, formatIdDocument, isValidRut } from '@/domain/country/rut'
import { chargeMarksOf, chargeMarkText } from './charge-mark'
import { formatClp } from '@/domain/country/money'

/** Account of the payer; null for fields that the server does not send. */
export interface Payer {
  readonly email: string | null
  readonly rut: string | null
  readonly hasCard: boolean | null
  readonly cardBrand: string | null
  readonly cardDigits: string | null
}

export interface ChargeCheckLine {
  readonly id: 'mark' | 'status' | 'flight' | 'rut' | 'email' | 'card'
  readonly label: string
  readonly text: string
  /** Label of the confirmation that the charge requires; null if none. */
  readonly confirm: string | null
}

type CheckedClaim = Pick<Claim, 'category' | 'airline' | 'type' | 'rut' | 'email' | 'next_step'>

function line(
  id: ChargeCheckLine['id'],
  label: string,
  text: string,
  confirm: string | null = null,
): ChargeCheckLine {
  return { id, label, text, confirm }
}

/** Line only if another user charged the claim. */
function markLine({ next_step }: CheckedClaim, ownOrders: readonly string[]) {
  const mark = chargeMarksOf(next_step).find(({ order }) => !ownOrders.includes(order))
  if (!mark) return []
  const text = `Otra persona ya lo cobró: ${chargeMarkText(mark)}`
  return [line('mark', 'Cobro', text, 'Sé que otra persona ya lo cobró.')]
}

function statusLine({ category }: CheckedClaim): ChargeCheckLine {
  const isWrong = (category ?? '').trim() !== '' && !isWon(category)
  const confirm = isWrong ? 'Sé que el caso no está ganado.' : null
  return line('status', 'Estado', categoryName(category), confirm)
}

function flightLine({ airline, type }: CheckedClaim): ChargeCheckLine {
  const parts = [airlineLabel(airline?.trim() ?? ''), formatStatus(type)].filter(Boolean)
  const text = parts.map(isolate).join(' · ') || 'Sin aerolínea ni tipo'
  return line('flight', 'Aerolínea y tipo', text)
}

function isSameDocument(first: string, second: string): boolean {
  if (isValidRut(first) && isValidRut(second)) return areSameRut(first, second)
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain(first) === plain(second)
}

function rutLine(claim: CheckedClaim, payer: Payer | null): ChargeCheckLine {
  const [own, theirs] = [claim.rut, payer?.rut].map((rut) => formatIdDocument(rut ?? ''))
  const say = (text: string, confirm?: string) => line('rut', ID_DOCUMENT, text, confirm)
  if (!own) return say(`Sin RUT en el reclamo${theirs ? `; cuenta ${theirs}` : ''}`)
  if (payer === null) return say(own)
  if (!theirs) return say(`${own}; sin RUT en la cuenta`)
  return isSameDocument(own, theirs)
    ? say(`${own}, igual en la cuenta`)
    : say(`Reclamo ${own}, cuenta ${theirs}`, 'Sé que el RUT de quien paga es otro.')
}

const toKey = (email: string | null) => (email ?? '').trim().toLowerCase()

/** Line only if the account has another e-mail than the claim, or none. */
function emailLine(claim: CheckedClaim, payer: Payer | null) {
  if (payer === null || toKey(payer.email) === toKey(claim.email)) return []
  const email = payer.email?.trim() ?? ''
  if (email === '') return [line('email', 'Correo', 'La cuenta no dice su correo')]
  const text = `La cuenta es de ${isolate(email)}`
  return [line('email', 'Correo', text, 'Sé que la cuenta es de otro correo.')]
}

function cardLine(payer: Payer | null): ChargeCheckLine {
  const say = (text: string, confirm?: string) => line('card', 'Tarjeta', text, confirm)
  if (payer === null) return say('Todavía no se sabe')
  if (payer.hasCard === false) {
    return say('Sin tarjeta registrada', 'Sé que la cuenta no tiene tarjeta.')
  }
  const { cardBrand, cardDigits } = payer
  const card = [
    cardBrand && isolate(cardBrand.trim()),
    cardDigits?.trim() && `•• ${cardDigits.trim()}`,
  ].filter(Boolean)
  if (card.length > 0) return say(card.join(' '))
  return say(payer.hasCard ? 'Registrada' : 'La cuenta no lo dice')
}

/**
 * Checks before a charge; only known problems need a confirmation, unknown data does not.
 * @param payer 'none' without an account, which has no card to name
 * @param ownOrders orders that this browser sent for the claim
 */
export function checkCharge(
  claim: CheckedClaim,
  payer: Payer | 'loading' | 'none',
  ownOrders: readonly string[],
): readonly ChargeCheckLine[] {
  const known = typeof payer === 'string' ? null : payer
  return [
    ...markLine(claim, ownOrders),
    ...[statusLine(claim), flightLine(claim), rutLine(claim, known)],
    ...emailLine(claim, known),
    ...(payer === 'none' ? [] : [cardLine(known)]),
  ]
}

/** Confirmation required for an amount above the operator's limit; null at or below it. */
export function confirmSum(amount: number | null): string | null {
  if (amount === null || amount <= CHARGE_CONFIRM_ABOVE) return null
  return `Sí, son ${formatClp(amount)}: más de ${formatClp(CHARGE_CONFIRM_ABOVE)}.`
}
