import { CURRENCY } from '@/domain/country/chile'
import { useState } from 'react'
import { TEMPLATES } from '@/domain/claim/messages/templates'
import { Button } from '@/ui/actions/Button'
import { PesosInput } from '../../shared/PesosInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import styles from './Messages.module.css'
import { NO_TEMPLATE, type MessageDraft } from './use-message-draft'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { TemplateEditor } from './TemplateEditor'
import { useTemplates } from './use-templates'

const OPTIONS = [
  { value: NO_TEMPLATE, label: 'Sin plantilla' },
  ...TEMPLATES.map(({ id, name }) => ({ value: id, label: name })),
]

export function MessageBox({ talk }: { readonly talk: MessageDraft }) {
  const { id, choose, message, compensation, typeCompensation } = talk
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={styles['talk']}>
      <div className={styles['choice']}>
        <SelectInput
          label="Plantilla del chat"
          options={OPTIONS}
          value={id}
          onChange={(event) => choose(event.target.value)}
        />
        <Button variant="text" color="secondary" size="small" onClick={() => setEditing(true)}>
          Cambiar plantillas
        </Button>
      </div>
      {compensation !== null && (
        <PesosInput
          label={`Compensación (${CURRENCY})`}
          text={compensation}
          onChange={typeCompensation}
        />
      )}
      <p aria-live="polite" className={styles['preview']}>
        {message.text}
      </p>
      <TemplatesDialog open={isEditing} shown={id} onClose={() => setEditing(false)} />
    </div>
  )
}

interface TemplatesDialogProps {
  readonly open: boolean
  readonly shown: string
  readonly onClose: () => void
}

function TemplatesDialog({ open, shown, onClose }: TemplatesDialogProps) {
  return (
    <DialogFrame
      open={open}
      title="Plantillas de mensajes"
      closeLabel="Cerrar plantillas"
      onClose={onClose}
      maxWidth={600}
    >
      <OwnTemplateEditor shown={shown} onClose={onClose} />
    </DialogFrame>
  )
}

/** Wait until the stored texts are read: typing earlier would overwrite them. */
function OwnTemplateEditor({ shown, onClose }: Omit<TemplatesDialogProps, 'open'>) {
  const templates = useTemplates()
  if (!templates.isRead) return <p role="status">Leyendo tus plantillas…</p>
  return <TemplateEditor templates={templates} shown={shown} onClose={onClose} />
}
