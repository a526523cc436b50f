import { type ReactNode, useState } from 'react'
import type { Rights } from '@/domain/rights/rights-for'
import type { TripAnswers } from '@/domain/rights/story'
import { useUserTurn } from '@/session/use-session'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { ClockIcon, FolderIcon, QuestionIcon, ScalesIcon } from '@/ui/icons/rights-icons'
import { PaperIcon } from '@/ui/icons/receipt-icons'
import { LetterButtons } from '../letters/LetterButtons'
import { classNames } from '@/ui/theme/class-names'
import styles from './Cards.module.css'
import type { Right, Term } from '@/domain/rights/laws/law'
import { SourceMark } from './SourceMark'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { Button } from '@/ui/actions/Button'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { Notice } from '@/ui/feedback/Notice'

const importReminder = () => import('./save-reminder')

interface RemindButtonProps {
  readonly story: TripAnswers
  readonly terms: readonly Term[]
}

function RemindButton({ story, terms }: RemindButtonProps) {
  const [isLost, setLost] = useState(false)

  const remind = async () => {
    setLost(false)
    const code = await importWithRetry(importReminder).catch(() => null)
    if (code === null) setLost(true)
    else code.saveReminder(story, terms, new Date())
  }

  return (
    <>
      <Button variant="link" onClick={() => void remind()}>
        Recordarme en el calendario
      </Button>
      {isLost && <Notice tone="error">{chunkErrorText('el recordatorio')}</Notice>}
    </>
  )
}

function SourcedRights({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <ul className={classNames('stack gap-16', styles['sentences'])}>
      {rights.map(({ title, text, source }) => (
        <li key={title + text}>
          <strong>{title}</strong>
          <p className="muted small">{text}</p>
          <SourceMark source={source} />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  readonly id: string
  readonly icon: ReactNode
  readonly title: string
  readonly isOnScreen?: boolean
  readonly children: ReactNode
}

function Card({ id, icon, title, isOnScreen = false, children }: CardProps) {
  return (
    <section
      className={classNames('stack start packed surface pad', styles['card'])}
      aria-labelledby={id}
      data-beside-sheet={isOnScreen || undefined}
    >
      <h2 className="line gap-10 middle lead" id={id}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  )
}

interface AnswerCardsProps {
  readonly story: TripAnswers
  readonly rights: Rights
}

export function AnswerCards({ story, rights }: AnswerCardsProps) {
  const { laws, deadlines, terms, offices, evidence, openPoints } = rights
  return (
    <div className={classNames('stack gap-16', styles['cards'])}>
      <Card id="ley" icon={<ScalesIcon />} title="Lo dice la ley">
        <SourcedRights rights={laws} />
      </Card>
      <Card id="hasta-cuando" icon={<ClockIcon />} title="Hasta cuándo">
        <SourcedRights rights={deadlines} />
        <RemindButton story={story} terms={terms} />
      </Card>
      <Card id="que-guardar" icon={<FolderIcon />} title="Qué guardar">
        <ul className="full">
          {evidence.map((paper) => (
            <li key={paper}>
              <CheckboxInput label={paper} />
            </li>
          ))}
        </ul>
      </Card>
      <Card id="cartas" icon={<PaperIcon />} title="Cartas para hacerlo tú" isOnScreen>
        <LetterButtons key={useUserTurn()} story={story} rights={rights} />
      </Card>
      {offices.length > 0 && (
        <Card id="por-tu-cuenta" icon={<ScalesIcon />} title="Reclamar por tu cuenta, gratis">
          <SourcedRights rights={offices} />
        </Card>
      )}
      {openPoints.length > 0 && (
        <Card id="no-sabemos" icon={<QuestionIcon />} title="Lo que no sabemos">
          <ul className={classNames('stack gap-8 muted small', styles['open'])}>
            {openPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
