import { useState } from 'react'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { ChoiceButtons } from '../ChoiceButtons'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'

interface AgencyDialogProps {
  readonly open: boolean
  readonly agencies: readonly string[]
  readonly chosen: string
  readonly onCancel: () => void
  readonly onChoose: (agency: string) => void
}

const TITLE = 'Select travel agency'

/** "Select travel agency" (SPEC 2.11). */
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
    <>
      <ChoiceInput
        label="Elige la agencia que vendió el pasaje."
        name="agency-choice"
        options={options.map((agency) => ({ value: agency, label: agency }))}
        value={marked}
        onChange={setMarked}
      />
      <ChoiceButtons onCancel={onCancel} onAccept={() => onChoose(marked)} />
    </>
  )
}
