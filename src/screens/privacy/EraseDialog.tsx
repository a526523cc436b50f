import { useCallback, useState, useSyncExternalStore } from 'react'
import { isOpenAttempt } from '@/domain/money/charge-attempts'
import { canCharge } from '@/domain/people/roles'
import { readAllChargeAttempts, subscribeChargeAttempts } from '@/device/charge-memory'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { eraseDevice } from './erase-everything'
import { OpenCharges } from './OpenCharges'

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

  const { run, running } = useSingleFlight(
    useCallback(
      async (orders: readonly string[], left: number) => {
        onErased({ isComplete: await eraseDevice(orders), kept: left })
      },
      [onErased],
    ),
  )
  return (
    <DialogFrame open={open} title="¿Borrar los datos de este equipo?" onClose={onClose}>
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
