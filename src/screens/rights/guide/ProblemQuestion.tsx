import type { Question } from '@/domain/rights/questions'
import { SourceMark } from '@/screens/rights/cards/SourceMark'
import { Disclosure } from '@/ui/Disclosure'

export function ProblemQuestion({ question, answer, source }: Question) {
  return (
    <Disclosure title={question} level={3}>
      <p>{answer}</p>
      {/* Outside the answer in the page's structured data. */}
      <footer>
        <SourceMark source={source} />
      </footer>
    </Disclosure>
  )
}
