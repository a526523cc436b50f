import { ANSWER_HOURS, FORM_MINUTES } from '@/config/operator'
import { CURRENCY } from '@/domain/country/chile'
import styles from './Steps.module.css'

const STEPS = [
  {
    mark: '01',
    title: 'Nos cuentas qué pasó',
    time: `${FORM_MINUTES} minutos, desde el teléfono`,
    text: 'Tu tarjeta de embarque y dos líneas. Si se corta el internet, el borrador queda guardado.',
  },
  {
    mark: '02',
    title: 'Te decimos si aplica',
    time: `${ANSWER_HOURS} horas hábiles`,
    text: 'Por correo, con el motivo. Si no aplica, terminamos ahí y no debes nada.',
  },
  {
    mark: '03',
    title: 'Insistimos ante la aerolínea',
    time: 'Depende de la aerolínea',
    text: 'Presentamos, apelamos y, si hace falta, demandamos. Ves cada etapa en Mis Reclamos.',
  },
  {
    mark: CURRENCY,
    title: 'Cobras tú',
    time: 'Al ganar',
    text: 'El dinero llega directo a ti. Recién entonces cobramos el 20%.',
  },
] as const

export function Steps() {
  return (
    <section className="page" aria-labelledby="asi-viaja">
      <div className={styles['steps']}>
        <h2 id="asi-viaja">Así viaja tu reclamo</h2>
        <ol>
          {STEPS.map(({ mark, title, time, text }) => (
            <li key={mark}>
              <span className={styles['mark']} aria-hidden>
                {mark}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={styles['time']}>{time}</p>
                <p className={styles['text']}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
