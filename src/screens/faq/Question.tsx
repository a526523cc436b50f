import type { ReactNode } from 'react'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './Question.module.css'

interface QuestionProps {
  /** Its address on the page: `/FAQ#plazo`. */
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
}

/** One entry of the accordion. The browser's own search opens it, and so does a link to it. */
export function Question({ id, question, answer }: QuestionProps) {
  return (
    <details id={id} className={styles['entry']}>
      <summary>
        <h2>{question}</h2>
        <ExpandMoreIcon className={styles['chevron']} />
      </summary>
      <div className={styles['answer']}>{answer}</div>
    </details>
  )
}
