import styles from './Slides.module.css'
import { Drawing } from '../Drawing'

const SLIDES = [
  {
    title: 'Conoce tus derechos',
    text: 'El Código Aeronáutico te protege cuando la aerolínea cancela, atrasa o vende de más.',
    lines: 'M22 10.5v23M16 33.5h12M12 15h20M12 15l-3 8h6zM32 15l-3 8h6z',
    accent: 'M19.5 10.5h5',
  },
  {
    title: 'Resultados garantizados o no pagas',
    text: 'Empezar es gratis. Cobramos 20% de la compensación solo si ganamos tu caso.',
    lines: 'M22 9.5l10 3.5v8c0 6.5-4.3 10.8-10 13.5-5.7-2.7-10-7-10-13.5v-8z',
    accent: 'M17.5 21.5l3.3 3.3 6-6.3',
  },
  {
    title: 'Hacemos valer tus derechos',
    text: 'Presentamos el reclamo, insistimos y apelamos por ti hasta obtener una respuesta.',
    lines: 'M14 10.5h11l6 6v17H14zM25 10.5v6h6',
    accent: 'M18 22h9M18 27h6',
  },
] as const

export function Slides() {
  return (
    <div className="grid">
      {SLIDES.map(({ title, text, lines, accent }, position) => (
        <div
          key={title}
          role="group"
          aria-roledescription="diapositiva"
          aria-label={`${String(position + 1)} de ${String(SLIDES.length)}`}
          className={styles['slide']}
        >
          <Drawing lines={lines} accent={accent} />
          <div className="grow">
            <h2 className="title">{title}</h2>
            <p className="after-8">{text}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
