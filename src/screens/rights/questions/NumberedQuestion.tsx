import { useId, type ReactNode } from 'react'
import styles from './StoryQuestions.module.css'

interface NumberedQuestionProps {
  readonly number: number
  readonly question: string
  /** Told the id of the words that ask. */
  readonly children: (id: string) => ReactNode
}

/** One of the questions. Its number is no part of what it is called. */
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
