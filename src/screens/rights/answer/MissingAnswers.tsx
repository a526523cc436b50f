import type { Story } from '@/domain/rights/story'
import { missingText, neededAnswers } from '@/screens/rights/story/needed-answers'
import { DoneIcon } from '@/ui/icons/rights-icons'
import styles from './AnswerTicket.module.css'

/** What is still to be answered, so that nobody wonders why nothing is said yet. */
export function MissingAnswers({ story }: { readonly story: Story }) {
  const answers = neededAnswers(story)
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
