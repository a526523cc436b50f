import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ClaimStep } from '@/domain/forms/claim-form-fields'
import { CLAIM_STEPS, unfinishedFields } from '@/domain/forms/claim-steps'
import { CheckIcon } from '@/ui/icons/page-icons'
import { stepId, type ClaimValues } from '../claim-values'
import { classNames } from '@/ui/theme/class-names'
import styles from './Steps.module.css'

export function StepMark({ step, isDone }: { readonly step: ClaimStep; readonly isDone: boolean }) {
  if (!isDone) return <span className={styles['mark']}>{step + 1}</span>
  return (
    <>
      <CheckIcon className={styles['check']} />
      <span className="visually-hidden">Listo:</span>
    </>
  )
}

interface StepSectionProps {
  readonly step: ClaimStep
  readonly children: ReactNode
}

export function StepSection({ step, children }: StepSectionProps) {
  const { control } = useFormContext<ClaimValues>()
  const isDone = useWatch({
    control,
    compute: (values) => unfinishedFields(values).every((left) => left.step !== step),
  })
  return (
    <section className={classNames('surface', styles['section'])} aria-labelledby={stepId(step)}>
      <h2 className="row gap-10 middle large before" tabIndex={-1} id={stepId(step)}>
        <StepMark step={step} isDone={isDone} /> {CLAIM_STEPS[step]}
      </h2>
      {children}
    </section>
  )
}
