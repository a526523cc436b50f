import { FEE_CHARGE_TIME } from '@/config/operator'
import { airlineLabel } from '@/domain/claim/catalogue'
import { shareOf } from '@/domain/claim/compensation'
import type { Claim } from '@/domain/claim/fields'
import { formatDay, parseDay, toDayString } from '@/domain/dates'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { formatClp } from '@/domain/country/money'
import { joinNames } from '@/domain/join-names'
import { fullName } from '@/domain/people/full-name'

/** Placeholders of templates with the descriptions that the editor lists. */
export const PLACEHOLDERS = {
  nombre: 'primer nombre de la persona',
  id: 'número del reclamo',
  reserva: 'código de reserva',
  aerolinea: 'aerolínea',
  caso: 'número de caso',
  documentos: 'documentos que faltan',
  marca: 'nuestro nombre',
  compensacion: 'compensación que escribes',
  comision: 'el 20 % de esa compensación',
  tarjeta: 'últimos dígitos de su tarjeta',
  plazo: 'frase que dice cuándo cobramos',
  cobrado: 'monto cobrado desde este equipo',
  orden: 'orden de ese cobro',
  dia: 'día de ese cobro',
  pasajero: 'nombre completo de la persona',
  documento: 'su documento de identidad',
  problema: 'tipo de reclamo',
  presentado: 'día en que se presentó',
  hoy: 'día de hoy, en una carta',
  ruta: 'ruta y día que eliges en una carta',
  montos: 'montos de la ley, en una carta',
  normas: 'normas con su fuente, en una carta',
} as const

export type Placeholder = keyof typeof PLACEHOLDERS

/** Text of each placeholder; '' if unknown. */
export type TemplateWords = Readonly<Record<Placeholder, string>>

/** Text on one line, without the syntax of templates. */
function plain(raw: string | number | null): string {
  return String(raw ?? '')
    .replace(/[{}[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Corrects 'CAROLINA' and 'carolina', but not 'McCarthy'. */
function asName(word: string): string {
  const isHasty = word === word.toLocaleUpperCase('es') || word === word.toLocaleLowerCase('es')
  if (!isHasty) return word
  const [first = '', ...rest] = word
  return first.toLocaleUpperCase('es') + rest.join('').toLocaleLowerCase('es')
}

/** 'Boletas de gastos' gets a lower-case letter inside a sentence; 'RUT del pasajero' stays. */
function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1) : text
}

export interface ChargePlaceholders {
  /** In whole pesos; null until the user types it. */
  readonly compensation: number | null
  /** Latest charge of the claim that this device stores. */
  readonly charged: Pick<ChargeAttempt, 'amount' | 'order' | 'at'> | null
  /** Last four digits of the card. */
  readonly digits: string | null
}

const NO_CHARGE: ChargePlaceholders = { compensation: null, charged: null, digits: null }

function chargeWordsOf({ compensation, charged, digits }: ChargePlaceholders) {
  const fee = compensation === null ? 0 : shareOf(compensation).fee
  return {
    compensacion: fee === 0 || compensation === null ? '' : formatClp(compensation),
    comision: fee === 0 ? '' : formatClp(fee),
    tarjeta: digits === null ? '' : `••${digits}`,
    plazo: plain(FEE_CHARGE_TIME),
    cobrado: charged === null ? '' : formatClp(charged.amount),
    orden: plain(charged?.order ?? null),
    dia: charged === null ? '' : formatDay(toDayString(new Date(charged.at))),
  }
}

/** What only a letter has. */
export type LetterWords = Pick<TemplateWords, 'hoy' | 'ruta' | 'montos' | 'normas'>

const NO_LETTER: LetterWords = { hoy: '', ruta: '', montos: '', normas: '' }

export function placeholderValues(
  claim: Claim,
  brand: string,
  charge: ChargePlaceholders = NO_CHARGE,
  letter: LetterWords = NO_LETTER,
): TemplateWords {
  const airline = plain(claim.airline)
  const documents = (claim.documents ?? []).map((name) => inSentence(plain(name))).filter(Boolean)
  return {
    nombre: asName(plain(claim.name).split(' ')[0] ?? ''),
    id: plain(claim.id),
    reserva: plain(claim.reservation_code).toUpperCase(),
    // "contra Otra" says nothing.
    aerolinea: airline.toUpperCase() === 'OTRA' ? '' : airlineLabel(airline),
    caso: plain(claim.case_number),
    documentos: joinNames(documents),
    marca: plain(brand),
    pasajero: plain(fullName(claim)),
    documento: plain(claim.rut),
    problema: plain(claim.type).toLocaleLowerCase('es'),
    presentado: parseDay(claim.submitted_date) === null ? '' : formatDay(claim.submitted_date),
    ...chargeWordsOf(charge),
    ...letter,
  }
}
