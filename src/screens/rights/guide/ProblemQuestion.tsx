import type { Question } from '@/domain/rights/questions'
import { SourceMark } from '@/screens/rights/cards/SourceMark'
import { Disclosure } from '@/ui/Disclosure'

/** A question and its answer, with where it stands. */
export function ProblemQuestion({ question, answer, source }: Question) {
  return (
    <Disclosure title={question} level={3}>
      <p>{answer}</p>
      {/* No part of the answer that search engines are told. */}
      <footer>
        <SourceMark source={source} />
      </footer>
    </Disclosure>
  )
}
