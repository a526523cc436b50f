import type { ClaimStep } from '@/domain/forms/claim-form-fields'
import { CLAIM_STEPS, stepsLeftText } from '@/domain/forms/claim-steps'
import { focusControl, stepId } from '../claim-values'
import { StepMark } from './StepSection'
import styles from './Steps.module.css'

export function StepList({ done }: { readonly done: readonly boolean[] }) {
  const current = done.indexOf(false)
  return (
    <nav aria-label="Pasos" className={styles['list']}>
      <p className="strong">{stepsLeftText(done)}</p>
      <ol className="after-8 before">
        {CLAIM_STEPS.map((title, index) => {
          const step = index as ClaimStep
          return (
            <li key={title}>
              <a
                className="line gap-10 middle ink small target"
                href={`#${stepId(step)}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(stepId(step))
                }}
              >
                <StepMark step={step} isDone={done[index] === true} /> {title}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
