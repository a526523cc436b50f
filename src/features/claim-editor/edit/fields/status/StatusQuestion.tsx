import { useState } from 'react'
import type { StatusChange } from '@/domain/claim/status/status-choice'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'
import { useKnownAgencies } from '@/features/claim-store/claim-data/known-values'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'

const TITLES = { documents: 'Select missing documents', agency: 'Select travel agency' } as const

type Extra = Pick<StatusChange, keyof typeof TITLES>

interface StatusQuestionProps {
  /** Null while nothing is asked. */
  readonly asked: keyof Extra | null
  readonly chosen: Extra
  readonly onCancel: () => void
  readonly onChoose: (answer: Partial<Extra>) => void
}

/** Asks for the documents or the agency that a sub-status requires (SPEC 2.11). */
export function StatusQuestion({ asked, ...rest }: StatusQuestionProps) {
  const shown = useLastValue(asked) ?? 'documents'
  return (
    <DialogFrame
      open={asked !== null}
      title={TITLES[shown]}
      titleLang="en"
      onClose={rest.onCancel}
      maxWidth={440}
    >
      <Choice shown={shown} {...rest} />
    </DialogFrame>
  )
}

interface ChoiceProps extends Omit<StatusQuestionProps, 'asked'> {
  readonly shown: keyof Extra
}

function Choice({ shown, chosen, onCancel, onChoose }: ChoiceProps) {
  const { documents, agency } = chosen
  const isAgency = shown === 'agency'
  const agencies = useKnownAgencies()
  const [marked, setMarked] = useState(chosen)
  const mark = (answer: Partial<Extra>) => setMarked({ ...marked, ...answer })
  // Keep unknown values as options until the user chooses otherwise.
  const options = [...new Set<string>([...REQUIRED_DOCUMENTS, ...documents])]
  const sellers = [...new Set([...agencies, ...(agency === '' ? [] : [agency])])]
  return (
    <>
      {isAgency ? (
        <ChoiceInput
          label="Elige la agencia que vendió el pasaje."
          name="agency-choice"
          options={sellers.map((seller) => ({ value: seller, label: seller }))}
          value={marked.agency}
          onChange={(seller) => mark({ agency: seller })}
        />
      ) : (
        <fieldset>
          <legend className="muted small before">Marca lo que le falta al pasajero.</legend>
          {options.map((option) => (
            <CheckboxInput
              key={option}
              label={option}
              checked={marked.documents.includes(option)}
              onChange={({ target }) =>
                mark({
                  documents: options.filter((other) =>
                    other === option ? target.checked : marked.documents.includes(other),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <DialogActions>
        <StaffButton
          variant="contained"
          onClick={() =>
            onChoose(isAgency ? { agency: marked.agency } : { documents: marked.documents })
          }
        >
          Aceptar
        </StaffButton>
        <Button size="small" variant="outlined" onClick={onCancel}>
          Cancelar
        </Button>
      </DialogActions>
    </>
  )
}
