import { useReducer, type Ref } from 'react'
import { toDayString } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { DateInput } from '@/ui/fields/DateInput'
import type { TextInputProps } from '@/ui/fields/TextInput'

interface ContactDateInputProps extends Omit<TextInputProps, 'type' | 'lines' | 'endAdornment'> {
  /** With whom, such as 'con el cliente'. */
  readonly who: string
  /** Takes a day, 'yyyy-mm-dd', as if it had been typed. */
  readonly onPick: (day: string) => void
  readonly todayRef?: Ref<HTMLButtonElement>
}

/** The date of a contact, with "Hoy" beside it: most contacts are written down the day they happen. */
export function ContactDateInput({ who, onPick, todayRef, ...field }: ContactDateInputProps) {
  // The form writes into the field without a render, which the field needs to look at itself.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <DateInput
      {...field}
      endAdornment={
        <Button
          size="small"
          color="secondary"
          ref={todayRef}
          aria-label={`Hoy, contacto ${who}`}
          onClick={() => {
            onPick(toDayString(new Date()))
            drawAgain()
          }}
        >
          Hoy
        </Button>
      }
    />
  )
}
