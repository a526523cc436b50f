/** A leg of a boarding pass; typical values by default. */
interface LegText {
  readonly reservation?: string
  readonly from?: string
  readonly to?: string
  readonly carrier?: string
  readonly number?: string
  /** Day of the year, three digits. */
  readonly day?: string
  readonly seat?: string
  /** Data of the airline after the mandatory fields. */
  readonly more?: string
}

function buildLegText({
  reservation = 'ABC123',
  from = 'SCL',
  to = 'LIM',
  carrier = 'LA',
  number = '0600',
  day = '325',
  seat = '012A',
  more = '',
}: LegText): string {
  const size = more.length.toString(16).toUpperCase().padStart(2, '0')
  return `${reservation.padEnd(7)}${from}${to}${carrier.padEnd(3)}${number.padEnd(5)}${day}Y${seat.padEnd(4)}0025 1${size}${more}`
}

/** The text in a boarding pass code (IATA 792), of one leg by default. */
export function buildPassText(name = 'ROJAS DIAZ/CAMILA', ...legs: readonly LegText[]): string {
  const written = legs.length === 0 ? [{}] : legs
  return `M${written.length}${name.padEnd(20)}E${written.map(buildLegText).join('')}`
}
