import { stepProgress } from '@/domain/claim/status/status'
import { STAGES, type Status } from '@/domain/claim/status/statuses'
import styles from './StageLine.module.css'

const HOLDERS = {
  passenger: 'Te toca a ti',
  us: 'Lo tenemos nosotros',
  airline: 'Lo tiene la aerolínea',
  none: null,
} as const satisfies Record<Status['holder'], string | null>

const SPOKEN = { done: 'listo', current: 'ahora', ahead: 'pendiente' } as const

export function StageLine({ status }: { readonly status: Status }) {
  return (
    <ol className={styles['line']} aria-label="Etapas del reclamo">
      {STAGES.map((label, step) => {
        const progress = stepProgress(status, step)
        return (
          <li
            key={label}
            className={styles[progress]}
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            <span className={progress === 'ahead' ? 'muted semibold' : 'strong'}>
              {label}
              <span className="visually-hidden">, {SPOKEN[progress]}</span>
            </span>
            {progress === 'current' && (
              <span className="muted small">{HOLDERS[status.holder]}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
