import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { accountEmail } from '@/domain/people/account-email'
import { getUsers } from '@/api/users'
import { paths } from '@/config/paths'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import { CodeSheet } from '@/features/referral-code/CodeSheet'
import { isScannable, TOO_LONG, toReferralAddress } from '@/features/referral-code/referral-address'
import { CodeState } from '@/features/referral-code/CodeState'
import { SaveCode } from '@/features/referral-code/SaveCode'
import type { Session } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { PageTitle } from '@/ui/PageTitle'
import { TextInput } from '@/ui/fields/TextInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './QrMakerPage.module.css'

/** Names of the accounts by alias, for staff; null while unknown, or if the user may not read the accounts. */
function useCodeOwners(session: Session): ReadonlyMap<string, string> | null {
  const [owners, setOwners] = useState<ReadonlyMap<string, string> | null>(null)
  const isStaff = session.signedIn && (canSeeAdmin(session.role) || canSeeLegal(session.role))
  useEffect(() => {
    if (!isStaff) return
    const controller = new AbortController()
    getUsers({ signal: controller.signal }).then(
      (users) => {
        const named = users.map((user): [string, string] => [
          user.alias?.trim() ?? '',
          [user.name?.trim(), accountEmail(user)].find(Boolean) ?? 'un usuario',
        ])
        setOwners(new Map(named))
      },
      // The code is then shown as not verified.
      () => undefined,
    )
    return () => controller.abort()
  }, [isStaff])
  return isStaff ? owners : null
}

export function QrMakerPage() {
  const [id, setId] = useState('')
  const code = useRef<SVGSVGElement>(null)
  const address = toReferralAddress(id)
  const isTooLong = address !== null && !isScannable(address)
  const isReady = address !== null && !isTooLong
  const session = useSession()
  const owners = useCodeOwners(session)
  const owner = owners?.get(id.trim())

  return (
    <div className={classNames('page', styles['page'])}>
      <div className="stack gap-16 packed" data-beside-sheet>
        {session.signedIn && canSeeAdmin(session.role) && (
          <div>
            <Link to={paths.adminCharges} className="chip target">
              Volver al panel
            </Link>
          </div>
        )}
        <PageTitle lead="Cada persona que invita pasajeros tiene un identificador. Su código abre el formulario de reclamo y cuenta para sus ganancias.">
          Crear código QR
        </PageTitle>
        <TextInput
          label="Identificador QR"
          hint="Tal como está en el sistema, con sus mayúsculas y signos."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={id}
          onChange={(event) => setId(event.target.value)}
          error={isTooLong ? TOO_LONG : undefined}
        />
        {isReady && (
          <CodeState
            address={address}
            owner={owner === undefined ? null : { name: owner }}
            isChecked={owners !== null}
          />
        )}
        <SaveCode code={code} id={id.trim()} address={address ?? ''} isReady={isReady} isMain />
      </div>
      {isReady ? (
        <CodeSheet ref={code} id={id.trim()} address={address} />
      ) : (
        <p className={classNames('grid muted', styles['empty'])}>
          Escribe un identificador y verás aquí su código.
        </p>
      )}
    </div>
  )
}
