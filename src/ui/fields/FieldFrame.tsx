import { useId, type ReactNode } from 'react'
import styles from './FieldFrame.module.css'
import { ErrorIcon } from '@/ui/icons/page-icons'

interface FieldNoteTexts {
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Language of an error that is not Spanish, such as 'en' where SPEC requires English. */
  readonly errorLang?: string | undefined
  readonly counter?: string | undefined
}

export interface FieldTexts extends FieldNoteTexts {
  readonly label: string
  readonly labelLang?: string | undefined
}

/** Props that tie a control to the texts of its `FieldFrame` or `FieldNotes`; without an id it gets one. */
export function useControlProps(
  givenId: string | undefined,
  { hint, error, counter }: FieldNoteTexts,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const notes = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`]
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  }
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  /** A group of controls, which references the label itself. */
  readonly isGroup?: boolean
  /** Dense: the label stands inside the control's border. */
  readonly isInline?: boolean | undefined
  readonly children: ReactNode
}

export function FieldFrame({
  id,
  label,
  labelLang,
  isGroup = false,
  isInline = false,
  children,
  ...notes
}: FieldFrameProps) {
  const Label = isGroup ? 'span' : 'label'
  return (
    <div className={styles['frame']} data-inline={isInline || undefined}>
      <Label
        {...(!isGroup && { htmlFor: id })}
        id={`${id}-label`}
        lang={labelLang}
        className={styles['label']}
      >
        {label}
      </Label>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

export function FieldNotes({
  id,
  hint,
  error,
  errorLang,
  counter,
}: FieldNoteTexts & { readonly id: string }) {
  if (!hint && !error && !counter) return null
  return (
    <div className={styles['notes']}>
      <div>
        {error && (
          <p id={`${id}-error`} className={styles['error']}>
            <ErrorIcon />
            <span lang={errorLang}>{error}</span>
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </p>
        )}
      </div>
      {counter && (
        <p id={`${id}-counter`} className={styles['hint']}>
          {counter}
        </p>
      )}
    </div>
  )
}
