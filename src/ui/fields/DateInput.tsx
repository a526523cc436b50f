import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import styles from './DateInput.module.css'
import { TextInput, type TextInputProps } from './TextInput'
import { isWrongDate, WRONG_DATE } from './wrong-date'

/** Browsers read a year that is typed with two digits as one of the first century. */
function completeYear(control: HTMLInputElement) {
  const day = control.valueAsDate
  if (day === null || day.getUTCFullYear() >= 100) return
  day.setUTCFullYear(day.getUTCFullYear() + 2000)
  control.valueAsDate = day
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

type DateInputProps = Omit<TextInputProps, 'type' | 'lines'>

/** `data-empty` marks an incomplete date: CSS has no selector for it, and WebKit shows today's digits. */
export function DateInput({ error, onChange, onBlur, ...rest }: DateInputProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** Left with a wrong date. */
  const [isWrong, setWrong] = useState(false)
  const mark = () => {
    const control = frame.current?.querySelector('input')
    control?.toggleAttribute('data-empty', control.value === '')
    if (control && !isWrongDate(control)) setWrong(false)
  }
  // After every render: a form library sets the value without an event.
  useLayoutEffect(mark)
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    mark()
    onChange?.(event)
  }
  return (
    <div ref={frame} className={styles['date']}>
      <TextInput
        {...rest}
        type="date"
        // Without it a year takes six digits.
        max="9999-12-31"
        error={error ?? (isWrong ? WRONG_DATE : undefined)}
        onChange={handleChange}
        onBlur={(event) => {
          const control = event.target as HTMLInputElement
          completeYear(control)
          setWrong(isWrongDate(control))
          onBlur?.(event)
        }}
      />
    </div>
  )
}
