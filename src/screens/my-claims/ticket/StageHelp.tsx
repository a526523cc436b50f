import { useId, useState } from 'react'
import { statusOf } from '@/domain/claim/status/status'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import styles from './StageHelp.module.css'

interface StageHelpProps {
  readonly category: string
  readonly claimName: string
  /** Chat link with a question; null if the ticket has one already. */
  readonly chat: string | null
}

const ROWS = [
  { label: 'Cuánto toma', about: 'usually' },
  { label: 'Qué se necesita', about: 'needs' },
  { label: 'Si nadie responde', about: 'silence' },
] as const

export function StageHelp({ category, claimName, chat }: StageHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const help = statusOf(category)?.help
  if (!help) return null
  return (
    <div className={styles['help']}>
      <Button
        variant="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Ocultar qué pasa en esta etapa' : 'Qué pasa en esta etapa'}
        <span className="visually-hidden"> ({claimName})</span>
      </Button>
      <div id={id} hidden={!isOpen}>
        <dl className={styles['rows']}>
          {ROWS.map(({ label, about }) => (
            <div key={label}>
              <dt className="small strong">{label}</dt>
              <dd className="muted small">{help[about]}</dd>
            </div>
          ))}
        </dl>
        {chat !== null && (
          <p data-screen-only>
            <a className="chip small target" href={chat} {...NEW_TAB}>
              Preguntar por el {claimName.toLowerCase()}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
