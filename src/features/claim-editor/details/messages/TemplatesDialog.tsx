import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { TemplateEditor } from './TemplateEditor'
import { useTemplates } from './use-templates'

interface TemplatesDialogProps {
  readonly open: boolean
  readonly shown: string
  readonly onClose: () => void
}

export function TemplatesDialog({ open, shown, onClose }: TemplatesDialogProps) {
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
