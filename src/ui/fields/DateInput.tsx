import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import styles from './DateInput.module.css'
import { TextInput, type TextInputProps } from './TextInput'

/** `data-empty` marks an incomplete date: CSS has no selector for it, and WebKit shows today's digits. */
export function DateInput({ onChange, ...rest }: Omit<TextInputProps, 'type' | 'lines'>) {
  const frame = useRef<HTMLDivElement>(null)
  const mark = () => {
    const control = frame.current?.querySelector('input')
    control?.toggleAttribute('data-empty', control.value === '')
  }
  // After every render: a form library sets the value without an event.
  useLayoutEffect(mark)
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    mark()
    onChange?.(event)
  }
  return (
    <div ref={frame} className={styles['date']}>
      <TextInput {...rest} type="date" onChange={handleChange} />
    </div>
  )
}
