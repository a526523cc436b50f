import { useEffect, useState } from 'react'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { PageTitle } from '@/ui/PageTitle'
import { CheckList } from './CheckList'
import { runChecks, toSummary, type Check } from './checks'
import { classNames } from '@/ui/theme/class-names'
import styles from './SelfCheckPage.module.css'
import { CopyText } from '@/ui/actions/CopyText'

interface CopySummaryProps {
  readonly checks: readonly Check[]
  readonly doneAt: Date
}

function CopySummary({ checks, doneAt }: CopySummaryProps) {
  return (
    <CopyText
      variant="contained"
      label="Copiar resumen"
      readText={() => toSummary(checks, doneAt, navigator.userAgent)}
      boxLabel="Resumen"
      confirmation="Resumen copiado. Pégalo en el chat de ayuda."
    />
  )
}

interface Report {
  readonly checks: readonly Check[]
  readonly doneAt: Date
}

export function SelfCheckPage() {
  const session = useSession()
  const [report, setReport] = useState<Report | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const stop = new AbortController()
    runChecks(session, new Date(), stop.signal).then(
      (checks) => {
        if (!stop.signal.aborted) setReport({ checks, doneAt: new Date() })
      },
      () => {
        // Rejects only when aborted: every failure is a result.
      },
    )
    return () => stop.abort()
  }, [round, session])

  const repeat = () => {
    setReport(null)
    setRound(round + 1)
  }

  return (
    <div className={classNames('page', styles['page'])}>
      <PageTitle lead="Revisamos tu sesión, este navegador y la conexión. Si algo falla, copia el resumen y envíalo por el chat de ayuda.">
        Pruebas
      </PageTitle>
      <CheckList checks={report?.checks ?? null} />
      <div className="row gap-12 after-20">
        {report && <CopySummary {...report} />}
        <Button variant="outlined" aria-disabled={report === null} onClick={repeat}>
          Probar otra vez
        </Button>
      </div>
    </div>
  )
}
