import { useId, useState } from 'react'
import { AIRLINES, CLAIM_TYPES, airlineLabel, claimTypeLabel } from '@/domain/claim/catalogue'
import { estimateFor, estimateText, shareText } from '@/domain/claim/compensation'
import { CURRENCY } from '@/domain/country/chile'
import { Button } from '@/ui/actions/Button'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import { Ticket } from '@/ui/Ticket'
import { claimPathWith } from '@/config/paths'
import { classNames } from '@/ui/theme/class-names'
import styles from './EstimateTicket.module.css'

/** The types with an estimate. */
const PROBLEM_OPTIONS = CLAIM_TYPES.filter((type) => estimateFor(type) !== null).map((type) => ({
  value: type,
  label: claimTypeLabel(type),
}))

const AIRLINE_OPTIONS = AIRLINES.map((airline) => ({
  value: airline,
  label: airlineLabel(airline),
}))

/** Estimate as a boarding pass; the link to the form carries only what the user chose. */
export function EstimateTicket() {
  const group = useId()
  const [chosen, setChosen] = useState('')
  const [airline, setAirline] = useState('')
  // Example until the user chooses; not sent to the form.
  const type = chosen || 'CANCELACIÓN'
  const estimate = estimateFor(type)

  return (
    <Ticket
      header={<h2>Calcula tu compensación</h2>}
      aside={CURRENCY}
      stub={
        <div className="spread close" role="status">
          <p className="ticket-label own-line">Podrías recibir</p>
          <p className={styles['amount']}>{estimateText(type)}</p>
          <Button to={claimPathWith({ type: chosen, airline })} variant="contained" size="small">
            Reclamar
          </Button>
          {estimate && <p className="muted fine own-line">{shareText(estimate)}</p>}
        </div>
      }
    >
      <div className={classNames('before', styles['problems'])}>
        <ChoiceInput
          isEven
          label="¿Qué pasó con tu vuelo?"
          name={group}
          options={PROBLEM_OPTIONS}
          value={type}
          onChange={setChosen}
        />
      </div>
      <SelectInput
        label="Aerolínea"
        options={AIRLINE_OPTIONS}
        placeholder="Elige"
        value={airline}
        onChange={(event) => setAirline(event.target.value)}
      />
    </Ticket>
  )
}
