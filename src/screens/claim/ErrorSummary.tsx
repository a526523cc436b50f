import { useEffect, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { companionProblems, problemText } from '@/domain/claim/companions'
import { PASSENGER_FORM_FIELDS } from '@/domain/forms/claim-form-fields'
import styles from './ErrorSummary.module.css'
import { companionId, fieldId, focusControl, type ClaimValues } from './claim-values'

interface ErrorSummaryProps {
  readonly errors: FieldErrors<ClaimValues>
  readonly values: Pick<ClaimValues, 'rut' | 'companions'>
  /** Number of the submit attempt: each one moves the focus here. */
  readonly attempt: number
  /** False beside the alert of a failed attempt. */
  readonly isAlert: boolean
}

function toLinks(errors: FieldErrors<ClaimValues>, values: ErrorSummaryProps['values']) {
  return PASSENGER_FORM_FIELDS.filter(({ field }) => errors[field]?.message).flatMap(
    ({ field, label }) =>
      field === 'companions'
        ? companionProblems(values).map((problem) => ({
            id: companionId(problem.index, problem.field),
            text: problemText(problem),
          }))
        : [{ id: fieldId(field), text: `${label}: ${errors[field]?.message ?? ''}` }],
  )
}

/** Error summary of GOV.UK's pattern: each problem with a link to its field. */
export function ErrorSummary({ errors, values, attempt, isAlert }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const links = toLinks(errors, values)
  const isShown = links.length > 0

  useEffect(() => {
    if (!isShown) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt, isShown])

  if (!isShown) return null
  return (
    <div ref={box} role={isAlert ? 'alert' : 'group'} tabIndex={-1} className={styles['summary']}>
      <h2>Revisa esto antes de enviar</h2>
      <ul>
        {links.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(id)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
