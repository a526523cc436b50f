import { useUnsavedNames } from '@/device/unsaved-work'
import { useSession } from './use-session'

/** If true, the screen stays as it is, so that the user can sign in again and save. */
export function useExpiredWithUnsavedWork(): boolean {
  const session = useSession()
  const unsaved = useUnsavedNames()
  return !session.signedIn && session.expired !== null && unsaved.length > 0
}
