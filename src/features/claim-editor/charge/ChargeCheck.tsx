import { classNames } from '@/ui/theme/class-names'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import styles from './ChargeCheck.module.css'
import type { Confirmations } from './flow/use-confirmations'

const wrong = classNames('panel on-red', styles['wrong'])

/** Claim, payer and card; each doubtful line has a checkbox to confirm it. */
export function ChargeCheck({ lines, isConfirmed, setConfirmed }: Confirmations) {
  return (
    <dl className="stack gap-2 dense" aria-label="Revisa antes de cobrar">
      {lines.map(({ id, label, text, confirm, key }) => (
        <div
          key={id}
          className={classNames('stack gap-8', styles['line'], confirm ? wrong : undefined)}
        >
          <dt className="muted">{label}</dt>
          <dd className={confirm ? 'red semibold' : 'semibold'}>
            <span>{text}</span>
            {key !== null && (
              <CheckboxInput
                label={confirm}
                checked={isConfirmed(key)}
                onChange={(event) => setConfirmed(key, event.target.checked)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
