import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { PROBLEMS, type Problem } from '@/domain/rights/story'

export const PROBLEM_PAGES = {
  cancelacion: {
    path: paths.rightsCancellation,
    heading: 'Vuelo cancelado: qué puedes pedir',
    lead: 'Te cancelaron el vuelo y no sabes qué te toca. Dinos cómo fue y te decimos qué puedes elegir tú.',
    teaser: 'Otro vuelo, la devolución del pasaje y lo que gastaste esperando.',
  },
  retraso: {
    path: paths.rightsDelay,
    heading: 'Vuelo atrasado: qué puedes pedir',
    lead: 'Lo que puedes pedir depende de cuánto esperaste y de la ruta. Dinos cómo fue, son tres preguntas.',
    teaser: 'Comida, hotel y compensación, según cuánto esperaste.',
  },
  sobreventa: {
    path: paths.rightsOverbooking,
    heading: 'Sobreventa: qué puedes pedir',
    lead: 'No te dejaron embarcar con tu pasaje en la mano. Dinos qué ruta era y con cuánto atraso llegaste.',
    teaser: 'No te dejaron embarcar con tu pasaje en la mano.',
  },
  equipaje: {
    path: paths.rightsLuggage,
    heading: 'Equipaje perdido, atrasado o dañado: qué puedes pedir',
    lead: 'Con el equipaje los plazos son cortos. Dinos qué pasó y te decimos qué pedir y qué guardar.',
    teaser: 'Perdido, atrasado o dañado: los plazos son cortos.',
  },
} as const satisfies Record<Problem, unknown>

/** Problem of the page at an address; '' for the general page. */
export function problemAt(pathname: string): Problem | '' {
  return PROBLEMS.find((problem) => matchPath(PROBLEM_PAGES[problem].path, pathname)) ?? ''
}
