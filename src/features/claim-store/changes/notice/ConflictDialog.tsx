import { useRef, useState } from 'react'
import type { ChangeConflict, ConflictChoices } from '@/domain/claim/editing/claim-change'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { unitLabel, unitText } from '@/domain/claim/editing/value-words'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './ChangeNotices.module.css'

interface ConflictDialogProps {
  readonly conflict: ChangeConflict | null
  readonly onDecide: (choices: ConflictChoices) => void
  readonly onCancel: () => void
}

/** Shows both versions of each field that two users changed, and asks which one to save. */
export function ConflictDialog({ conflict, ...answers }: ConflictDialogProps) {
  const shown = useLastValue(conflict)
  return (
    <DialogFrame
      open={conflict !== null}
      title="Otra persona cambió lo mismo que tú"
      onClose={answers.onCancel}
      maxWidth={640}
    >
      {shown && <ConflictChoice conflict={shown} {...answers} />}
    </DialogFrame>
  )
}

function ConflictChoice({
  conflict: { merge, current },
  onDecide,
  onCancel,
}: ConflictDialogProps & { readonly conflict: ChangeConflict }) {
  const [choices, setChoices] = useState<ConflictChoices>({})
  const [isAsked, setAsked] = useState(false)
  const theirs = toClaimRecordValues(current)
  const lacking = merge.clashes.find((unit) => choices[unit] === undefined)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>Elige cuál versión queda en cada campo. Nada se guarda hasta que decidas.</p>
      {merge.clashes.map((unit) => (
        <div key={unit} className={classNames('rule-above after lines', styles['conflict'])}>
          <ChoiceInput
            label={unitLabel(unit)}
            name={`clash-${unit}`}
            ref={unit === lacking ? field : null}
            options={[
              { value: 'mine', label: `Lo tuyo: ${unitText(unit, merge.merged)}` },
              {
                value: 'theirs',
                label: `Lo que guardó la otra persona: ${unitText(unit, theirs)}`,
              },
            ]}
            value={choices[unit] ?? ''}
            error={isAsked && choices[unit] === undefined ? 'Elige cuál queda.' : undefined}
            onChange={(side) => setChoices({ ...choices, [unit]: side })}
          />
        </div>
      ))}
      <DialogActions>
        <StaffButton
          variant="contained"
          onClick={() => {
            setAsked(true)
            if (lacking) field.current?.focus()
            else onDecide(choices)
          }}
        >
          Guardar lo elegido
        </StaffButton>
        <Button size="small" variant="outlined" onClick={onCancel}>
          Volver
        </Button>
      </DialogActions>
    </>
  )
}
