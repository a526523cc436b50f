import { useFormContext, useWatch } from 'react-hook-form'
import { fullName } from '@/domain/people/full-name'
import { Button } from '@/ui/actions/Button'
import { DataText } from '@/ui/DataText'
import { Notice } from '@/ui/feedback/Notice'
import type { ClaimValues } from '../claim-values'

export function KnownPerson({ isFolded }: { readonly isFolded: boolean }) {
  const { control, setFocus } = useFormContext<ClaimValues>()
  const { rut, phone, email, ...person } = useWatch({ control }) as ClaimValues
  return (
    <>
      <Notice tone="info">
        Completamos tus datos con los de tu perfil. Revísalos antes de enviar.
      </Notice>
      {isFolded && (
        <div className="line gap-12 middle between dense box after">
          <p className="muted grow">
            <strong className="ink block">
              <DataText>{fullName(person)}</DataText>
            </strong>
            {rut} · {phone}
            <br />
            <DataText>{email}</DataText>
          </p>
          <Button
            size="small"
            color="secondary"
            aria-label="Editar tus datos"
            onClick={() => setFocus('name')}
          >
            Editar
          </Button>
        </div>
      )}
    </>
  )
}
