import { useState } from 'react'
import {
  COMPANION_FIELDS,
  passengerTitle,
  type Companion,
  type CompanionProblem,
  type Passenger,
} from '@/domain/claim/companions'
import { idDocumentClue } from '@/domain/forms/checks'
import type { Sending } from '@/domain/claim/receipt/sendings'
import { formatIdDocument } from '@/domain/country/rut'
import { fullName } from '@/domain/people/full-name'
import { companionId, focusControl } from '../claim-values'
import { Button } from '@/ui/actions/Button'
import { DataText } from '@/ui/DataText'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './Companions.module.css'
import { SentPassenger } from './SentPassenger'

interface CompanionFieldsProps {
  readonly index: number
  readonly companion: Passenger
  readonly problems: readonly CompanionProblem[]
  /** Was present at a submit: all errors are shown. */
  readonly isChecked: boolean
  /** Of this passenger's claim; undefined until it has left the device. */
  readonly sending: Sending['state'] | undefined
  readonly onChange: (companion: Passenger) => void
  readonly onRemove: () => void
}

const NONE_TOUCHED: Readonly<Partial<Record<keyof Companion, boolean>>> = {}

/**
 * Fields of one companion. An error is shown after blur or submit. A companion who arrived whole, with a draft
 * or a scan, is one line until the user edits it; once open, the fields stay open.
 */
export function CompanionFields({
  index,
  companion,
  problems,
  isChecked,
  sending,
  onChange,
  onRemove,
}: CompanionFieldsProps) {
  const [touched, setTouched] = useState(NONE_TOUCHED)
  const [isFolded, setFolded] = useState(problems.length === 0)
  if (isFolded && problems.length > 0) setFolded(false)
  const title = passengerTitle(index)

  const state = (known: 'sent' | 'unknown') => (
    <SentPassenger title={title} person={companion} state={known} />
  )
  if (sending === 'sent') return state('sent')

  const errorOf = (field: keyof Companion) =>
    isChecked || touched[field]
      ? problems.find((problem) => problem.field === field)?.message
      : undefined

  return (
    <fieldset className={styles['companion']}>
      <legend className={isFolded ? 'visually-hidden' : undefined}>{title}</legend>
      {sending === 'unknown' && state('unknown')}
      {isFolded && (
        <div className="line gap-12 middle between small">
          <p>
            <strong>
              <DataText>{fullName(companion)}</DataText>
            </strong>{' '}
            · <DataText>{companion.rut}</DataText>
          </p>
          <Button
            size="small"
            color="secondary"
            aria-label={`Editar ${title}`}
            onClick={() => focusControl(companionId(index, 'name'))}
          >
            Editar
          </Button>
        </div>
      )}
      {/* The fields stay in the page for Tab and password managers; the focus unfolds them. */}
      <div
        className={isFolded ? 'visually-hidden' : 'fields before'}
        onFocus={() => setFolded(false)}
      >
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
                setTouched({ ...touched, [field]: true })
                if (field !== 'rut') return
                const rut = formatIdDocument(companion.rut)
                if (rut !== companion.rut) onChange({ ...companion, rut })
              }}
            />
          )
        })}
        <Button size="small" color="secondary" className={styles['remove']} onClick={onRemove}>
          Quitar pasajero
        </Button>
      </div>
    </fieldset>
  )
}
