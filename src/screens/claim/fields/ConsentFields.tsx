import { memo } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { TERMS_PDF } from '@/config/links'
import { paths } from '@/config/paths'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { fieldId, type ClaimValues } from '../claim-values'
import { StepSection } from '../steps/StepSection'

export const ConsentFields = memo(function ConsentFields() {
  const { register, control } = useFormContext<ClaimValues>()
  const hasCompanions = useWatch({ control, name: 'companions' }).length > 0
  const { errors } = useFormState({ control, name: 'acceptsTerms' })

  return (
    <StepSection step={3}>
      <div className="stack gap-2 start">
        <CheckboxInput
          id={fieldId('acceptsTerms')}
          label={`Autorizo a ${env.brandName} a presentar este reclamo en mi nombre y me comprometo a pagar sus honorarios, 20% de la compensación, si el caso se gana.`}
          required
          hint={hasCompanions ? 'Vale también por quienes agregaste, con su permiso.' : undefined}
          error={errors.acceptsTerms?.message}
          {...register('acceptsTerms')}
        />
        <p className="dense after">
          <strong>¿Y la tarjeta?</strong> No se pide ahora: la registras después en tu perfil, para
          cobrar el 20% solo si ganas.
        </p>
        <Link to={paths.privacy} {...NEW_TAB} className="chip target">
          Qué hacemos con tus datos
        </Link>
        <a className="chip small target" href={TERMS_PDF} download>
          Descargar los términos y condiciones (PDF)
        </a>
      </div>
    </StepSection>
  )
})
