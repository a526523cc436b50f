import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'
import { ErrorIcon } from '@/ui/icons/page-icons'

export interface FieldTexts {
  readonly label: string
  readonly labelLang?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly counter?: string | undefined
}

/** Ids of a control's texts; set `describedBy` on the control. */
export function fieldIds(id: string, { hint, error, counter }: Omit<FieldTexts, 'label'>) {
  const ids = {
    label: `${id}-label`,
    hint: `${id}-hint`,
    error: `${id}-error`,
    counter: `${id}-counter`,
  }
  const describedBy =
    [error && ids.error, hint && ids.hint, counter && ids.counter].filter(Boolean).join(' ') ||
    undefined
  return { ...ids, describedBy }
}

/** Language of an error that is not Spanish, such as 'en' where SPEC requires English. */
export interface ErrorLanguage {
  readonly errorLang?: string | undefined
}

interface FieldFrameProps extends FieldTexts, ErrorLanguage {
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
  hint,
  error,
  errorLang,
  counter,
  isGroup = false,
  isInline = false,
  children,
}: FieldFrameProps) {
  const ids = fieldIds(id, { hint, error, counter })
  return (
    <div className={styles['frame']} data-inline={isInline || undefined}>
      {isGroup ? (
        <span id={ids.label} lang={labelLang} className={styles['label']}>
          {label}
        </span>
      ) : (
        <label htmlFor={id} id={ids.label} lang={labelLang} className={styles['label']}>
          {label}
        </label>
      )}
      {children}
      <FieldNotes id={id} hint={hint} error={error} errorLang={errorLang} counter={counter} />
    </div>
  )
}

export function FieldNotes({
  id,
  hint,
  error,
  errorLang,
  counter,
}: Omit<FieldTexts, 'label'> & ErrorLanguage & { readonly id: string }) {
  const ids = fieldIds(id, { hint, error, counter })
  if (!hint && !error && !counter) return null
  return (
    <div className={styles['notes']}>
      <div>
        {error && (
          <p id={ids.error} className={styles['error']}>
            <ErrorIcon />
            <span lang={errorLang}>{error}</span>
          </p>
        )}
        {hint && (
          <p id={ids.hint} className={styles['hint']}>
            {hint}
          </p>
        )}
      </div>
      {counter && (
        <p id={ids.counter} className={styles['hint']}>
          {counter}
        </p>
      )}
    </div>
  )
}
