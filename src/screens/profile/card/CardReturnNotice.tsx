import type { Ref } from 'react'
import { CARD_RETURN_MESSAGES, type CardReturn } from '@/domain/failures/card-failures'
import { Button } from '@/ui/actions/Button'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import styles from './Card.module.css'

const TONES = {
  confirming: 'info',
  registered: 'success',
  'not-completed': 'warning',
  unread: 'error',
} as const satisfies Record<CardReturn, NoticeTone>

interface CardReturnNoticeProps {
  readonly state: CardReturn | null
  readonly onCheck: () => void
  /** Gets the focus when the button that starts a check is removed. */
  readonly ref: Ref<HTMLDivElement>
}

export function CardReturnNotice({ state, onCheck, ref }: CardReturnNoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles['returned']}>
      {state && (
        <Notice
          key={TONES[state]}
          tone={TONES[state]}
          action={
            (state === 'not-completed' || state === 'unread') && (
              <Button size="small" onClick={onCheck}>
                Revisar otra vez
              </Button>
            )
          }
        >
          <p>{CARD_RETURN_MESSAGES[state].sentence}</p>
          <p>{CARD_RETURN_MESSAGES[state].advice}</p>
        </Notice>
      )}
    </div>
  )
}
