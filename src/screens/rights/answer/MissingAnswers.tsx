import type { TripAnswers } from '@/domain/rights/story'
import { missingText, neededAnswers } from '@/screens/rights/questions/needed-answers'
import { DoneIcon } from '@/ui/icons/rights-icons'
import styles from './AnswerTicket.module.css'

interface MissingAnswersProps {
  readonly story: TripAnswers
  readonly today: string
}

export function MissingAnswers({ story, today }: MissingAnswersProps) {
  const answers = neededAnswers(story, today)
  return (
    <>
      <h2>{missingText(answers)}</h2>
      <ul className={styles['needed']}>
        {answers.map(({ what, isThere }) => (
          <li key={what} data-there={isThere}>
            <span className={styles['mark']}>{isThere && <DoneIcon />}</span>
            {what}
            {isThere && <span className="visually-hidden">: listo</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
