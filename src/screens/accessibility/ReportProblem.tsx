import { Link } from 'react-router-dom'
import { supportChatLink } from '@/config/links'
import { paths } from '@/config/paths'
import { NEW_TAB } from '@/ui/browser/new-tab'

const REPORT_MESSAGE = 'Hola, tuve un problema para usar el sitio.'

export function ReportProblem() {
  return (
    <section aria-labelledby="accesibilidad-avisar">
      <h2 id="accesibilidad-avisar">Si algo te cuesta</h2>
      <p>
        Cuéntanos desde <Link to={paths.contact}>Contacto</Link> o{' '}
        <a href={supportChatLink(REPORT_MESSAGE)} {...NEW_TAB}>
          por WhatsApp
        </a>
        . Ayuda saber en qué página estabas, qué querías hacer, qué pasó, y con qué equipo y
        programas navegas. No necesitas explicar por qué lo usas.
      </p>
      <p>
        Si el problema no te deja presentar tu reclamo, dilo: te ayudamos a presentarlo por otro
        medio.
      </p>
    </section>
  )
}
