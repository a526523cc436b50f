import { useState } from 'react'
import { COMMISSION_RATE } from '@/config/limits'
import { ANSWER_HOURS } from '@/config/operator'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { answerDueAt, dueText } from '@/domain/claim/receipt/answer-due'
import { sentMoment } from '@/domain/claim/receipt/sent-text'
import styles from './NextSteps.module.css'

interface Step {
  readonly title: string
  readonly when: string
  readonly detail?: string
}

const PROGRESS = [styles['done'], styles['current']]

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function stepsOf({ sentAt, email }: Receipt, now: Date): readonly Step[] {
  const sent = new Date(sentAt)
  const due = answerDueAt(sent)
  return [
    { title: 'Recibimos tu reclamo', when: capitalize(sentMoment(sent, now)) },
    {
      title: 'Te decimos si aplica',
      when: `Dentro de ${ANSWER_HOURS} horas hábiles`,
      detail:
        due > now
          ? `${capitalize(dueText(due))}, a ${email}. Mira también en spam.`
          : `A ${email}. Si no lo ves, mira en spam o escríbenos por WhatsApp.`,
    },
    {
      title: 'Reclamamos a la aerolínea',
      when: 'El plazo depende de la aerolínea',
      detail: 'Ves cada etapa en Mis Reclamos.',
    },
    {
      title: 'Cobras tú',
      when: 'Al ganar',
      detail: `Recién ahí cobramos el ${Math.round(COMMISSION_RATE * 100)}%.`,
    },
  ]
}

export function NextSteps({ receipt }: { readonly receipt: Receipt }) {
  const [now] = useState(() => new Date())
  return (
    <section aria-labelledby="que-pasa-ahora">
      <h2 id="que-pasa-ahora" className="large before">
        Qué pasa ahora
      </h2>
      <ol className={styles['line']}>
        {stepsOf(receipt, now).map(({ title, when, detail }, index) => (
          <li
            key={title}
            className={PROGRESS[index]}
            aria-current={index === 1 ? 'step' : undefined}
          >
            <span className="strong">
              {title}
              {index === 0 && <span className="visually-hidden">, listo</span>}
            </span>
            <span className="purple dense strong">{when}</span>
            {detail !== undefined && <span className="muted small">{detail}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
