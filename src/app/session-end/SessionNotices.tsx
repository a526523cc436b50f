import { SessionEndTimer } from './SessionEndTimer'
import { UnopenedNotice } from './UnopenedNotice'

export function SessionNotices() {
  return (
    <>
      <SessionEndTimer />
      <UnopenedNotice />
    </>
  )
}
