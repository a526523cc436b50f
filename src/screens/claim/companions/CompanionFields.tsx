import { useState } from 'react'
import {
  COMPANION_FIELDS,
  passengerTitle,
  type Companion,
  type CompanionProblem,
  type Passenger,
} from '@/domain/claim/companions'
import { idDocumentClue } from '@/domain/forms/checks'
import { formatIdDocument } from '@/domain/country/rut'
import { companionId } from '../claim-values'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './Companions.module.css'
import { SentPassenger } from './SentPassenger'

interface CompanionFieldsProps {
  readonly index: number
  readonly companion: Passenger
  readonly problems: readonly CompanionProblem[]
  /** Was present at a submit: all errors are shown. */
  readonly isChecked: boolean
  readonly isSent: boolean
  readonly onChange: (companion: Passenger) => void
  readonly onRemove: () => void
}

const NOBODY: Readonly<Partial<Record<keyof Companion, boolean>>> = {}

/** Fields of one companion. An error is shown after blur or submit. */
export function CompanionFields({
  index,
  companion,
  problems,
  isChecked,
  isSent,
  onChange,
  onRemove,
}: CompanionFieldsProps) {
  const [left, setLeft] = useState(NOBODY)
  const title = passengerTitle(index)

  if (isSent) return <SentPassenger title={title} person={companion} />

  const errorOf = (field: keyof Companion) =>
    isChecked || left[field]
      ? problems.find((problem) => problem.field === field)?.message
      : undefined

  return (
    <fieldset className={styles['companion']}>
      <legend>{title}</legend>
      <div className="fields">
        {COMPANION_FIELDS.map(({ field, label }) => {
          const error = errorOf(field)
          return (
            <TextInput
              key={field}
              id={companionId(index, field)}
              label={label}
              hint={field === 'rut' && error ? idDocumentClue(companion.rut) : undefined}
              autoComplete="off"
              spellCheck={false}
              required
              value={companion[field]}
              error={error}
              onChange={({ target }) => onChange({ ...companion, [field]: target.value })}
              onBlur={() => {
                setLeft({ ...left, [field]: true })
                if (field !== 'rut') return
                const rut = formatIdDocument(companion.rut)
                if (rut !== companion.rut) onChange({ ...companion, rut })
              }}
            />
          )
        })}
        <div className={styles['remove']}>
          <Button size="small" color="secondary" onClick={onRemove}>
            Quitar pasajero
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
