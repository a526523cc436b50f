import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { useAuth } from '@/features/auth/auth-context'
import { ReceiptView } from '@/features/receipt/ReceiptView'
import { useStoredReceipts } from '@/features/receipt/use-stored-receipts'
import { Button } from '@/ui/actions/Button'

interface SentReceiptProps {
  /** Called when the receipt is known, and on every change. */
  readonly onFound: (isFound: boolean) => void
}

export function SentReceipt({ onFound }: SentReceiptProps) {
  const receipts = useStoredReceipts()
  const { openAuth } = useAuth()
  const isFound = receipts !== null

  useEffect(() => onFound(isFound), [isFound, onFound])

  if (receipts === null) return null
  return (
    <ReceiptView receipts={receipts} onRegister={(email) => openAuth('register', email)}>
      <Button variant="link" to={paths.claim}>
        Crear otro reclamo
      </Button>
    </ReceiptView>
  )
}
