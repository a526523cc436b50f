import { LAW_MAY_GIVE_MORE } from '@/domain/claim/compensation'
import { estimatesOf } from '@/domain/claim/faq-estimates'
import { formatRange } from './answer/estimate'
import { claimTypeOf } from './labels'
import { ANAC_NAME, ANAC_REFUND_HOURS, DENIED_BOARDING_DEG } from './laws/anac400'
import { bandRows, type Bands } from './laws/bands'
import { BAGGAGE_UF, CHILE, CHILE_NAME, DENIED_BOARDING_UF } from './laws/chile-facts'
import { EU_261, EU_HALF, EU_NAME, EU_SUMS, EXTRAORDINARY, LIMITS_OF_NOTICE } from './laws/eu261'
import { MONTREAL, MONTREAL_LIMITS, MONTREAL_NAME } from './laws/montreal'
import { SOURCES, type Source } from './laws/sources'
import { formatSums, aboutPesos, type Currency } from './laws/sums'
import { UK_261, UK_NAME, UK_SUMS } from './laws/uk261'
import { US_DOT, US_NAME } from './laws/us-dot'
import type { Problem } from './story'

interface AmountRow {
  readonly when: string
  readonly amount: string
  /** Approximate value in pesos, as of `PESOS_DATE`; missing without a sum. */
  readonly aside?: string
  readonly source: Source
}

interface LawTable {
  readonly law: string
  /** Conditions for all rows, in whole sentences. */
  readonly conditions: string
  readonly rows: readonly AmountRow[]
}

const REFUND = 'Devolución del pasaje'

function sumRow(when: string, sum: number, currency: Currency, source: Source): AmountRow {
  const sums = [sum]
  return { when, amount: formatSums(sums, currency), aside: aboutPesos(sums, currency), source }
}

const scale = (bands: Bands, currency: Currency, source: Source) =>
  bandRows(bands).map(({ when, sum }) => sumRow(when, sum, currency, source))

const CHILE_SCOPE = `Se aplica en vuelos que salen de Chile; en los que llegan, está por confirmar.`
const CHILE_REFUND: LawTable = {
  law: CHILE_NAME,
  conditions: `${CHILE_SCOPE} La espera se cuenta entre tu vuelo y el que te ofrecen. Si la aerolínea es responsable, paga comida, hotel y los daños que pruebes.`,
  rows: [
    { when: `Espera de ${CHILE.refundWait}`, amount: REFUND, source: SOURCES.civilAviationBoard },
  ],
}
const CHILE_BOARDING: LawTable = {
  law: CHILE_NAME,
  conditions: `${CHILE_SCOPE} La suma depende también del atraso: se paga ${CHILE.deniedBoardingWait}, por confirmar.`,
  rows: scale(DENIED_BOARDING_UF, 'UF', SOURCES.article133Sums),
}
const CHILE_BAGGAGE: LawTable = {
  law: CHILE_NAME,
  conditions: 'Se aplica en vuelos dentro de Chile, por equipaje perdido, dañado o atrasado.',
  rows: [sumRow('Por pasajero', BAGGAGE_UF, 'UF', SOURCES.article148)],
}

function montreal(conditions: string, when: string, limit: keyof typeof MONTREAL_LIMITS): LawTable {
  const aside = aboutPesos([MONTREAL_LIMITS[limit]], 'DEG')
  const row = { when, amount: MONTREAL[limit], aside, source: SOURCES.montrealLimits }
  return { law: MONTREAL_NAME, conditions: `${conditions} ${MONTREAL.unit}`, rows: [row] }
}
const MONTREAL_DELAY = montreal(
  'Es un tope: te pagan los gastos y daños que pruebes.',
  'Daño probado por el atraso de un vuelo internacional',
  'delay',
)
const MONTREAL_BAGGAGE = montreal(
  `Es un tope: te pagan lo que pruebes. Avisa por escrito en ${MONTREAL.damaged} si llegó dañado y en ${MONTREAL.late} si llegó tarde; pasados ${MONTREAL.late} se da por perdido.`,
  'Vuelo internacional, por pasajero',
  'baggage',
)

function europe(conditions: string): LawTable {
  const scope = `Se aplica en vuelos que salen de ${EU_261.area}, y en los que llegan ahí operados por una aerolínea de esos países. Dentro de esa zona son 400 EUR también más lejos.`
  const rows = scale(EU_SUMS, 'EUR', SOURCES.eu261)
  return { law: EU_NAME, conditions: `${scope} ${conditions}`, rows }
}

function britain(conditions: string): LawTable {
  const rows = scale(UK_SUMS, 'GBP', SOURCES.uk261)
  return { law: UK_NAME, conditions: `${UK_261.scope} ${conditions}`, rows }
}

function brazil(when: string): LawTable {
  const row = { when, amount: REFUND, source: SOURCES.anacRefund }
  return {
    law: ANAC_NAME,
    conditions: `Se aplica en vuelos en Brasil, desde allá y hacia allá. Con menos de ${ANAC_REFUND_HOURS} de atraso solo hay ayuda mientras esperas.`,
    rows: [row],
  }
}

const US_REFUND: LawTable = {
  law: US_NAME,
  conditions:
    'Se aplica en vuelos dentro de Estados Unidos, desde allá y hacia allá. Por un atraso no hay dinero aparte.',
  rows: [
    {
      when: `Cancelación, o cambio de más de ${US_DOT.domestic} (interno) o ${US_DOT.international} (internacional), que no aceptas`,
      amount: REFUND,
      source: SOURCES.usRefunds,
    },
  ],
}

const LAW_TABLES: Readonly<Record<Problem, readonly LawTable[]>> = {
  cancelacion: [
    CHILE_REFUND,
    europe(`${LIMITS_OF_NOTICE} ${EU_HALF}`),
    britain(LIMITS_OF_NOTICE),
    brazil('Cancelación'),
    US_REFUND,
  ],
  retraso: [
    CHILE_REFUND,
    MONTREAL_DELAY,
    europe(
      `Se paga desde ${EU_261.delay} de atraso al llegar. ${EXTRAORDINARY} Sobre 3.500 km se paga la mitad (300 EUR) con 3 a 4 horas de atraso.`,
    ),
    britain(
      `Se paga desde 3 horas de atraso en el destino final. ${EXTRAORDINARY} Sobre 3.500 km se pagan ${UK_261.longHalf} con 3 a 4 horas de atraso.`,
    ),
    brazil(`Atraso de ${ANAC_REFUND_HOURS} o más`),
    US_REFUND,
  ],
  sobreventa: [
    CHILE_BOARDING,
    europe(`Se paga a quien no dejaron embarcar contra su voluntad. ${EU_HALF}`),
    britain('Cuánto baja si otro vuelo te llevó está por confirmar.'),
    {
      law: ANAC_NAME,
      conditions: 'Se paga en el momento a quien no dejaron embarcar contra su voluntad.',
      rows: [
        ['Vuelo dentro de Brasil', DENIED_BOARDING_DEG.domestic] as const,
        ['Vuelo internacional desde o hacia Brasil', DENIED_BOARDING_DEG.international] as const,
      ].map(([when, sum]) => sumRow(when, sum, 'DEG', SOURCES.anacDeniedBoarding)),
    },
    {
      law: US_NAME,
      conditions: 'El porcentaje depende del caso.',
      rows: [
        {
          when: 'En qué vuelos se aplica está por confirmar',
          amount: US_DOT.boarding,
          source: SOURCES.usLimits,
        },
      ],
    },
  ],
  equipaje: [
    CHILE_BAGGAGE,
    MONTREAL_BAGGAGE,
    {
      law: US_NAME,
      conditions: 'Es un tope por pasajero.',
      rows: [
        {
          when: 'Vuelo dentro de Estados Unidos',
          amount: US_DOT.baggage,
          source: SOURCES.usLimits,
        },
      ],
    },
  ],
}

function estimates(problem: Problem): LawTable {
  return {
    law: 'Nuestra estimación',
    conditions: `Es lo que estimamos para un caso en Chile. ${LAW_MAY_GIVE_MORE}`,
    rows: estimatesOf(claimTypeOf(problem)).map((row) => ({
      when: row.case,
      amount: formatRange(row),
      source: SOURCES.estimates,
    })),
  }
}

/** Amounts for a problem, law by law, then our own estimate. */
export function rightsTables(problem: Problem): readonly LawTable[] {
  return [...LAW_TABLES[problem], estimates(problem)]
}
