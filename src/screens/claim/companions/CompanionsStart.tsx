import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { newPassenger } from '@/domain/claim/companions'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { ADD_COMPANION_ID, type ClaimValues } from '../claim-values'
import { Button } from '@/ui/actions/Button'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Notice } from '@/ui/feedback/Notice'

const importCompanions = () => import('./Companions').then((module) => module.Companions)

export function CompanionsStart() {
  const { control, getValues } = useFormContext<ClaimValues>()
  const { value, onChange } = useController({ control, name: 'companions' }).field
  const { Component: Companions, load } = useLazyComponent(importCompanions)
  const [isLost, setLost] = useState(false)
  const hasSome = value.length > 0

  useEffect(() => {
    if (hasSome) void load()
  }, [hasSome, load])

  const add = async () => {
    const isThere = await load()
    setLost(!isThere)
    if (!isThere) return
    const { companions, sendings } = getValues()
    const ids = [...companions.map(({ id }) => id), ...Object.keys(sendings)]
    onChange([...companions, newPassenger(ids)])
  }

  return (
    <>
      {Companions && hasSome && <Companions />}
      <div className="after">
        <Button id={ADD_COMPANION_ID} variant="outlined" size="small" onClick={() => void add()}>
          Agregar otro pasajero
        </Button>
      </div>
      {isLost && (
        <Notice tone="error" onDismiss={() => setLost(false)}>
          {chunkErrorText('el formulario de otro pasajero')}
        </Notice>
      )}
    </>
  )
}
