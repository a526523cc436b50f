import { useEffect, useMemo, useRef, useState } from 'react'
import type { MyClaim } from '@/api/claim'
import { formatDay } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { DataTable, type Column } from '@/ui/table/DataTable'
import styles from './MyClaimsTable.module.css'
import { claimName, ticketId } from '../claim-order'
import { StatusTip } from '../ticket/StatusTip'

const ROWS_AT_ONCE = 25

function buildColumns(
  news: ReadonlySet<string>,
  onShow: (claim: MyClaim) => void,
): readonly Column<MyClaim>[] {
  return [
    {
      id: 'id',
      label: 'ID',
      isNumeric: true,
      className: styles['id'],
      cell: (claim) => (
        <a
          href={`#${ticketId(claim)}`}
          // A title, so that the cell is still read as its number first.
          title={`Ir al ${claimName(claim).toLowerCase()}`}
          onClick={(event) => {
            event.preventDefault()
            onShow(claim)
          }}
        >
          {claim.id ?? '-'}
        </a>
      ),
    },
    {
      id: 'status',
      label: 'Estado',
      className: styles['status'],
      cell: ({ id, category }) => (
        <>
          <StatusTip category={category} />
          {news.has(String(id)) && <span className="block fine strong pink">Novedad</span>}
        </>
      ),
    },
    {
      id: 'updatedAt',
      label: 'Última actualización',
      isNumeric: true,
      className: styles['updatedAt'],
      cell: ({ updated_at }) => formatDay(updated_at),
    },
  ]
}

const rowKeys = (claims: readonly MyClaim[]) =>
  claims.map(({ id }, index) => id ?? `sin-numero-${index}`)

interface ClaimsTableProps {
  readonly claims: readonly MyClaim[]
  readonly news: ReadonlySet<string>
  readonly onShow: (claim: MyClaim) => void
}

/** Table of all claims (SPEC 2.8) with the status tooltip of SPEC 4. */
export function MyClaimsTable({ claims, news, onShow }: ClaimsTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rows = claims.slice(0, shown)
  const columns = useMemo(() => buildColumns(news, onShow), [news, onShow])
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (shown === ROWS_AT_ONCE) return
    // The pressed button moved or disappeared: focus the first new row.
    table.current?.querySelectorAll('a')[shown - ROWS_AT_ONCE]?.focus()
  }, [shown])
  return (
    <>
      <DataTable
        ref={table}
        caption={`Todos tus reclamos: ${rows.length} de ${claims.length}`}
        rows={rows}
        columns={columns}
        rowKeys={rowKeys}
        onPhone="table"
        className={styles['table']}
      />
      {rows.length < claims.length && (
        <Button color="secondary" className="after" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          Ver más filas ({rows.length} de {claims.length})
        </Button>
      )}
    </>
  )
}
