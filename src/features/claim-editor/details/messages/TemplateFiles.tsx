import { useId, useState } from 'react'
import {
  withoutTexts,
  withTexts,
  type CustomTemplates,
} from '@/domain/claim/messages/custom-templates'
import {
  readTemplateFile,
  TEMPLATE_FILE_MAX,
  TEMPLATE_FILE_NAME,
  TemplateFileError,
  writeTemplateFile,
} from '@/domain/claim/messages/template-file'
import { StaffButton } from '@/ui/actions/StaffButton'
import { saveFile } from '@/ui/files/save-file'
import { TextFileBox } from '@/ui/files/TextFileBox'
import { Notice } from '@/ui/feedback/Notice'
import { useTemplates } from './use-templates'

interface Outcome {
  readonly tone: 'success' | 'error'
  readonly text: string
  /** Imported texts and the ones they replaced, for undo. */
  readonly taken?: { readonly texts: CustomTemplates; readonly before: CustomTemplates }
}

async function readFile(file: File) {
  if (file.size > TEMPLATE_FILE_MAX) {
    throw new TemplateFileError('El archivo es demasiado grande para ser de plantillas.')
  }
  return readTemplateFile(await file.text())
}

export function TemplateFiles() {
  const { value: own, change } = useTemplates()
  const inputId = useId()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const take = async (file: File) => {
    try {
      const texts = await readFile(file)
      const count = Object.keys(texts).length
      change((latest) => withTexts(latest, texts))
      const text = `Se ${count === 1 ? 'importó 1 plantilla' : `importaron ${count} plantillas`}.`
      setOutcome({ tone: 'success', text, taken: { texts, before: own } })
    } catch (error) {
      const text =
        error instanceof TemplateFileError ? error.message : 'El archivo no se pudo abrir.'
      setOutcome({ tone: 'error', text })
    }
  }
  const putBack = ({ texts, before }: NonNullable<Outcome['taken']>) => {
    change((latest) => withoutTexts(latest, texts, before))
    setOutcome({ tone: 'success', text: 'Volvieron tus textos de antes.' })
  }
  const taken = outcome?.taken

  return (
    <div className="row middle">
      <StaffButton
        variant="outlined"
        onClick={() =>
          saveFile(
            new Blob([writeTemplateFile(own)], { type: 'application/json' }),
            TEMPLATE_FILE_NAME,
          )
        }
      >
        Exportar
      </StaffButton>
      <div className="stretch">
        <TextFileBox
          id={inputId}
          aria-label="Importar plantillas"
          accept=".json,application/json"
          isInvalid={outcome?.tone === 'error'}
          onFile={(file) => void take(file)}
        >
          <span>
            <strong>Importar plantillas</strong> <span>o arrastra aquí su archivo</span>
          </span>
        </TextFileBox>
      </div>
      {outcome && (
        <div className="own-line">
          <Notice
            tone={outcome.tone}
            action={taken && <StaffButton onClick={() => putBack(taken)}>Deshacer</StaffButton>}
          >
            {outcome.text}
          </Notice>
        </div>
      )}
    </div>
  )
}
