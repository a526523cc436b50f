import { CopyText } from '@/ui/actions/CopyText'
import { Notice } from '@/ui/feedback/Notice'
import type { Check } from './checks'
import styles from './SelfCheckPage.module.css'
import { toSummary } from './summary'

interface CopySummaryProps {
  readonly checks: readonly Check[]
  readonly doneAt: Date
}

export function CopySummary({ checks, doneAt }: CopySummaryProps) {
  return (
    <CopyText
      variant="contained"
      label="Copiar resumen"
      readText={() => toSummary(checks, doneAt, navigator.userAgent)}
      boxLabel="Resumen"
      boxClass={styles['outcome']}
      sayCopied={(isCopied) =>
        isCopied && (
          <div className={styles['outcome']}>
            <Notice tone="success">Resumen copiado. Pégalo en el chat de ayuda.</Notice>
          </div>
        )
      }
    />
  )
}
