import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { SHARED_CALL } from '@/features/referral-code/calls'
import { CodeSheet } from '@/features/referral-code/CodeSheet'
import { CodeState } from '@/features/referral-code/CodeState'
import { isScannable, toReferralAddress } from '@/features/referral-code/referral-address'
import { SaveCode } from '@/features/referral-code/SaveCode'
import { ShowCode } from '@/features/referral-code/ShowCode'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { Button } from '@/ui/actions/Button'
import { Bar } from '@/ui/skeleton/Bar'
import { CodeForm } from './CodeForm'
import { classNames } from '@/ui/theme/class-names'
import styles from './OwnCode.module.css'
import { env } from '@/config/env'
import { CopyText } from '@/ui/actions/CopyText'
import { findShare, shareByDevice } from '@/ui/actions/share-by-device'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { WhatsAppIcon } from '@/ui/icons/page-icons'

/** Shares the code's address through the Web Share API, else as a link or a message. */
function ShareCode({ address }: { readonly address: string }) {
  if (findShare()) {
    const data = { title: env.brandName, text: SHARED_CALL, url: address }
    return (
      <Button variant="outlined" onClick={() => void shareByDevice(data)}>
        Compartir mi código
      </Button>
    )
  }
  return (
    <div className="row middle gap-12">
      <CopyText
        variant="outlined"
        label="Copiar enlace"
        readText={() => address}
        boxLabel="Enlace de tu código"
        confirmation="Enlace copiado."
      />
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        href={`https://wa.me/?text=${encodeURIComponent(`${SHARED_CALL} ${address}`)}`}
        {...NEW_TAB}
      >
        Enviar por WhatsApp
      </Button>
    </div>
  )
}

const actions = classNames('stack gap-16 packed', styles['actions'])

const ownId = createUserRecord('preference', 'qr-identifier', (raw) =>
  typeof raw === 'string' ? raw : '',
)

/** The account's alias; a user without one types the identifier once per device (SPEC 7, GET /qr/me). */
export function OwnCode() {
  const { value: id, change: store, isRefused, isRead } = useUserRecord(ownId)
  const account = useQuery(queries.user())
  const [isEditing, setEditing] = useState(false)
  const code = useRef<SVGSVGElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const address = toReferralAddress(id)
  const given = account.data?.alias?.trim() ?? ''
  const alias = isScannable(toReferralAddress(given) ?? '') ? given : ''
  const isWaiting = !isRead || (id === '' && account.isPending)
  // Stored, so that the code also appears without a network.
  const isOffered = isRead && id === '' && alias !== ''
  useEffect(() => {
    if (isOffered) store(() => alias)
  }, [alias, isOffered, store])

  // The focused button is removed by the change.
  const leaveForm = () => {
    setEditing(false)
    title.current?.focus()
  }
  const change = (next: string) => {
    store(() => next)
    leaveForm()
  }

  return (
    <section aria-labelledby="tu-codigo" className="stack gap-16 packed">
      <h2 id="tu-codigo" ref={title} tabIndex={-1} className="large" data-beside-sheet>
        Comparte tu código
      </h2>
      {isWaiting && <Bar height={262} isPulsing />}
      {!isWaiting && (address === null || isEditing) && (
        <CodeForm id={id} onSave={change} onCancel={address === null ? undefined : leaveForm} />
      )}
      {!isWaiting && address !== null && !isEditing && (
        <>
          <div className={actions} data-beside-sheet>
            <ShowCode id={id} address={address} />
          </div>
          <CodeSheet ref={code} id={id} address={address} />
          <div className={actions} data-beside-sheet>
            {!account.isPending && (
              <CodeState
                address={address}
                owner={id === alias ? 'you' : null}
                isChecked={account.isSuccess}
              />
            )}
            <ShareCode address={address} />
            <SaveCode code={code} id={id} address={address} />
            {isRefused && (
              <p className="muted small">
                Este navegador no lo pudo guardar: la próxima vez lo escribes de nuevo.
              </p>
            )}
            <div className="row gap-16 close middle">
              <Button variant="link" onClick={() => setEditing(true)}>
                Cambiar identificador
              </Button>
              {id !== alias && (
                <Button variant="link" onClick={() => change('')}>
                  {alias === '' ? 'Quitar de este equipo' : `Usar ${alias}`}
                </Button>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  )
}
