import { useState } from 'react'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { ChoiceButtons } from '../ChoiceButtons'
import styles from '../Fields.module.css'

interface DocumentsDialogProps {
  readonly open: boolean
  readonly chosen: readonly string[]
  readonly onCancel: () => void
  readonly onChoose: (documents: readonly string[]) => void
}

const TITLE = 'Select missing documents'

/** "Select missing documents" (SPEC 2.11). */
export function DocumentsDialog({ open, chosen, onCancel, onChoose }: DocumentsDialogProps) {
  return (
    <DialogFrame open={open} title={TITLE} titleLang="en" onClose={onCancel} maxWidth={440}>
      <DocumentChoice chosen={chosen} onCancel={onCancel} onChoose={onChoose} />
    </DialogFrame>
  )
}

function DocumentChoice({ chosen, onCancel, onChoose }: Omit<DocumentsDialogProps, 'open'>) {
  const [marked, setMarked] = useState(chosen)
  // Keep unknown documents as options until the user unticks them.
  const options = [...new Set<string>([...REQUIRED_DOCUMENTS, ...chosen])]
  return (
    <fieldset>
      <legend className={styles['legend']}>Marca lo que le falta al pasajero.</legend>
      {options.map((document) => (
        <CheckboxInput
          key={document}
          label={document}
          checked={marked.includes(document)}
          onChange={({ target }) =>
            setMarked(
              options.filter((option) =>
                option === document ? target.checked : marked.includes(option),
              ),
            )
          }
        />
      ))}
      <ChoiceButtons onCancel={onCancel} onAccept={() => onChoose(marked)} />
    </fieldset>
  )
}
