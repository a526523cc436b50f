import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { TemplateEditor } from './TemplateEditor'
import { useTemplates } from './use-templates'

interface TemplatesDialogProps {
  readonly open: boolean
  /** The template that is edited first. */
  readonly shown: string
  readonly onClose: () => void
}

/** The texts that "Chat" and "Correo" start with: each person words them, and a team shares a file. */
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

/** Nothing can be typed before the device has said what was typed before. */
function OwnTemplateEditor({ shown, onClose }: Omit<TemplatesDialogProps, 'open'>) {
  const templates = useTemplates()
  if (!templates.isRead) return <p role="status">Leyendo tus plantillas…</p>
  return <TemplateEditor templates={templates} shown={shown} onClose={onClose} />
}
