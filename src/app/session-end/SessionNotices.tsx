import { SessionEndTimer } from './SessionEndTimer'
import { UnopenedNotice } from './UnopenedNotice'

/** What only a user with a session is told, on whichever page. */
export function SessionNotices() {
  return (
    <>
      <SessionEndTimer />
      <UnopenedNotice />
    </>
  )
}
