import { ClaimBar } from './ClaimBar'
import { Terms } from './Terms'
import { WhoAndWhy } from './WhoAndWhy'

export function Trust() {
  return (
    <>
      <WhoAndWhy />
      <Terms />
      <ClaimBar />
    </>
  )
}
