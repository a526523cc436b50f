import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import {
  CancelledDrawing,
  DelayDrawing,
  LuggageDrawing,
  OverbookingDrawing,
} from '@/screens/landing/drawings'
import styles from './Features.module.css'

const FEATURES = [
  {
    title: 'Cancelación de Vuelo',
    text: 'Te dejaron sin vuelo y sin una alternativa razonable.',
    Drawing: CancelledDrawing,
  },
  {
    title: 'Retrasos Prolongados',
    text: 'Llegaste con más de 3 horas de atraso.',
    Drawing: DelayDrawing,
  },
  {
    title: 'Sobreventa',
    text: 'Te negaron el embarque con tu pasaje en la mano.',
    Drawing: OverbookingDrawing,
  },
  {
    title: 'Otros',
    text: 'Equipaje perdido, dañado o tarde, y mascotas.',
    Drawing: LuggageDrawing,
  },
] as const

/** What can be claimed for (SPEC 2.5). */
export function Features() {
  return (
    <section className={styles['features']} aria-labelledby="reclamamos-por">
      <div className="page">
        <h2 id="reclamamos-por">Reclamamos por</h2>
        <ul className={styles['cards']}>
          {FEATURES.map(({ title, text, Drawing }) => (
            <li key={title} className={styles['card']}>
              <Drawing />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Link to={paths.claim} className={styles['link']}>
          Crea tu Reclamo
        </Link>
      </div>
    </section>
  )
}
