import { FeeTicket } from './FeeTicket'
import { ProblemCards } from './ProblemCards'
import { Steps } from './Steps'
import styles from './FactStrip.module.css'

const FACTS = [
  'La compensación llega directo a ti',
  'Si no ganamos, pagas $0',
  'Ley chilena: Código Aeronáutico',
  'Tus datos, borrables cuando quieras',
] as const

function FactStrip() {
  return (
    <div className={styles['strip']}>
      <ul className="page" aria-label="En pocas palabras">
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

export function Reasons() {
  return (
    <>
      <FactStrip />
      <Steps />
      <FeeTicket />
      <ProblemCards />
    </>
  )
}
