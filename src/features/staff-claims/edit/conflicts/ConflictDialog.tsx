import { useState } from 'react'
import type { MergeUnit, Side } from '@/domain/claim/record/merge'
import type { Conflict } from '@/domain/claim/record/save-claim'
import { ChoiceButtons } from '@/features/staff-claims/edit/fields/ChoiceButtons'
import { RadioInput } from '@/features/staff-claims/edit/fields/RadioInput'
import { unitLabel, unitText } from '@/domain/claim/record/value-words'
import { inWords } from '@/features/staff-claims/edit/form-labels'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { Notice } from '@/ui/feedback/Notice'
import styles from './Conflicts.module.css'

interface ConflictDialogProps {
  readonly conflict: Conflict | null
  readonly onDecide: (choices: Readonly<Partial<Record<MergeUnit, Side>>>) => void
  readonly onCancel: () => void
}

/** Shows both versions of each field that two people changed, and asks which one is saved. */
export function ConflictDialog({ conflict, onDecide, onCancel }: ConflictDialogProps) {
  const shown = useLastValue(conflict)
  return (
    <DialogFrame
      open={conflict !== null}
      title="Otra persona cambió lo mismo que tú"
      onClose={onCancel}
      maxWidth={640}
    >
      {shown && <ConflictChoice conflict={shown} onDecide={onDecide} onCancel={onCancel} />}
    </DialogFrame>
  )
}

function ConflictChoice({
  conflict: { merge, theirs },
  onDecide,
  onCancel,
}: ConflictDialogProps & { readonly conflict: Conflict }) {
  const [choices, setChoices] = useState<Partial<Record<MergeUnit, Side>>>({})
  const [isAnnounced, setAnnounced] = useState(false)
  const missing = merge.clashes.filter((unit) => choices[unit] === undefined)
  const decide = () => {
    if (missing.length === 0) onDecide(choices)
    else setAnnounced(true)
  }
  return (
    <>
      <p className={styles['lead']}>
        Elige cuál versión queda en cada campo. Nada se guarda hasta que decidas.
      </p>
      {merge.clashes.map((unit) => (
        <fieldset key={unit} className={styles['clash']}>
          <legend>{unitLabel(unit)}</legend>
          <div className={styles['sides']}>
            {(['mine', 'theirs'] as const).map((side) => (
              <RadioInput
                key={side}
                name={`clash-${unit}`}
                checked={choices[unit] === side}
                onChange={() => setChoices({ ...choices, [unit]: side })}
                label={
                  <>
                    <span className={styles['side']}>
                      {side === 'mine' ? 'Lo que escribiste: ' : 'Lo que guardó la otra persona: '}
                    </span>
                    <span className={styles['value']}>
                      {unitText(unit, side === 'mine' ? merge.merged : theirs)}
                    </span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isAnnounced && missing.length > 0 && (
        <div className={styles['missing']}>
          <Notice tone="error">Falta elegir: {inWords(missing.map(unitLabel))}.</Notice>
        </div>
      )}
      <ChoiceButtons
        acceptLabel="Guardar lo elegido"
        cancelLabel="Seguir editando"
        onAccept={decide}
        onCancel={onCancel}
      />
    </>
  )
}
