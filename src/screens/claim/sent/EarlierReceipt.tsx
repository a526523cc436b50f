import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { sentMoment } from '@/domain/claim/receipt/sent-text'
import { useStoredReceipts } from '@/features/receipt/use-stored-receipts'

export function EarlierReceipt() {
  const receipt = useStoredReceipts()?.at(-1)
  const [now] = useState(() => new Date())
  if (!receipt) return null
  return (
    <p className="muted small before" data-screen-only>
      Enviaste un reclamo {sentMoment(new Date(receipt.sentAt), now)}.{' '}
      <Link to={paths.claimSent}>Ver comprobante</Link>
    </p>
  )
}
