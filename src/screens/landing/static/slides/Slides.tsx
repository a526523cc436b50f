import { EnforceDrawing, GuaranteeDrawing, RightsDrawing } from './slide-drawings'
import styles from './Slides.module.css'

const SLIDES = [
  {
    title: 'Conoce tus derechos',
    text: 'La ley te protege cuando la aerolínea cancela, atrasa o vende de más. Te decimos qué te corresponde.',
    Drawing: RightsDrawing,
  },
  {
    title: 'Resultados garantizados o no pagas',
    text: 'Empezar es gratis. Cobramos 20% de la compensación solo si ganamos tu caso.',
    Drawing: GuaranteeDrawing,
  },
  {
    title: 'Hacemos valer tus derechos',
    text: 'Presentamos el reclamo, insistimos y apelamos por ti hasta obtener una respuesta.',
    Drawing: EnforceDrawing,
  },
] as const

export function Slides() {
  return (
    <div className={styles['slides']}>
      {SLIDES.map(({ title, text, Drawing }, position) => (
        <div
          key={title}
          role="group"
          aria-roledescription="diapositiva"
          aria-label={`${String(position + 1)} de ${String(SLIDES.length)}`}
          className={styles['slide']}
        >
          <Drawing />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
