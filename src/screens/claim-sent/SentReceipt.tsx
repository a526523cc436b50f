import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { useAuth } from '@/features/auth/auth-context'
import { ReceiptView } from '@/features/receipt/ReceiptView'
import { useStoredReceipt } from '@/features/receipt/use-stored-receipt'
import { Button } from '@/ui/actions/Button'

interface SentReceiptProps {
  /** Told whether there is a receipt, as soon as that is known and whenever it changes. */
  readonly onFound: (isFound: boolean) => void
}

/** The receipt that this device keeps of the last claim; nothing where there is none. */
export function SentReceipt({ onFound }: SentReceiptProps) {
  const receipt = useStoredReceipt()
  const { openAuth } = useAuth()
  const isFound = receipt !== null

  useEffect(() => onFound(isFound), [isFound, onFound])

  if (receipt === null) return null
  return (
    <ReceiptView receipt={receipt} onRegister={(email) => openAuth('register', email)}>
      <Button variant="link" to={paths.claim}>
        Crear otro reclamo
      </Button>
    </ReceiptView>
  )
}
