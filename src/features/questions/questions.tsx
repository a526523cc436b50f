import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { CARD_VALIDATION_CLP } from '@/config/limits'
import { HELP_MESSAGE, supportChatLink } from '@/config/links'
import { ANSWER_HOURS, FORM_MINUTES } from '@/config/operator'
import { paths } from '@/config/paths'
import { formatClp } from '@/domain/country/money'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { ESTIMATES_ID } from './estimates-id'

interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
}

/** A link, if this build has the rights pages. */
const problem = (to: string, name: string) => (env.rights ? <Link to={to}>{name}</Link> : name)

/** Questions of SPEC 2.10, in order. */
export const QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'costo',
    question: '¿Cuánto cuesta el servicio?',
    answer: (
      <>
        <p>
          No pagas nada por adelantado. Cobramos el <strong>20% de la compensación</strong>, y solo
          si ganamos tu caso.
        </p>
        <p>Si no ganamos, no pagas.</p>
      </>
    ),
  },
  {
    id: 'asesoria-legal',
    question: '¿La asesoría legal está incluida?',
    answer: (
      <p>
        Sí. Nuestro equipo legal revisa tu caso y te representa ante la aerolínea. No tiene un costo
        aparte: ya está en la comisión.
      </p>
    ),
  },
  {
    id: 'plazo',
    question: '¿Hasta cuándo puedo reclamar?',
    answer: (
      <p>
        No ponemos un plazo máximo, pero la ley puede poner uno. Te recomendamos reclamar{' '}
        <strong>antes de que pase un año</strong> desde el problema: así es más fácil probar qué
        ocurrió.
      </p>
    ),
  },
  {
    id: 'requisitos',
    question: '¿Qué necesito para reclamar?',
    answer: (
      <>
        <ul>
          <li>Tu tarjeta de embarque.</li>
          <li>Una explicación breve de lo que pasó.</li>
          <li>
            Si los tienes, documentos que lo respalden: boletas, correos de la aerolínea o fotos.
            Son opcionales.
          </li>
        </ul>
        <p>
          Todo es en línea y toma menos de {FORM_MINUTES} minutos.{' '}
          <Link to={paths.claim}>Crea tu reclamo</Link>
        </p>
      </>
    ),
  },
  {
    id: 'tipos-de-reclamo',
    question: '¿Por qué problemas puedo reclamar?',
    answer: (
      <>
        <ul>
          <li>{problem(paths.rightsCancellation, 'Cancelación de vuelo')}.</li>
          <li>{problem(paths.rightsDelay, 'Retraso prolongado, de más de 3 horas')}.</li>
          <li>{problem(paths.rightsOverbooking, 'Sobreventa o denegación de embarque')}.</li>
          <li>
            Otros: {problem(paths.rightsLuggage, 'equipaje perdido, dañado o con retraso')}, y
            problemas con el viaje de tu mascota.
          </li>
        </ul>
        <p>
          <Link to={{ hash: ESTIMATES_ID }}>Mira cuánto podrías recibir</Link>
        </p>
      </>
    ),
  },
  {
    id: 'seguimiento',
    question: '¿Cómo sigo mi reclamo?',
    answer: (
      <ul>
        <li>
          <strong>Correo:</strong> dentro de {ANSWER_HOURS} horas hábiles te decimos si tu caso
          califica. Mira también en spam.
        </li>
        <li>
          <strong>WhatsApp:</strong>{' '}
          <a href={supportChatLink(HELP_MESSAGE)} {...NEW_TAB}>
            escríbenos
          </a>{' '}
          cuando quieras saber en qué va.
        </li>
        <li>
          <strong>Tu perfil:</strong> con una cuenta ves el estado de cada reclamo en Mis Reclamos.
        </li>
      </ul>
    ),
  },
  {
    id: 'tarjeta',
    question: '¿Por qué me piden registrar una tarjeta?',
    answer: (
      <>
        <p>
          Para cobrar nuestra comisión sin que tengas que hacer nada, y solo si ganamos. La
          compensación llega directo a ti.
        </p>
        <p>
          Puede ser de débito o de crédito. Para validarla hacemos un cobro de{' '}
          <strong>{formatClp(CARD_VALIDATION_CLP)}</strong>, una sola vez, y te lo devolvemos.
        </p>
      </>
    ),
  },
]
