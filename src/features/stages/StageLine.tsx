import { stepProgress, STAGES, type Stage } from '@/domain/claim/status/stages'
import styles from './StageLine.module.css'

const HOLDERS = {
  passenger: 'Te toca a ti',
  us: 'Lo tenemos nosotros',
  airline: 'Lo tiene la aerolínea',
  nobody: null,
} as const satisfies Record<Stage['holder'], string | null>

const SPOKEN = { done: 'listo', current: 'ahora', ahead: 'pendiente' } as const

/** The five steps of a claim: what is done, where it is now and who has it, what is ahead. */
export function StageLine({ stage }: { readonly stage: Stage }) {
  return (
    <ol className={styles['line']} aria-label="Etapas del reclamo">
      {STAGES.map((label, step) => {
        const progress = stepProgress(stage, step)
        return (
          <li
            key={label}
            className={styles[progress]}
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            <span className={styles['label']}>
              {label}
              <span className="visually-hidden">, {SPOKEN[progress]}</span>
            </span>
            {progress === 'current' && (
              <span className={styles['holder']}>{HOLDERS[stage.holder]}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
