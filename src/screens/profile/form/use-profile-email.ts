import type { Profile } from '@/api/user'
import { env } from '@/config/env'
import { displayName } from '@/session/identity'
import { useSession } from '@/session/use-session'
import { emailOf } from './profile-values'

export function useProfileEmail(user: Profile): string {
  const session = useSession()
  const fromToken = session.signedIn ? displayName(session.claims, 'claim', env.tokenIssuer) : ''
  return emailOf(user) || fromToken
}
