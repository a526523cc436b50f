import { useState, useSyncExternalStore } from 'react'
import { isOpenAttempt, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { canCharge } from '@/domain/people/roles'
import { readAllChargeAttempts, subscribeChargeAttempts } from '@/device/charge-memory'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { eraseDevice } from './erase-everything'
import { formatMoment, toDayString } from '@/domain/dates'
import { chargesToCsv } from '@/domain/money/till/charge-days'
import { formatClp } from '@/domain/country/money'
import { Notice } from '@/ui/feedback/Notice'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { saveFile } from '@/ui/files/save-file'
import { classNames } from '@/ui/theme/class-names'
import styles from './PrivacyPage.module.css'

interface OpenChargesProps {
  readonly charges: readonly ChargeAttempt[]
  readonly mayErase: boolean
  readonly isConfirmed: boolean
  readonly onConfirm: (isTicked: boolean) => void
}

/** Charges of this device that may have been made: listed, downloadable, kept unless confirmed. */
function OpenCharges({ charges, mayErase, isConfirmed, onConfirm }: OpenChargesProps) {
  const save = () => {
    const file = new Blob([chargesToCsv(charges)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `cobros-sin-confirmar-${toDayString(new Date())}.csv`)
  }
  return (
    <section aria-label="Cobros sin confirmar" className="stack start after">
      <Notice tone="warning" isLive={false}>
        <strong>
          {charges.length === 1
            ? 'Hay un cobro que no sabemos si se realizó.'
            : `Hay ${charges.length} cobros que no sabemos si se realizaron.`}
        </strong>{' '}
        {mayErase
          ? 'Se quedan en este equipo, para no cobrar dos veces, salvo que marques la casilla.'
          : 'Se quedan en este equipo, para no cobrar dos veces. Solo una cuenta de administración con su sesión abierta puede borrarlos.'}
      </Notice>
      <ul className={classNames('stack gap-8 small full', styles['list'])}>
        {charges.map(({ order, claimId, amount, at }) => (
          <li key={order}>
            <strong>{formatClp(amount)}</strong> · reclamo {claimId} · {formatMoment(new Date(at))}
            <br />
            Orden <code>{order}</code>
          </li>
        ))}
      </ul>
      <Button variant="outlined" size="small" onClick={save}>
        Guardar la lista (CSV)
      </Button>
      {mayErase && (
        <CheckboxInput
          label="Borrar también estos cobros sin confirmar. Ya los revisé en el panel de Flow."
          checked={isConfirmed}
          onChange={(event) => onConfirm(event.target.checked)}
        />
      )}
    </section>
  )
}

/** `kept` is the number of open charges that were not deleted. */
export interface Erasure {
  readonly isComplete: boolean
  readonly kept: number
}

interface EraseDialogProps {
  readonly open: boolean
  readonly onErased: (erasure: Erasure) => void
  readonly onClose: () => void
}

/** Confirms the deletion, and lists open charges, which are kept. */
export function EraseDialog({ open, onErased, onClose }: EraseDialogProps) {
  const session = useSession()
  const attempts = useSyncExternalStore(subscribeChargeAttempts, readAllChargeAttempts)
  const openCharges = attempts.filter(isOpenAttempt)
  const mayErase = session.signedIn && canCharge(session.role)
  /** Orders the user confirmed; charges added later are not included. */
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const erased = mayErase ? confirmed : []
  const kept = openCharges.filter(({ order }) => !erased.includes(order)).length

  const { run, running } = useSingleFlight(async (orders: readonly string[], left: number) => {
    onErased({ isComplete: await eraseDevice(orders), kept: left })
  })
  return (
    <DialogFrame
      open={open}
      title="¿Borrar los datos de este equipo?"
      onClose={onClose}
      onExited={() => setConfirmed([])}
    >
      <p>
        Se cerrará tu sesión y perderás el borrador de un reclamo que no hayas enviado. No se puede
        deshacer.
      </p>
      {openCharges.length > 0 && (
        <OpenCharges
          charges={openCharges}
          mayErase={mayErase}
          isConfirmed={kept === 0}
          onConfirm={(isTicked) =>
            setConfirmed(isTicked ? openCharges.map(({ order }) => order) : [])
          }
        />
      )}
      <DialogActions>
        <Button variant="contained" disabled={running} onClick={() => void run(erased, kept)}>
          Sí, borrar
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
