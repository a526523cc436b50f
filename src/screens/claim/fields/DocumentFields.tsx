import { useController, useFormContext } from 'react-hook-form'
import { env } from '@/config/env'
import { TERMS_PDF } from '@/config/links'
import { checkTotalSize } from '@/domain/claim/attachments'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { FileDrop } from '@/ui/files/FileDrop'
import styles from '@/screens/claim/ClaimForm.module.css'
import { fieldId, type ClaimValues } from '@/screens/claim/claim-values'

/** The files and the authorisation. */
export function DocumentFields() {
  const { register, formState, control, trigger } = useFormContext<ClaimValues>()
  const files = useController({ control, name: 'files' })
  const { errors } = formState

  return (
    <>
      <section className={styles['section']} aria-labelledby="reclamo-documentos">
        <h2 id="reclamo-documentos">3 · Documentos</h2>
        <FileDrop
          id={fieldId('files')}
          files={files.field.value}
          onChange={(chosen) => {
            files.field.onChange(chosen)
            // Too heavy together is told at once, and so is being light enough again.
            if (errors.files || checkTotalSize(chosen) !== null) void trigger('files')
          }}
          hint="Tarjeta de embarque, pasaje, boletas o fotos: lo que tengas a mano."
          error={errors.files?.message}
        />
      </section>
      <section className={styles['section']} aria-labelledby="reclamo-autorizacion">
        <h2 id="reclamo-autorizacion">4 · Autorización</h2>
        <div className={styles['terms']}>
          <CheckboxInput
            id={fieldId('acceptsTerms')}
            label={`Autorizo a ${env.brandName} a presentar este reclamo en mi nombre y me comprometo a pagar sus honorarios, 20% de la compensación, si el caso se gana.`}
            required
            error={errors.acceptsTerms?.message}
            {...register('acceptsTerms')}
          />
          <a href={TERMS_PDF} download>
            Descargar los términos y condiciones (PDF)
          </a>
        </div>
      </section>
    </>
  )
}
