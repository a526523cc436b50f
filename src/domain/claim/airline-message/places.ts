import { CURRENCY } from '@/domain/country/chile'
import { AIRPORTS, findAirport } from '@/domain/rights/airports'
import { foldText, type Range } from '@/domain/search-text'
import { isWithin, labelBefore, OLD_OR_NEW, type Candidate, type MessageText } from './message-text'

export interface MessageRoute {
  readonly from: string
  readonly to: string
}

interface Place {
  readonly code: string
  readonly start: number
  readonly end: number
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  /** Two airports: only a code beside it tells. */
  'buenos aires': '',
  ezeiza: 'EZE',
  aeroparque: 'AEP',
  'sao paulo (guarulhos)': 'GRU',
  guarulhos: 'GRU',
  'rio de janeiro': 'GIG',
  'isla de pascua': 'IPC',
  'easter island': 'IPC',
  'san pedro de atacama': 'CJC',
  cuzco: 'CUZ',
  cartagena: 'CTG',
  'santa cruz': 'VVI',
  panama: 'PTY',
  'panama city': 'PTY',
  'cidade do panama': 'PTY',
  'mexico city': 'MEX',
  'cidade do mexico': 'MEX',
  'new york': 'JFK',
  'nova york': 'JFK',
  london: 'LHR',
  paris: 'CDG',
  rome: 'FCO',
  milan: 'MXP',
  lisbon: 'LIS',
  lisboa: 'LIS',
  frankfurt: 'FRA',
  munich: 'MUC',
  amsterdam: 'AMS',
  zurich: 'ZRH',
  madri: 'MAD',
  havana: 'HAV',
  'santiago de chile': 'SCL',
}

const cityName = (city: string) => foldText(city)

const CODE_OF_CITY: ReadonlyMap<string, string> = new Map([
  ...AIRPORTS.map(({ city, code }) => [cityName(city), code] as const),
  ...Object.entries(OTHER_NAMES),
])

const CITY_NAMES = [...CODE_OF_CITY.keys()]
  .sort((one, two) => two.length - one.length)
  .map((name) => name.replace(/[()]/g, String.raw`\$&`))

const ELSEWHERE = String.raw`(?! ?[,(-]? ?(?:de compostela|de cali|de los caballeros|del estero|gatwick|stansted|luton|orly|beauvais|newark|laguardia|congonhas|viracopos|santos dumont|linate|ciampino|de indias occidentales))`
const CITY = new RegExp(
  String.raw`\b(${CITY_NAMES.join('|')})(?![a-z\d])${ELSEWHERE}(?: ?[(/,-] ?([a-z]{3})\b\)?)?`,
  'g',
)
const CODE = /(^|[^A-Za-z\d])([A-Z]{3})(?![A-Za-z\d])/g

const NO_PLACE = new Set(
  `${CURRENCY} USD EUR BRL RUT IVA PNR HRS AND THE NOV DIC ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT LUN MIE JUE VIE SAB DOM MON TUE WED THU FRI SAT SUN DEL LAS LOS CON POR SUS VIA OFF APP SMS PDF FAQ WEB LAN SKY TAM`.split(
    ' ',
  ),
)

/** Named places in the text's order; a name and the code behind it are one place. */
function findPlaces({ text, plain }: MessageText): readonly Place[] {
  const places: Place[] = []
  for (const { index, 0: whole, 1: name = '', 2: code = '' } of plain.matchAll(CITY)) {
    const given = code.toUpperCase()
    // Small letters are a word, and 'Santiago-LIM' names two places.
    const isCode =
      given !== '' &&
      text.slice(index, index + whole.length).includes(given) &&
      !NO_PLACE.has(given)
    const isOwn = isCode && (!whole.includes('-') || given === CODE_OF_CITY.get(name))
    places.push({
      code: isOwn ? given : (CODE_OF_CITY.get(name) ?? ''),
      start: index,
      end: index + (isOwn ? whole : name).length,
    })
  }
  const isTaken = (at: number) => places.some(({ start, end }) => at >= start && at < end)
  const codes: Place[] = []
  for (const { index, 1: before = '', 2: code = '' } of text.matchAll(CODE)) {
    const start = index + before.length
    if (NO_PLACE.has(code) || isTaken(start)) continue
    codes.push({ code, start, end: start + 3 })
  }
  return [...places, ...codes].sort((one, two) => one.start - two.start)
}

const LINK =
  /^[ )]{0,2}(?:\d{1,2}:\d\d ?(?:hrs?\.?)?)?[ ,]{0,2}(?:-+>?|->|[→➔➡✈>/]|\b(?:a|al|hacia|hasta|to|para|con destino a(?: la ciudad de)?|con rumbo a|rumbo a|y destino|destino|hasta la ciudad de|ate)\b)[ (:]{0,2}(?:\d{1,2}:\d\d ?)?$|^[ \n]\d{1,2}:\d\d(?: hrs?\.?)?\n$|^\n\d{1,2}:\d\d $/
const FROM =
  /\b(?:origen|desde|salida|sale|from|departure|departs|origem|partida|de|saida)\b[^a-z\n]{0,3}[^\n]{0,24}$/
const TO =
  /\b(?:destino|hasta|hacia|llegada|llega|to|arrival|arrives|chegada|a|para)\b[^a-z\n]{0,3}[^\n]{0,24}$/
const TABLE_REACH = 60

const LABELS = {
  ...OLD_OR_NEW,
  hotel: /\b(?:hotel|alojamiento|hospedaje|domicilio|sucursal|oficina|direccion)\b/g,
} as const

function isPair(message: MessageText, one: Place, two: Place): boolean {
  if (one.code === two.code || (findAirport(one.code) ?? findAirport(two.code)) === null)
    return false
  const between = message.plain.slice(one.end, two.start)
  if (between.length > 45) return false
  if (LINK.test(between)) return true
  const [line = '', ...more] = between.split('\n')
  const before = message.plain.slice(Math.max(0, one.start - 30), one.start)
  return (
    line.length < 30 && FROM.test(before) && TO.test(more.length > 0 ? more.join(' ') : between)
  )
}

function findGluedRoutes({ text }: MessageText): readonly Candidate<MessageRoute>[] {
  return [...text.matchAll(/\b([A-Z]{3})([A-Z]{3})\b/g)].flatMap(
    ({ index, 1: from = '', 2: to = '' }) =>
      from !== to && findAirport(from) && findAirport(to)
        ? [{ value: { from, to }, at: index, rank: -1 }]
        : [],
  )
}

/** Routes of a text, from the names and codes of the airports that the rights pages know. */
export function findRoutes(
  message: MessageText,
  anchor: Range | null,
): readonly Candidate<MessageRoute>[] {
  const places = findPlaces(message)
  const found = [...findGluedRoutes(message)]
  places.forEach((one, index) => {
    const two = places[index + 1]
    if (!two || two.start - one.end > TABLE_REACH || !isPair(message, one, two)) return
    if (one.code === '' || two.code === '') return
    const label = labelBefore(message, one.start, LABELS)
    if (label === 'hotel') return
    const kind = label === 'new' ? -2 : label === 'old' ? 2 : 0
    found.push({
      value: { from: one.code, to: two.code },
      at: one.start,
      rank: kind + (isWithin(one.start, anchor) ? 3 : 0),
    })
  })
  return found
}
