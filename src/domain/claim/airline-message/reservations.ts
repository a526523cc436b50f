import { labelBefore, type Candidate, type MessageText } from './message-text'

const LABEL = String.raw`\b(?:(?:c[oó]digo|c[oó]d\.?|n[uú]mero|nro\.?|n[°º])(?: de)?(?: (?:tu|su|la))? ?(?:reserva|reservaci[oó]n|confirmaci[oó]n)|reserva(?:ci[oó]n)?(?: a[eé]rea)?|localizador(?: da reserva)?|pnr|record locator|(?:booking|reservation|confirmation)(?: (?:reference|code|number|ref\.?))?|booking ref\.?|c[oó]digo (?:da|de) reserva|reserva c[oó]digo)\b`
const CODE = new RegExp(
  String.raw`${LABEL}(?: (?:es|is|[eé]|n[°º.]{1,2}|nro\.?|n[uú]mero|c[oó]digo|code|de vuelo|a[eé]rea|latam|sky|jetsmart|\(pnr\)|\(?c[oó]digo\)?))?[ :#"'(\n[-]{1,4}(?:es |is )?([a-z\d]{6})(?![a-z\d-])`,
  'gi',
)

const OWNERS = {
  flight:
    /\b(?:vuelos?|flights?|voos?|aerea|aerolinea|latam|sky|jetsmart|pasajer|pnr|record locator|localizador)/g,
  other:
    /\b(?:hotel\w*|hostal|alojamiento|hospedaje|hospedagem|resort|airbnb|booking\.com|rent ?a ?car|autos?|car rental|arriendo|alquiler|traslado|transfer|restaurante?|seguro|insurance|estacionamiento|parking|excursion|tour|cupon|promocional|descuento|verificacion)\b/g,
} as const

const NO_CODES = new Set(
  'NUMERO CODIGO ONLINE ESTADO VUELOS FLIGHT ACTIVA NUESTR CAMBIO CANCEL FECHAS PAGADA LATAM0 NUMBER STATUS PASAJE CUENTA AEREAS TICKET'.split(
    ' ',
  ),
)

function isCode(written: string): boolean {
  const code = written.toUpperCase()
  if (!/[A-Z]/.test(code) || NO_CODES.has(code)) return false
  // A word in small letters is a word; a code of digits alone is an order.
  return written === code || /\d/.test(code)
}

function restOfLine({ plain }: MessageText, at: number): string {
  const end = plain.indexOf('\n', at)
  return plain.slice(at, Math.min(end === -1 ? plain.length : end, at + 60))
}

/** Reservation codes of airlines: six letters and digits behind a label; those of hotels and cars are left out. */
export function findReservations(message: MessageText): readonly Candidate<string>[] {
  return [...message.text.matchAll(CODE)].flatMap(({ index, 0: whole, 1: code = '' }) => {
    const at = index + whole.length - code.length
    const isOther =
      labelBefore(message, at, OWNERS, 90) === 'other' ||
      /^[^.\n]{0,3}\b(?:hotel|airbnb|booking|rent)/.test(restOfLine(message, at + code.length))
    return isOther || !isCode(code) ? [] : [{ value: code.toUpperCase(), at, rank: 0 }]
  })
}
