import {
  useId,
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { FieldFrame, fieldIds, type FieldTexts } from './FieldFrame'
import styles from './TextInput.module.css'

type InputProps = ComponentProps<'input'>
type Control = HTMLInputElement | HTMLTextAreaElement

export interface TextInputProps extends FieldTexts {
  /** How it is written, such as "xxxxxxxx-x": a hint that gives way to an error, which has its own example. */
  readonly format?: string | undefined
  /** Language of an error that is not Spanish. */
  readonly errorLang?: string | undefined
  readonly id?: string | undefined
  readonly name?: string
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'search' | 'date'
  readonly value?: string
  readonly onChange?: (event: ChangeEvent<Control>) => void
  readonly onBlur?: (event: FocusEvent<Control>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly inputMode?: InputProps['inputMode']
  readonly spellCheck?: boolean
  readonly autoCapitalize?: string
  readonly required?: boolean
  readonly readOnly?: boolean
  /** Read-only for a moment, such as while it is sent: it keeps the look of a box to write in. */
  readonly 'data-held'?: boolean
  readonly disabled?: boolean
  /** Where what is wrong with it, or belongs to it, stands elsewhere on the page. */
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-busy'?: boolean
  readonly placeholder?: string
  /** Of a number: its least value and the step between values. */
  readonly min?: number | string
  readonly step?: number
  readonly onWheel?: InputProps['onWheel']
  /** Number of lines; more than one makes a text area that grows. */
  readonly lines?: number
  /** Such as a button behind the text. */
  readonly endAdornment?: ReactNode
  readonly ref?: Ref<Control>
}

/** A line, or several lines, of text with its label, hint, error and counter tied to it. */
export function TextInput({
  label,
  hint: lastingHint,
  format,
  error,
  errorLang,
  counter,
  id: givenId,
  lines = 1,
  type = 'text',
  ref = null,
  endAdornment,
  min,
  step,
  onWheel,
  ...rest
}: TextInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hint = lastingHint ?? (error === undefined ? format : undefined)
  const shared = {
    'aria-invalid': error !== undefined,
    'aria-describedby': fieldIds(id, { hint, error, counter }).describedBy,
    ...rest,
    id,
    className: styles['control'],
  }
  return (
    <FieldFrame id={id} {...{ label, hint, error, errorLang, counter }}>
      <div className={styles['box']} data-invalid={shared['aria-invalid'] || undefined}>
        {lines > 1 ? (
          <textarea
            {...shared}
            ref={ref as Ref<HTMLTextAreaElement>}
            rows={lines}
            style={{ '--lines': lines } as CSSProperties}
          />
        ) : (
          <input {...shared} {...{ type, min, step, onWheel }} ref={ref as Ref<HTMLInputElement>} />
        )}
        {endAdornment}
      </div>
    </FieldFrame>
  )
}
