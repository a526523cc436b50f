import type { ClaimStep } from '@/domain/forms/claim'
import { CheckIcon } from '@/ui/icons/page-icons'
import styles from './Steps.module.css'

interface StepMarkProps {
  readonly step: ClaimStep
  readonly isDone: boolean
}

export function StepMark({ step, isDone }: StepMarkProps) {
  if (!isDone) return <span className={styles['mark']}>{step + 1}</span>
  return (
    <>
      <CheckIcon className={styles['check']} />
      <span className="visually-hidden">Listo:</span>
    </>
  )
}
