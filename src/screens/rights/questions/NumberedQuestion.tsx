import { useId, type ReactNode } from 'react'
import styles from './StoryQuestions.module.css'

interface NumberedQuestionProps {
  readonly number: number
  readonly question: string
  readonly children: (id: string) => ReactNode
}

/** A numbered question; the number is not part of its accessible name. */
export function NumberedQuestion({ number, question, children }: NumberedQuestionProps) {
  const id = useId()
  return (
    <div className={styles['question']}>
      <h2>
        <span aria-hidden>{number}</span> <span id={id}>{question}</span>
      </h2>
      {children(id)}
    </div>
  )
}
