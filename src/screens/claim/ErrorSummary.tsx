import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'
import { companionProblems, problemText } from '@/domain/claim/companions'
import { PASSENGER_FORM_FIELDS } from '@/domain/forms/claim-form-fields'
import styles from './ErrorSummary.module.css'
import { companionId, fieldId, focusControl, type ClaimValues } from './claim-values'

function toLinks(errors: FieldErrors<ClaimValues>, values: ClaimValues) {
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

/**
 * Error summary of GOV.UK's pattern: each problem with a link to its field. Each submit moves the focus here.
 * @param isAlert false beside the alert of a failed attempt
 */
export function ErrorSummary({ isAlert }: { readonly isAlert: boolean }) {
  const { control, getValues } = useFormContext<ClaimValues>()
  const { errors, submitCount } = useFormState({ control })
  const box = useRef<HTMLDivElement>(null)
  const links = submitCount > 0 ? toLinks(errors, getValues()) : []
  const isShown = links.length > 0

  useEffect(() => {
    if (!isShown) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [submitCount, isShown])

  if (!isShown) return null
  return (
    <div ref={box} role={isAlert ? 'alert' : 'group'} tabIndex={-1} className={styles['summary']}>
      <h2 className="lead">Revisa esto antes de enviar</h2>
      <ul className="after-8">
        {links.map(({ id, text }) => (
          <li key={id}>
            <a
              className="chip red target"
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
