import { formatMoment, toDayString } from '@/domain/dates'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { chargesToCsv } from '@/domain/money/charge-csv'
import { formatClp } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { saveFile } from '@/ui/files/save-file'
import styles from './OpenCharges.module.css'

interface OpenChargesProps {
  readonly charges: readonly ChargeAttempt[]
  readonly mayErase: boolean
  readonly isConfirmed: boolean
  readonly onConfirm: (isTicked: boolean) => void
}

/** Charges of this device that may have been made: listed, downloadable, kept unless confirmed. */
export function OpenCharges({ charges, mayErase, isConfirmed, onConfirm }: OpenChargesProps) {
  const save = () => {
    const file = new Blob([chargesToCsv(charges)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `cobros-sin-confirmar-${toDayString(new Date())}.csv`)
  }
  return (
    <section aria-label="Cobros sin confirmar" className={styles['charges']}>
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
      <ul className={styles['list']}>
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
