import type { Airline } from '@/domain/claim/catalogue'
import type { MessageText } from './message-text'

interface Carrier {
  readonly name: string
  readonly airline: Airline
  readonly codes: readonly string[]
  /** Matches the text as it is written, because SKY, Delta and Azul are also words. */
  readonly pattern: RegExp
}

const other = (name: string, codes: string, pattern: RegExp): Carrier => ({
  name,
  airline: 'OTRA',
  codes: codes.split(' '),
  pattern,
})

const CARRIERS: readonly Carrier[] = [
  {
    name: 'LATAM',
    airline: 'LATAM',
    codes: ['LA', 'LP', 'XL', '4C', 'JJ', '4M', 'UC', 'M3', 'LAN', 'LXP', 'TAM'],
    pattern: /\bLATAM|\b[Ll]atam\b|latam(?:airlines)?\.com/,
  },
  {
    name: 'SKY',
    airline: 'SKY',
    codes: ['H2', 'H8', 'SKU', 'SKY'],
    pattern:
      /\bSKY\b(?! ?(?:Priority|PRIORITY|Club|CLUB|Team|TEAM|Lounge|Costanera|COSTANERA|Bar|Hotel|HOTEL))|\b[Ss]ky ?[Aa]irline|skyairline/,
  },
  {
    name: 'JetSMART',
    airline: 'JETSMART',
    codes: ['JA', 'JZ', 'WJ', 'J6', 'JAT'],
    pattern: /jet ?smart/i,
  },
  other('Avianca', 'AV AVA', /avianca/i),
  other(
    'Copa',
    'CM CMP',
    /\bcopa ?(?:airlines|air)|\bCopa\b(?! ?(?:América|Libertadores|del))|\bCOPA\b/,
  ),
  other('American Airlines', 'AA AAL', /american ?airlines|\bAmerican Eagle\b|\baa\.com\b/i),
  other('Iberia', 'IB IBE I2', /\biberia\b/i),
  other('Delta', 'DL DAL', /delta air ?lines|\bdelta\.com|\bDelta\b/),
  other('United', 'UA UAL', /\bunited airlines|united\.com/i),
  other('Air France', 'AF AFR', /air ?france/i),
  other('KLM', 'KL KLM', /\bKLM\b/i),
  other('Lufthansa', 'LH DLH', /lufthansa/i),
  other('British Airways', 'BA BAW', /british ?airways/i),
  other('Aerolíneas Argentinas', 'AR ARG', /aerol[ií]neas argentinas/i),
  other('GOL', 'G3 GLO', /\bGOL\b|voegol/),
  other('Azul', 'AD AZU', /azul linhas|voeazul|azul airlines/i),
  other('Aeroméxico', 'AM AMX', /aerom[eé]xico/i),
  other('Air Canada', 'AC ACA', /air ?canada/i),
  other('Qantas', 'QF QFA', /qantas/i),
  other('Air Europa', 'UX AEA', /air ?europa/i),
  other('LEVEL', 'LL LVL', /\bLEVEL\b|flylevel/),
  other('Plus Ultra', 'PU PUE', /plus ?ultra/i),
  other('Flybondi', 'FO FBZ', /flybondi/i),
  other('Boliviana de Aviación', 'OB BOV', /boliviana de aviaci[oó]n|\bBoA\b/),
  other('Paranair', 'ZP AZP', /paranair/i),
  other('Wingo', 'P5 RPB', /\bwingo\b/i),
  other('Arajet', 'DM DWI', /arajet/i),
  other('Volaris', 'Y4 VOI', /volaris/i),
  other('DAP', 'V5 DAP', /aerov[ií]as DAP|\bDAP\b/),
  other('Turkish Airlines', 'TK THY', /turkish ?airlines/i),
  other('Emirates', 'EK UAE', /\bemirates\b/i),
  other('Swiss', 'LX SWR', /swiss (?:international|air)/i),
  other('TAP', 'TP TAP', /\bTAP (?:Air )?Portugal/i),
  other('ITA Airways', 'AZ ITY', /ita airways/i),
]

const BY_CODE = new Map(CARRIERS.flatMap((carrier) => carrier.codes.map((code) => [code, carrier])))

export function findCarrier(code: string): Carrier | null {
  return BY_CODE.get(code) ?? null
}

const OPERATED = /\b(?:operad[oa] por|operated by|alianza con|socios?|partners?)\W{0,3}$/

/** The first airline that the text names; one that only operates a flight for it is left out. */
export function findNamedCarrier({ text, plain }: MessageText): Carrier | null {
  let first: { carrier: Carrier; at: number } | null = null
  for (const carrier of CARRIERS) {
    for (const { index } of text.matchAll(
      new RegExp(carrier.pattern, `g${carrier.pattern.flags}`),
    )) {
      if (OPERATED.test(plain.slice(Math.max(0, index - 30), index))) continue
      if (first === null || index < first.at) first = { carrier, at: index }
      break
    }
  }
  return first?.carrier ?? null
}
