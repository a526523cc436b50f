import { touches } from '@/domain/rights/route'
import type { AmountRow, Law } from './law'
import { SOURCES } from './sources'

const NAME = 'Reglamento británico 261'
const SUMS = '220, 350 o 520 GBP'

const ROW: AmountRow = {
  law: NAME,
  when: 'Según la distancia',
  amount: SUMS,
  source: SOURCES.uk261,
}

/** UK 261: only its sums were found, so everything else stays open. */
export const UK_261_LAW: Law = {
  answer: ({ problem, outcome, route }) => {
    if (!touches(route, 'GB') || problem === 'equipaje' || outcome === 'under-3h') return null
    return {
      verdict: 'maybe',
      hinge: 'de si cuenta la ley británica',
      law: {
        title: NAME,
        text: 'El Reino Unido tiene su propia ley para estos casos.',
        source: SOURCES.uk261,
      },
      amounts: [
        { text: SUMS, note: 'Según la distancia, si la ley cuenta.', source: SOURCES.uk261 },
      ],
      openPoints: ['En qué vuelos y desde cuánto atraso paga la ley británica está por confirmar.'],
    }
  },
  rows: { cancelacion: [ROW], retraso: [ROW], sobreventa: [ROW], equipaje: [] },
}
