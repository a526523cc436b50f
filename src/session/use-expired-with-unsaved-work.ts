import { useUnsavedNames } from '@/device/unsaved-work'
import { useSession } from './use-session'

/**
 * True while a session that ran out still has unsaved work on this tab: its screen stays as it is, so
 * that its person can come back in place. It ends with their return, or when the work is given up.
 */
export function useExpiredWithUnsavedWork(): boolean {
  const session = useSession()
  const unsaved = useUnsavedNames()
  return !session.signedIn && session.expired !== null && unsaved.length > 0
}
