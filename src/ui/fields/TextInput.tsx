import {
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { afterPress } from './after-press'
import { FieldFrame, useControlProps, type FieldTexts } from './FieldFrame'
import styles from './TextInput.module.css'

type InputProps = ComponentProps<'input'>
type Control = HTMLInputElement | HTMLTextAreaElement

export interface TextInputProps extends FieldTexts {
  /** Format such as "xxxxxxxx-x": a hint that an error replaces. */
  readonly format?: string | undefined
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
  /** Read-only during a request, without the read-only look. */
  readonly 'data-held'?: boolean
  readonly disabled?: boolean
  /** For an error or a description elsewhere on the page. */
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-busy'?: boolean
  readonly placeholder?: string
  readonly min?: number | string
  readonly max?: number | string
  readonly step?: number
  readonly onWheel?: InputProps['onWheel']
  readonly lines?: number
  readonly endAdornment?: ReactNode
  readonly ref?: Ref<Control>
}

/**
 * Marks that copied contacts and messages carry, and full-width digits of East Asian keyboards. Joiners
 * stay: names and emoji need them.
 */
const UNUSUAL = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF-\uFF5E]/g

function cleanText(control: Control): void {
  const text = control.value.replace(UNUSUAL, (mark) =>
    mark > '\uFF00' ? mark.normalize('NFKC') : '',
  )
  // Not without need: it moves the caret.
  if (control.type !== 'password' && text !== control.value) control.value = text
}

export function TextInput({
  label,
  labelLang,
  hint: lastingHint,
  format,
  error,
  errorLang,
  counter,
  id,
  lines = 1,
  type = 'text',
  ref = null,
  onChange,
  onBlur,
  endAdornment,
  min,
  max,
  step,
  onWheel,
  ...rest
}: TextInputProps) {
  const hint = lastingHint ?? (error === undefined ? format : undefined)
  const control = useControlProps(id, { hint, error, counter })
  const handleChange = (event: ChangeEvent<Control>) => {
    cleanText(event.target)
    onChange?.(event)
  }
  const handleBlur = (event: FocusEvent<Control>) => afterPress(() => onBlur?.(event))
  const handlers = { onChange: handleChange, onBlur: handleBlur }
  const shared = { ...control, ...rest, ...handlers, className: styles['control'] }
  return (
    <FieldFrame id={control.id} {...{ label, labelLang, hint, error, errorLang, counter }}>
      <div className={styles['box']} data-invalid={shared['aria-invalid'] || undefined}>
        {lines > 1 ? (
          <textarea
            {...shared}
            ref={ref as Ref<HTMLTextAreaElement>}
            rows={lines}
            style={{ '--lines': lines } as CSSProperties}
          />
        ) : (
          <input
            {...shared}
            {...{ type, min, max, step, onWheel }}
            ref={ref as Ref<HTMLInputElement>}
          />
        )}
        {endAdornment}
      </div>
    </FieldFrame>
  )
}
