import type { ProblemDetail, Problem } from '@/domain/rights/story'

const TICKET = 'Tarjeta de embarque o pasaje'
const CAUSE = 'Motivo por escrito de la aerolínea'
const RECEIPTS = 'Boletas de comida, hotel y taxi'

const ARRIVAL = 'Hora en que llegaste'
const PAYMENT = 'Comprobante de lo que pagaste por el pasaje'

const OF_FLIGHT = {
  cancelacion: [TICKET, 'Aviso de la cancelación, con la hora', CAUSE, RECEIPTS],
  retraso: [TICKET, 'Aviso del retraso, con la hora', ARRIVAL, CAUSE, RECEIPTS],
  sobreventa: [
    TICKET,
    'Aviso por escrito de que no podías embarcar',
    'Lo que te ofrecieron y lo que firmaste',
    ARRIVAL,
    RECEIPTS,
  ],
} as const satisfies Record<Exclude<Problem, 'equipaje'>, readonly string[]>

const PROOF_OF_LUGGAGE = {
  lost: ['Lista de lo que llevabas, con boletas si las tienes'],
  late: ['Hora en que te la entregaron', 'Boletas de lo que tuviste que comprar'],
  damaged: ['Fotos del daño, por fuera y por dentro', 'Boleta o precio de la maleta'],
} as const satisfies Partial<Record<ProblemDetail, readonly string[]>>

/** Most important document first. */
export function evidenceFor(problem: Problem, outcome: ProblemDetail): readonly string[] {
  if (problem !== 'equipaje') {
    const papers: readonly string[] = OF_FLIGHT[problem]
    return outcome === 'not-travelled'
      ? [...papers.filter((paper) => paper !== ARRIVAL), PAYMENT]
      : papers
  }
  const proof = Object.entries(PROOF_OF_LUGGAGE).find(([of]) => of === outcome)?.[1] ?? []
  return [TICKET, 'Colilla de la maleta', 'Informe de equipaje del aeropuerto (PIR)', ...proof]
}
