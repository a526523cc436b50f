import { ClaimBar } from './ClaimBar'
import { Terms } from './Terms'
import { WhoAndWhy } from './WhoAndWhy'

/** Who is behind it, what is asked most and the terms (SPEC 2.5); and the bar that has come along until here. */
export function Trust() {
  return (
    <>
      <WhoAndWhy />
      <Terms />
      <ClaimBar />
    </>
  )
}
