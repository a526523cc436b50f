import { useSyncExternalStore } from 'react'
import { env } from '@/config/env'
import type { Detail, TripAnswers } from '@/domain/rights/story'
import { answersInWords, dayInWords } from '@/domain/rights/story-words'
import { toDayString } from '@/domain/dates'
import { Logo } from '@/ui/Logo'
import styles from './Sheet.module.css'

/** A page may stay open for days: the date on paper is read when it is printed. */
function onPrint(notify: () => void): () => void {
  window.addEventListener('beforeprint', notify)
  return () => window.removeEventListener('beforeprint', notify)
}

interface SheetHeadProps {
  readonly story: TripAnswers
  readonly details: readonly Detail[]
}

/** Head of the printed answer; while it is there, elements marked `data-beside-sheet` are not printed. */
export function SheetHead({ story, details }: SheetHeadProps) {
  const today = useSyncExternalStore(onPrint, () => toDayString(new Date()))
  return (
    <div className={styles['head']}>
      <div className={styles['title']}>
        <Logo />
        <p>Impreso el {dayInWords(today)}</p>
      </div>
      <dl className={styles['answers']}>
        {answersInWords(story, details).map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        Montos estimados: no aseguran un resultado. {env.brandName} orienta con esta hoja, no es
        asesoría legal.
      </p>
    </div>
  )
}
