import { useEffect, useRef } from 'react'
import type { Profile } from '@/api/user'
import { useUnsavedWork } from '@/device/unsaved-work'
import { useSignOut } from '@/features/auth/sign-out/use-sign-out'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { RestoredNotice } from '@/ui/feedback/RestoredNotice'
import { CardOnFile } from './card/CardOnFile'
import { CardPrompt } from './card/CardPrompt'
import { CardReturnNotice } from './card/CardReturnNotice'
import type { CardCheck } from './card/use-card-check'
import { ProfileForm } from './form/ProfileForm'
import { classNames } from '@/ui/theme/class-names'
import styles from './ProfilePage.module.css'
import { unreadableProfileText } from './form/profile-values'
import { useProfileForm } from './form/use-profile-form'
import { useProfileTasks } from './use-profile-tasks'
import { useStoredProfile } from './form/use-stored-profile'
import { paths } from '@/config/paths'
import { canSeeEarnings } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { EarningsIcon, ExitIcon, TicketIcon } from '@/ui/icons/account-icons'

const importGuard = () => import('./ProfileGuard').then((module) => module.ProfileGuard)

interface ProfileLinksProps {
  readonly userRole: string | null | undefined
  readonly onSignOut: () => void
}

function ProfileLinks({ userRole, onSignOut }: ProfileLinksProps) {
  const session = useSession()
  const cookieRole = session.signedIn ? session.role : null
  const isReferrer = canSeeEarnings(cookieRole) || canSeeEarnings(userRole ?? null)
  return (
    <div className={classNames('row gap-12 middle', styles['links'])}>
      <Button to={paths.myClaims} variant="contained" color="secondary" startIcon={<TicketIcon />}>
        Mis Reclamos
      </Button>
      {isReferrer && (
        <Button to={paths.earnings} variant="outlined" startIcon={<EarningsIcon />}>
          Mis Ganancias
        </Button>
      )}
      <Button color="secondary" startIcon={<ExitIcon />} onClick={onSignOut}>
        Cerrar Sesión
      </Button>
    </div>
  )
}

interface ProfileViewProps {
  readonly user: Profile
  readonly cardCheck: CardCheck
}

export function ProfileView({ user, cardCheck: { state, check } }: ProfileViewProps) {
  const profileForm = useProfileForm(user)
  const { form, edited } = profileForm
  const { run, running, outcome, forgetOutcome, cardPage, email } = useProfileTasks(
    user,
    profileForm,
  )
  const stored = useStoredProfile(user, profileForm)
  useUnsavedWork('los datos de tu perfil', edited)
  useUnloadWarning(edited)
  const { signOut, question } = useSignOut()
  const hasCard = user.hasRegisteredCard === true

  const cardNotice = useRef<HTMLDivElement>(null)
  const checkCard = () => {
    // The focused button is removed.
    cardNotice.current?.focus()
    forgetOutcome()
    check()
  }

  useEffect(() => {
    // A success notice is outdated once the user types.
    return form.subscribe({
      formState: { values: true },
      callback: ({ type }) => type === 'change' && forgetOutcome(),
    })
  }, [form, forgetOutcome])

  return (
    <>
      <ProfileLinks userRole={user.role} onSignOut={signOut} />
      <div className={styles['columns']}>
        <div>
          <CardReturnNotice
            state={hasCard && state !== null ? 'registered' : state}
            onCheck={checkCard}
            ref={cardNotice}
          />
          {hasCard ? (
            <CardOnFile card={user.cardInfo} />
          ) : (
            <CardPrompt
              onRegister={(isRepeatConfirmed) => run('card', { isRepeatConfirmed })}
              onCheck={checkCard}
              busy={running !== null || state === 'confirming'}
              isAsking={running === 'card'}
              cardPage={cardPage}
              outcome={outcome?.task === 'card' ? outcome : null}
            />
          )}
        </div>
        <ProfileForm
          form={form}
          email={email}
          unreadableProfileText={(field) => unreadableProfileText(user, field)}
          edited={edited}
          restored={
            stored.restoredAt && (
              <RestoredNotice
                at={stored.restoredAt}
                onDiscard={stored.discard}
                isBusy={running !== null}
              />
            )
          }
          running={running}
          isMainAction={hasCard}
          outcome={outcome?.task === 'save' ? outcome : null}
          onSave={() => run('save')}
          onDismiss={forgetOutcome}
        />
      </div>
      {question}
      <LazyComponent from={importGuard} props={{ isEdited: edited, onLeave: stored.forget }} />
    </>
  )
}
