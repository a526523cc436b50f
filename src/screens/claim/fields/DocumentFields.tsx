import { memo, type RefObject } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { checkTotalSize } from '@/domain/claim/files/attachments'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { FileDrop } from '@/ui/files/FileDrop'
import { fieldId, type ClaimValues } from '../claim-values'
import { StepSection } from '../steps/StepSection'

interface DocumentFieldsProps {
  /** Receives the function that attaches scanned and shared files. */
  readonly adder: RefObject<((...files: readonly File[]) => void) | null>
}

const importOffer = () => import('../offers/PassOffer').then((module) => module.PassOffer)

export const DocumentFields = memo(function DocumentFields({ adder }: DocumentFieldsProps) {
  const { control, trigger } = useFormContext<ClaimValues>()
  const files = useController({ control, name: 'files' })
  const { errors } = useFormState({ control, name: 'files' })

  const change = (chosen: File[]) => {
    files.field.onChange(chosen)
    if (errors.files || checkTotalSize(chosen) !== null) void trigger('files')
  }

  return (
    <StepSection step={1}>
      <FileDrop
        adder={adder}
        id={fieldId('files')}
        files={files.field.value}
        onChange={change}
        hint="Basta uno: tarjeta, pasaje, boleta o foto."
        error={errors.files?.message}
        describe={(file) => <LazyComponent from={importOffer} props={{ file }} />}
      />
    </StepSection>
  )
})
