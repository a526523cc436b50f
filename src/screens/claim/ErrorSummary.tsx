import { useEffect, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { CLAIM_FIELDS } from '@/domain/forms/claim'
import styles from './ErrorSummary.module.css'
import { fieldId, focusField, type ClaimValues } from './claim-values'

interface ErrorSummaryProps {
  readonly errors: FieldErrors<ClaimValues>
  /** Number of the submit attempt: each one brings the focus here. */
  readonly attempt: number
}

/** What keeps the claim from being sent, each with a link to its field (GOV.UK's pattern). */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const faulty = CLAIM_FIELDS.filter(({ field }) => errors[field]?.message)
  const isShown = faulty.length > 0

  useEffect(() => {
    if (!isShown) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt, isShown])

  if (!isShown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['summary']}>
      <h2>Revisa esto antes de enviar</h2>
      <ul>
        {faulty.map(({ field, label }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(field)
              }}
            >
              {label}: {errors[field]?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
