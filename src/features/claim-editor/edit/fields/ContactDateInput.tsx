import { useReducer, type Ref } from 'react'
import { toDayString } from '@/domain/dates'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DateInput } from '@/ui/fields/DateInput'
import type { TextInputProps } from '@/ui/fields/TextInput'

interface ContactDateInputProps extends Omit<TextInputProps, 'type' | 'lines' | 'endAdornment'> {
  /** 'con el cliente'. */
  readonly who: string
  /** Called with a day, 'yyyy-mm-dd'. */
  readonly onPick: (day: string) => void
  readonly todayRef?: Ref<HTMLButtonElement>
}

/** Date of a contact with "Hoy", because most contacts are recorded on the same day. */
export function ContactDateInput({ who, onPick, todayRef, ...field }: ContactDateInputProps) {
  // React Hook Form sets the field's value without a render; this one makes the field read it.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <DateInput
      {...field}
      endAdornment={
        <StaffButton
          ref={todayRef}
          aria-label={`Hoy, contacto ${who}`}
          onClick={() => {
            onPick(toDayString(new Date()))
            drawAgain()
          }}
        >
          Hoy
        </StaffButton>
      }
    />
  )
}
