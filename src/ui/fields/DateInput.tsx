import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import styles from './DateInput.module.css'
import { TextInput, type TextInputProps } from './TextInput'

/**
 * A date with its label, hint and error. Its control carries `data-empty` while it holds no whole
 * date: CSS cannot ask, and WebKit writes today's numbers into a field without one.
 *
 * @param props as of `TextInput`; the value is `yyyy-mm-dd`, '' for none, controlled or registered
 */
export function DateInput({ onChange, ...rest }: Omit<TextInputProps, 'type' | 'lines'>) {
  const frame = useRef<HTMLDivElement>(null)
  const mark = () => {
    const control = frame.current?.querySelector('input')
    control?.toggleAttribute('data-empty', control.value === '')
  }
  // After every render: a form library writes into the field, and no event says so.
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
