export interface ExpectedStatus {
  readonly category: string
  readonly subcategories: readonly string[]
  readonly stage: string
  readonly lane: string
  readonly holder: 'passenger' | 'us' | 'airline' | 'nobody'
  readonly outcome: 'open' | 'won' | 'closed'
  /** Name in the legend, below the colour of its outcome. */
  readonly legend?: string
  /** Of SPEC 4. */
  readonly description?: RegExp
}

const OPEN = { outcome: 'open' } as const
const OVER = { lane: 'Cerrados', holder: 'nobody' } as const

/** Each status by SPEC 3 and 4. A new status is one row in `STATUSES`, and one here. */
export const EXPECTED_STATUSES: readonly ExpectedStatus[] = [
  {
    category: 'EN EVALUACIÓN',
    subcategories: [
      'INGRESO DE CASO',
      'CLIENTE RECHAZA COMPENSACIÓN',
      'AEROLÍNEA RECHAZA COMPENSACIÓN',
    ],
    ...OPEN,
    stage: 'Recibido',
    lane: 'Recibido',
    holder: 'us',
    description: /analizando la compensación.*acciones/,
  },
  {
    category: 'EN ESPERA DE DOCUMENTOS',
    subcategories: ['FALTA TARJETA CRÉDITO', 'FALTAN DOCUMENTOS'],
    ...OPEN,
    stage: 'Documentos',
    lane: 'Documentos',
    holder: 'passenger',
    description: /en pausa.*documentos/,
  },
  {
    category: 'POR INGRESAR',
    subcategories: [],
    ...OPEN,
    stage: 'Ingresado a la aerolínea',
    lane: 'Documentos',
    holder: 'us',
    description: /listo para ser ingresado/,
  },
  {
    category: 'INGRESADO',
    subcategories: ['INGRESO DEL RECLAMO A AEROLÍNEA', 'SI APLICA COMPENSACIÓN'],
    ...OPEN,
    stage: 'Ingresado a la aerolínea',
    lane: 'Ingresado',
    holder: 'airline',
    description: /ya fue ingresado a la aerolínea/,
  },
  {
    category: 'EN ESPERA RESPUESTA AEROLÍNEA',
    subcategories: [],
    ...OPEN,
    stage: 'Respuesta',
    lane: 'Respuesta',
    holder: 'airline',
    description: /esperando la respuesta de la aerolínea/,
  },
  {
    category: 'PROCESANDO COMPENSACIÓN',
    subcategories: [],
    ...OPEN,
    stage: 'Compensación',
    lane: 'Compensación',
    holder: 'us',
    description: /aprobada.*gestionando/,
  },
  {
    category: 'EN APELACIÓN',
    subcategories: [],
    ...OPEN,
    stage: 'Respuesta',
    lane: 'Respuesta',
    holder: 'us',
    description: /rechazó.*apelando/,
  },
  {
    category: 'DEMANDA EN CURSO',
    subcategories: [],
    ...OPEN,
    stage: 'Respuesta',
    lane: 'Respuesta',
    holder: 'us',
    description: /acciones legales/,
  },
  {
    category: 'CASO DESISTIDO',
    subcategories: ['NO CUBRE OPEX', 'CLIENTE NO ACEPTA COMPENSACIÓN', 'ARCHIVADO'],
    ...OVER,
    stage: 'Respuesta',
    outcome: 'closed',
    legend: 'desistido',
  },
  {
    category: 'NO APLICA',
    subcategories: ['AGENCIA DE VIAJE', 'CASO FORTUITO', 'CÓDIGO AERONÁUTICO'],
    ...OVER,
    stage: 'Recibido',
    outcome: 'closed',
    legend: 'no aplica',
  },
  {
    category: 'CASO GANADO',
    subcategories: [],
    ...OVER,
    stage: 'Compensación',
    outcome: 'won',
    legend: 'caso ganado',
  },
]
