import { FactStrip } from './FactStrip'
import { FeeTicket } from './FeeTicket'
import { ProblemCards } from './ProblemCards'
import { Steps } from './Steps'

/** Between the promise and the banner: what it is, how it goes, what it costs, what for (SPEC 2.5). */
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
