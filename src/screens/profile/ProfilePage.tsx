import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { queries } from '@/api/queries'
import { expireSessionAfter } from '@/api/http/refusals'
import { isolate } from '@/domain/isolate'
import { splitFullName } from '@/domain/people/full-name'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './ProfilePage.module.css'
import { useCardCheck } from './card/use-card-check'
import { ProfilePending } from './ProfileSkeleton'
import { ProfileView } from './ProfileView'
import { StaffPanelPlace } from './staff/StaffPanelPlace'

/** "TU PERFIL" (SPEC 2.7). A failed read of the profile ends the session (SPEC 8). */
export function ProfilePage() {
  const { data: user, error } = useQuery(queries.user())
  const cardCheck = useCardCheck()
  const isLost = error !== null && (user === undefined || hasStatus(error, 401, 403))

  useEffect(() => {
    // The guard redirects home after sign-out.
    if (isLost) expireSessionAfter(error)
  }, [error, isLost])

  const name = splitFullName(user?.name ?? '').name
  const greeting = name === '' ? 'Hola.' : `Hola, ${isolate(name)}.`
  return (
    <div className={classNames('page', styles['page'])}>
      <PageTitle
        lead={user ? `${greeting} Mantén tus datos al día para que tu reclamo avance.` : <wbr />}
      >
        TU PERFIL
      </PageTitle>
      <StaffPanelPlace userRole={user?.role} />
      {user ? <ProfileView user={user} cardCheck={cardCheck} /> : <ProfilePending />}
    </div>
  )
}
