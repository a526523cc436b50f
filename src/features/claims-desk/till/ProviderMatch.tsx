import { useId, useMemo, useRef, useState } from 'react'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { reconcile } from '@/domain/money/till/reconcile'
import {
  parseStatement,
  STATEMENT_PROBLEMS,
  type StatementRow,
} from '@/domain/money/till/statement'
import { Notice } from '@/ui/feedback/Notice'
import { TextFileBox } from '@/ui/files/TextFileBox'
import { MatchLists } from './MatchLists'

/** More than a year of charges; a larger file would freeze the page. */
const FILE_MAX_BYTES = 10_000_000

const TOO_LARGE = 'El archivo pesa más de 10 MB. Descarga un período más corto y suéltalo aquí.'
const UNREADABLE = 'El archivo no se pudo abrir. Descárgalo otra vez y suéltalo aquí.'

type Read =
  | { readonly kind: 'rows'; readonly fileName: string; readonly rows: readonly StatementRow[] }
  | { readonly kind: 'error'; readonly text: string }

/** Decodes UTF-8 or UTF-16, else Windows-1252, in which Excel writes CSV files in Chile. */
async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readStatement(file: File, attempts: readonly ChargeAttempt[]): Promise<Read> {
  if (file.size > FILE_MAX_BYTES) return { kind: 'error', text: TOO_LARGE }
  const amounts = new Map(attempts.map(({ order, amount }) => [order, amount]))
  try {
    const statement = parseStatement(await readTextFile(file), amounts)
    return statement.kind === 'read'
      ? { kind: 'rows', fileName: file.name, rows: statement.rows }
      : { kind: 'error', text: STATEMENT_PROBLEMS[statement.problem] }
  } catch {
    return { kind: 'error', text: UNREADABLE }
  }
}

interface ProviderMatchProps {
  /** All stored attempts, because the file may contain other days. */
  readonly attempts: readonly ChargeAttempt[]
  /** Attempts of the selected day; only these are reported as missing from the file. */
  readonly shown: readonly ChargeAttempt[]
}

/** Compares the charges with a CSV file of the provider. The file stays on the device. */
export function ProviderMatch({ attempts, shown }: ProviderMatchProps) {
  const id = useId()
  const titleId = `${id}-title`
  const [read, setRead] = useState<Read | null>(null)
  const latest = useRef<File>(null)
  const rows = read?.kind === 'rows' ? read.rows : null
  const found = useMemo(() => {
    const wanted = new Set(shown)
    return rows && reconcile(attempts, rows, (attempt) => wanted.has(attempt))
  }, [attempts, rows, shown])
  return (
    <section aria-labelledby={titleId} className="stack gap-10 after-8">
      <h3 id={titleId} className="lead">
        Comparar con el proveedor
      </h3>
      <TextFileBox
        id={id}
        aria-label="Elige el CSV de pagos del proveedor"
        aria-describedby={`${id}-rules`}
        accept=".csv,.txt,text/csv,text/plain"
        isInvalid={read?.kind === 'error'}
        onFile={(file) => {
          latest.current = file
          void readStatement(file, attempts).then((found) => {
            if (latest.current === file) setRead(found)
          })
        }}
      >
        <span>
          <strong>Elige el CSV de pagos del proveedor</strong> <span>o arrástralo aquí</span>
        </span>
        <small id={`${id}-rules`} className="fine">
          Se compara aquí: el archivo no sale de este equipo.
        </small>
      </TextFileBox>
      {read?.kind === 'error' && <Notice tone="error">{read.text}</Notice>}
      {read?.kind === 'rows' && found && <MatchLists found={found} fileName={read.fileName} />}
    </section>
  )
}
