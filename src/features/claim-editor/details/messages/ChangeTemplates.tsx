import { useState } from 'react'
import { hasLoneBracket, unknownPlaceholders } from '@/domain/claim/messages/fill-template'
import {
  ALL_TEMPLATES,
  findTemplate,
  isTemplateId,
  SUBJECT_MAX,
  textOf,
  TEXT_MAX,
  withText,
  type TemplateText,
} from '@/domain/claim/messages/custom-templates'
import { PLACEHOLDERS } from '@/domain/claim/messages/placeholders'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { SelectInput } from '@/ui/fields/SelectInput'
import { TextInput } from '@/ui/fields/TextInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './Messages.module.css'
import { TemplateFiles } from './TemplateFiles'
import { useTemplates } from './use-templates'

const LEGEND = Object.entries(PLACEHOLDERS).map(([name, meaning]) => `{${name}}: ${meaning}`)

/** Error of a text; it is stored all the same, so that nothing typed is lost. */
function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Escribe un texto o vuelve al original.'
  const unknown = unknownPlaceholders(text)
  if (unknown.length > 0) {
    return `No conocemos ${unknown.join(', ')}: la frase que lo usa no se envía.`
  }
  return hasLoneBracket(text)
    ? 'Hay un [ o un ] sin su pareja: lo que marca no se omite.'
    : undefined
}

/** "Cambiar plantillas", which starts with the one that is in use. */
export function ChangeTemplates({ shown }: { readonly shown: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <StaffButton onClick={() => setOpen(true)}>Cambiar plantillas</StaffButton>
      <DialogFrame
        open={isOpen}
        title="Plantillas de mensajes"
        closeLabel="Cerrar plantillas"
        onClose={close}
        maxWidth={600}
      >
        <TemplateEditor shown={shown} onClose={close} />
      </DialogFrame>
    </>
  )
}

interface TemplateEditorProps {
  readonly shown: string
  readonly onClose: () => void
}

function TemplateEditor({ shown, onClose }: TemplateEditorProps) {
  const { value: own, change, isRead, isRefused } = useTemplates()
  const [id, setId] = useState(isTemplateId(shown) ? shown : ALL_TEMPLATES[0].id)
  const template = findTemplate(id) ?? ALL_TEMPLATES[0]
  const { subject, text } = textOf(template, own)
  const write = (next: Partial<TemplateText>) =>
    change((before) => withText(before, id, { ...textOf(template, before), ...next }))

  // Typing before the stored texts are read would overwrite them.
  if (!isRead) return <p role="status">Leyendo tus plantillas…</p>
  return (
    <div className="stack">
      <SelectInput
        label="Plantilla"
        options={ALL_TEMPLATES.map(({ id: value, name }) => ({
          value,
          label: own[value] ? `${name} (cambiada)` : name,
        }))}
        value={id}
        onChange={(event) => {
          if (isTemplateId(event.target.value)) setId(event.target.value)
        }}
      />
      <TextInput
        label="Asunto del correo"
        value={subject}
        error={problemOf(subject)}
        autoComplete="off"
        onChange={(event) => write({ subject: event.target.value.slice(0, SUBJECT_MAX) })}
      />
      <TextInput
        label="Texto"
        lines={7}
        value={text}
        error={problemOf(text)}
        counter={`${text.length}/${TEXT_MAX}`}
        hint="Lo que va entre [ ] se omite si falta el dato; una frase sin su dato, también."
        autoComplete="off"
        onChange={(event) => write({ text: event.target.value.slice(0, TEXT_MAX) })}
      />
      <ul
        aria-label="Datos que puedes usar"
        className={classNames('cells gap-2 muted fine', styles['legend'])}
      >
        {LEGEND.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="muted dense">
        {isRefused
          ? 'Este navegador no guarda datos: tus textos duran hasta que cierres la página.'
          : 'Se guarda solo, en este equipo, hasta que cierras sesión. Para conservar o compartir tus textos, expórtalos.'}
      </p>
      <TemplateFiles />
      <DialogActions>
        <StaffButton
          aria-disabled={own[id] === undefined}
          onClick={() => write({ subject: template.subject, text: template.text })}
        >
          Volver al original
        </StaffButton>
        <StaffButton variant="contained" onClick={onClose}>
          Listo
        </StaffButton>
      </DialogActions>
    </div>
  )
}
