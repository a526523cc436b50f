import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'
import { ErrorIcon } from '@/ui/icons/page-icons'

/** The words around a control. */
export interface FieldTexts {
  readonly label: string
  /** A format or a reason, shown under the control and read with it. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Such as "41/2000 caracteres". */
  readonly counter?: string | undefined
}

/** Ids that tie a control to its words: spread `describedBy` on the control itself. */
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

/** Language of an error that is not Spanish, such as 'en' where SPEC fixes English words. */
export interface ErrorLanguage {
  readonly errorLang?: string | undefined
}

interface FieldFrameProps extends FieldTexts, ErrorLanguage {
  readonly id: string
  /** Several controls under one label, which the group of them refers to by itself. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}

/** Label above, control, then error, hint and counter: the one frame of every field. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  errorLang,
  counter,
  isGroup = false,
  children,
}: FieldFrameProps) {
  const ids = fieldIds(id, { hint, error, counter })
  return (
    <div className={styles['frame']}>
      {isGroup ? (
        <span id={ids.label} className={styles['label']}>
          {label}
        </span>
      ) : (
        <label htmlFor={id} id={ids.label} className={styles['label']}>
          {label}
        </label>
      )}
      {children}
      <FieldNotes id={id} hint={hint} error={error} errorLang={errorLang} counter={counter} />
    </div>
  )
}

/** Error, hint and counter under a control. */
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
