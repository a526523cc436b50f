import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { checkTotalSize } from '@/domain/claim/files/attachments'
import { ScanStart } from '../flight/ScanStart'
import { FileDrop } from '@/ui/files/FileDrop'
import styles from '../ClaimForm.module.css'
import { fieldId, type ClaimValues } from '../claim-values'

export function DocumentFields() {
  const { formState, control, trigger } = useFormContext<ClaimValues>()
  const files = useController({ control, name: 'files' })
  const { errors } = formState
  const addFile = useRef<(file: File) => void>(null)

  const change = (chosen: File[]) => {
    files.field.onChange(chosen)
    // Validates the total size at once, and again when it is small enough.
    if (errors.files || checkTotalSize(chosen) !== null) void trigger('files')
  }

  return (
    <section className={styles['section']} aria-labelledby="reclamo-documentos">
      <h2 id="reclamo-documentos">2 · Documentos</h2>
      <ScanStart onPicture={(picture) => addFile.current?.(picture)} />
      <FileDrop
        adder={addFile}
        id={fieldId('files')}
        files={files.field.value}
        onChange={change}
        hint="Tarjeta de embarque, pasaje, boletas o fotos: lo que tengas a mano."
        error={errors.files?.message}
      />
    </section>
  )
}
