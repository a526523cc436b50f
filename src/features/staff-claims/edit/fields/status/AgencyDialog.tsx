import { useState } from 'react'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { ChoiceButtons } from '@/features/staff-claims/edit/fields/ChoiceButtons'
import styles from '@/features/staff-claims/edit/fields/Fields.module.css'
import { RadioInput } from '@/features/staff-claims/edit/fields/RadioInput'

interface AgencyDialogProps {
  readonly open: boolean
  readonly agencies: readonly string[]
  readonly chosen: string
  readonly onCancel: () => void
  readonly onChoose: (agency: string) => void
}

const TITLE = 'Select travel agency'

/** Asks which travel agency sold the ticket (SPEC 2.11). */
export function AgencyDialog({ open, ...choice }: AgencyDialogProps) {
  return (
    <DialogFrame open={open} title={TITLE} titleLang="en" onClose={choice.onCancel} maxWidth={440}>
      <AgencyChoice {...choice} />
    </DialogFrame>
  )
}

function AgencyChoice({ agencies, chosen, onCancel, onChoose }: Omit<AgencyDialogProps, 'open'>) {
  const [marked, setMarked] = useState(chosen)
  const options = [...new Set([...agencies, ...(chosen === '' ? [] : [chosen])])]
  return (
    <fieldset>
      <legend className={styles['legend']}>Elige la agencia que vendió el pasaje.</legend>
      {options.map((agency) => (
        <RadioInput
          key={agency}
          name="agency-choice"
          label={agency}
          checked={marked === agency}
          onChange={() => setMarked(agency)}
        />
      ))}
      <ChoiceButtons onCancel={onCancel} onAccept={() => onChoose(marked)} />
    </fieldset>
  )
}
