export interface ExpectedStatus {
  readonly category: string
  readonly subcategories: readonly string[]
  readonly stage: string
  readonly lane: string
  readonly holder: 'passenger' | 'us' | 'airline' | 'none'
  readonly outcome: 'open' | 'won' | 'closed'
  /** Name in the legend, below the colour of its outcome. */
  readonly legend?: string
  /** Of SPEC 4. */
  readonly description?: RegExp
}

type Subcategories = readonly string[]
type Open = readonly [string, string, string, ExpectedStatus['holder'], Subcategories, RegExp]
type Over = readonly [string, string, 'won' | 'closed', string, Subcategories]

const toOpen = ([category, stage, lane, holder, subcategories, description]: Open) =>
  ({ category, stage, lane, holder, subcategories, description, outcome: 'open' }) as const
const toOver = ([category, stage, outcome, legend, subcategories]: Over) =>
  ({ category, stage, outcome, legend, subcategories, lane: 'Cerrados', holder: 'none' }) as const

const EVALUATION = [
  'INGRESO DE CASO',
  'CLIENTE RECHAZA COMPENSACIÓN',
  'AEROLÍNEA RECHAZA COMPENSACIÓN',
]
const DOCUMENTS = ['FALTA TARJETA CRÉDITO', 'FALTAN DOCUMENTOS']
const FILED = ['INGRESO DEL RECLAMO A AEROLÍNEA', 'SI APLICA COMPENSACIÓN']
const GIVEN_UP = ['NO CUBRE OPEX', 'CLIENTE NO ACEPTA COMPENSACIÓN', 'ARCHIVADO']
const NO_CLAIM = ['AGENCIA DE VIAJE', 'CASO FORTUITO', 'CÓDIGO AERONÁUTICO']

const AT_AIRLINE = 'Ingresado a la aerolínea'
const WAITING = 'EN ESPERA RESPUESTA AEROLÍNEA'

const OPEN: readonly Open[] = [
  [
    'EN EVALUACIÓN',
    'Recibido',
    'Recibido',
    'us',
    EVALUATION,
    /analizando la compensación.*acciones/,
  ],
  [
    'EN ESPERA DE DOCUMENTOS',
    'Documentos',
    'Documentos',
    'passenger',
    DOCUMENTS,
    /en pausa.*documentos/,
  ],
  ['POR INGRESAR', AT_AIRLINE, 'Documentos', 'us', [], /listo para ser ingresado/],
  ['INGRESADO', AT_AIRLINE, 'Ingresado', 'airline', FILED, /ya fue ingresado a la aerolínea/],
  [WAITING, 'Respuesta', 'Respuesta', 'airline', [], /esperando la respuesta de la aerolínea/],
  ['PROCESANDO COMPENSACIÓN', 'Compensación', 'Compensación', 'us', [], /aprobada.*gestionando/],
  ['EN APELACIÓN', 'Respuesta', 'Respuesta', 'us', [], /rechazó.*apelando/],
  ['DEMANDA EN CURSO', 'Respuesta', 'Respuesta', 'us', [], /acciones legales/],
]
const OVER: readonly Over[] = [
  ['CASO DESISTIDO', 'Respuesta', 'closed', 'desistido', GIVEN_UP],
  ['NO APLICA', 'Recibido', 'closed', 'no aplica', NO_CLAIM],
  ['CASO GANADO', 'Compensación', 'won', 'caso ganado', []],
]

/** Each status by SPEC 3 and 4. A new status is one row in `STATUSES`, and one here. */
export const EXPECTED_STATUSES: readonly ExpectedStatus[] = [
  ...OPEN.map(toOpen),
  ...OVER.map(toOver),
]
