import type { ReactNode } from 'react'
import { formatMoment } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import styles from './DraftNotice.module.css'
import type { DraftStatus } from './use-claim-draft'

type Answer = 'onDelete' | 'onUndo' | 'onKeepMine' | 'onTakeOther'

type DraftNoticeProps = { readonly status: DraftStatus } & Readonly<Record<Answer, () => void>>

interface Message {
  readonly tone: 'info' | 'warning'
  readonly words: ReactNode
  readonly answers: readonly (readonly [label: string, answer: Answer])[]
}

function messageOf(status: DraftStatus): Message | null {
  switch (status.kind) {
    case 'conflict':
      return {
        tone: 'warning',
        words: (
          <>
            <strong>Este borrador cambió en otra pestaña.</strong> No se borró nada: elige con cuál
            sigues. Mientras tanto, lo que escribes aquí no queda guardado en este equipo.
          </>
        ),
        answers: [
          ['Traer el otro', 'onTakeOther'],
          ['Seguir con este', 'onKeepMine'],
        ],
      }
    case 'restored':
      return {
        tone: 'info',
        words: `Recuperamos tu borrador del ${formatMoment(status.savedAt)}. Sigue donde quedaste.`,
        answers: [['Borrar borrador', 'onDelete']],
      }
    case 'deleted':
      return {
        tone: 'info',
        words: 'Borramos el borrador de este equipo.',
        answers: [['Deshacer', 'onUndo']],
      }
    default:
      return null
  }
}

export function DraftNotice({ status, ...handlers }: DraftNoticeProps) {
  const message = messageOf(status)
  if (message === null) return null
  return (
    <div className={styles['place']}>
      <Notice
        tone={message.tone}
        action={
          <span className={styles['answers']}>
            {message.answers.map(([label, answer]) => (
              <Button key={answer} size="small" color="secondary" onClick={handlers[answer]}>
                {label}
              </Button>
            ))}
          </span>
        }
      >
        {message.words}
      </Notice>
    </div>
  )
}
