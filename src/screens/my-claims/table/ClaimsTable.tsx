import { useState } from 'react'
import type { MyClaim } from '@/api/claim'
import { formatDay } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import styles from './ClaimsTable.module.css'
import { StatusTip } from '@/screens/my-claims/ticket/StatusTip'

const ROWS_AT_ONCE = 25

interface ClaimsTableProps {
  readonly claims: readonly MyClaim[]
  readonly news: ReadonlySet<string>
}

/** Every claim at a glance (SPEC 2.8); the tooltip of SPEC 4 opens on hover, focus and touch. */
export function ClaimsTable({ claims, news }: ClaimsTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rows = claims.slice(0, shown)
  return (
    <>
      <table className={styles['table']}>
        <caption className="visually-hidden">
          Todos tus reclamos: {rows.length} de {claims.length}
        </caption>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Estado</th>
            <th scope="col">Última actualización</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((claim, index) => (
            <tr key={claim.id ?? `sin-numero-${index}`}>
              <td>{claim.id ?? '-'}</td>
              <td>
                <StatusTip category={claim.category} />
                {news.has(String(claim.id)) && <span className={styles['news']}>Novedad</span>}
              </td>
              <td>{formatDay(claim.updated_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < claims.length && (
        <Button
          color="secondary"
          className={styles['more'] ?? ''}
          onClick={() => setShown(shown + ROWS_AT_ONCE)}
        >
          Ver más filas ({rows.length} de {claims.length})
        </Button>
      )}
    </>
  )
}
