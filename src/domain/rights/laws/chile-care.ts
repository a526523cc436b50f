import { CHILE } from './chile-facts'
import type { Case, Right } from './law'
import { SOURCES } from './sources'

const IF_RESPONSIBLE = 'si es responsable'

function whileWaiting(cause: Case['cause']): Right[] {
  if (cause === 'outside') return []
  const condition = cause === 'airline' ? '' : `, ${IF_RESPONSIBLE}`
  const rights: Right[] = [
    ['Llamadas o mensajes', `la aerolínea los paga tras ${CHILE.calls} de espera${condition}.`],
    ['Comida', `la aerolínea paga ${CHILE.meals}${condition}.`],
    ['Hotel y traslado', `la aerolínea los paga cuando la espera los hace necesarios${condition}.`],
  ].map(([title = '', text = '']) => ({ title, text, source: SOURCES.civilAviationBoard }))
  return [
    ...rights,
    {
      title: 'Conexión perdida',
      text: 'la aerolínea te busca cómo llegar si la perdiste por su atraso.',
      source: SOURCES.missedConnection,
    },
    {
      title: 'Los daños que pruebes',
      text: `se los puedes pedir aparte a la aerolínea${condition}.`,
      source: SOURCES.scope,
    },
  ]
}

const WRITTEN_CAUSE: Right = {
  title: 'La causa por escrito',
  text: 'pídela a la aerolínea: te sirve para reclamar.',
  source: SOURCES.civilAviationBoard,
}

const CAUSE_NOT_TOLD: Right = {
  ...WRITTEN_CAUSE,
  text: 'no te la dijeron, y la aerolínea te la debe: pídela antes que nada.',
}

const OUTSIDE_CAUSE: Right = {
  title: 'Fuerza mayor',
  text: 'la aerolínea invoca una causa ajena, como el clima; una falla del avión puede no serlo, según la Corte de Antofagasta.',
  source: SOURCES.article127,
}

/** Taxes are refunded on flights within Chile only (Ley 21.398). */
export function taxes({ route: { isDomestic }, outcome }: Case): readonly Right[] {
  if (isDomestic === false) return []
  const when = outcome === 'not-travelled' ? '' : ' si no viajaste'
  const where = isDomestic === null ? ', en vuelos dentro de Chile' : ''
  const text = `la aerolínea te las devuelve en ${CHILE.taxes}${when}, por el mismo medio y aunque no las pidas${where}.`
  return [{ title: 'Tasas de embarque', text, source: SOURCES.article133C }]
}

/** Rights besides the choice after a delay or cancellation. */
export function careAfterDelay(known: Case, isShort: boolean): readonly Right[] {
  const { cause } = known
  return [
    ...(isShort ? [] : whileWaiting(cause)),
    cause === 'not-told' ? CAUSE_NOT_TOLD : WRITTEN_CAUSE,
    ...(cause === 'outside' ? [OUTSIDE_CAUSE] : []),
    ...taxes(known),
  ]
}
