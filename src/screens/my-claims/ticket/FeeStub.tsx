import { paths } from '@/config/paths'
import { feeNotice } from '@/domain/claim/status/fee-notice'
import type { CardState } from '@/domain/money/card'
import { Button } from '@/ui/actions/Button'
import styles from './ClaimTicket.module.css'

interface FeeStubProps {
  readonly card: CardState
  readonly isFirstToDo: boolean
}

export function FeeStub({ card, isFirstToDo }: FeeStubProps) {
  const { next, detail } = feeNotice(card)
  return (
    <>
      <div className={styles['fee']}>
        <p className="ticket-label">Siguiente paso</p>
        <p className={styles['step']}>{next}</p>
        <p className={styles['detail']}>{detail}</p>
      </div>
      {card.state === 'missing' && (
        <Button to={paths.profile} variant={isFirstToDo ? 'contained' : 'outlined'} size="small">
          Registrar tarjeta
        </Button>
      )}
    </>
  )
}
