import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { companionProblems, type Passenger } from '@/domain/claim/companions'
import { ADD_COMPANION_ID, companionId, focusControl, type ClaimValues } from '../claim-values'
import { CompanionFields } from './CompanionFields'

export function Companions() {
  const { control, trigger } = useFormContext<ClaimValues>()
  const { errors, submitCount } = useFormState({ control })
  const { value, onChange } = useController({ control, name: 'companions' }).field
  const [rut, sendings] = useWatch({ control, name: ['rut', 'sendings'] })
  const problems = companionProblems({ rut, companions: value })
  const count = useRef(0)
  const [checked, setChecked] = useState<{ count: number; ids: readonly string[] }>({
    count: 0,
    ids: [],
  })
  if (submitCount !== checked.count) {
    setChecked({ count: submitCount, ids: value.map(({ id }) => id) })
  }

  useEffect(() => {
    const isAdded =
      value.length === count.current + 1 && document.activeElement?.id === ADD_COMPANION_ID
    count.current = value.length
    if (isAdded) focusControl(companionId(value.length - 1, 'name'))
  }, [value.length])

  const change = (companions: Passenger[]) => {
    onChange(companions)
    if (errors.companions) void trigger('companions')
  }

  const remove = (index: number) => {
    change(value.filter((_, other) => other !== index))
    const neighbour = index > 0 ? companionId(index - 1, 'name') : ADD_COMPANION_ID
    focusControl(neighbour)
  }

  return (
    <div className="grid after">
      <p className="muted dense before">
        Todo lo demás es igual para todos. Un niño no necesita teléfono ni correo propio.
      </p>
      {value.map((companion, index) => (
        <CompanionFields
          key={companion.id}
          index={index}
          companion={companion}
          problems={problems.filter((problem) => problem.index === index)}
          isChecked={checked.ids.includes(companion.id)}
          sending={sendings[companion.id]?.state}
          onChange={(changed) =>
            change(value.map((other, place) => (place === index ? changed : other)))
          }
          onRemove={() => remove(index)}
        />
      ))}
    </div>
  )
}
