import { adviceFor, type AdviceKind } from '@/domain/claim/receipt/meanwhile'
import { ChatIcon, PaperIcon, WriteIcon } from '@/ui/icons/receipt-icons'
import styles from './Meanwhile.module.css'

const ICONS = {
  ask: WriteIcon,
  keep: PaperIcon,
  wait: ChatIcon,
} as const satisfies Record<AdviceKind, unknown>

export function Meanwhile({ type }: { readonly type: string }) {
  return (
    <section aria-labelledby="mientras-tanto" className={styles['box']}>
      <h2 id="mientras-tanto">Qué hacer mientras tanto</h2>
      <ul>
        {adviceFor(type).map(({ kind, text }) => {
          const Icon = ICONS[kind]
          return (
            <li key={kind}>
              <Icon className={styles['icon']} />
              {text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
