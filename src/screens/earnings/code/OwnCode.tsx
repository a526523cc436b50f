import { useRef, useState } from 'react'
import { CodeSheet } from '@/features/referral-code/CodeSheet'
import { toReferralAddress } from '@/features/referral-code/referral-address'
import { SaveCode } from '@/features/referral-code/SaveCode'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { Button } from '@/ui/actions/Button'
import { Bar } from '@/ui/skeleton/Bar'
import { CodeForm } from './CodeForm'
import styles from './OwnCode.module.css'
import { ShareCode } from './ShareCode'

const ownId = createUserRecord({
  kind: 'preference',
  name: 'qr-identifier',
  parse: (raw) => (typeof raw === 'string' ? raw : ''),
})

/** No endpoint returns the identifier (SPEC 7, GET /qr/me): the user types it once per device. */
export function OwnCode() {
  const { value: id, change: store, isRefused, isRead } = useUserRecord(ownId)
  const [isEditing, setEditing] = useState(false)
  const code = useRef<SVGSVGElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const address = toReferralAddress(id)

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
    <section aria-labelledby="tu-codigo" className={styles['own']}>
      <h2 id="tu-codigo" ref={title} tabIndex={-1} className={styles['title']} data-beside-sheet>
        Comparte tu código
      </h2>
      {!isRead && <Bar height={262} isPulsing />}
      {isRead && (address === null || isEditing) && (
        <CodeForm id={id} onSave={change} onCancel={address === null ? undefined : leaveForm} />
      )}
      {isRead && address !== null && !isEditing && (
        <>
          <CodeSheet ref={code} id={id} address={address} />
          <div className={styles['actions']} data-beside-sheet>
            <ShareCode address={address} />
            <SaveCode code={code} id={id} />
            {isRefused && (
              <p className={styles['note']}>
                Este navegador no lo pudo guardar: la próxima vez lo escribes de nuevo.
              </p>
            )}
            <div className={styles['row']}>
              <Button variant="link" onClick={() => setEditing(true)}>
                Cambiar identificador
              </Button>
              <Button variant="link" onClick={() => change('')}>
                Quitar de este equipo
              </Button>
            </div>
          </div>
        </>
      )}
    </section>
  )
}
