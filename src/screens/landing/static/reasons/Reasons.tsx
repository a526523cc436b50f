import { FactStrip } from './FactStrip'
import { FeeTicket } from './FeeTicket'
import { ProblemCards } from './ProblemCards'
import { Steps } from './Steps'

export function Reasons() {
  return (
    <>
      <FactStrip />
      <Steps />
      <FeeTicket />
      <ProblemCards />
    </>
  )
}
