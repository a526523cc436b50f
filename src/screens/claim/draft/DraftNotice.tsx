import type { ReactNode } from 'react'
import { formatMoment } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'
import { Notice } from '@/ui/feedback/Notice'
import type { DraftState, DraftStatus } from './use-claim-draft'

type Answer = 'deleteDraft' | 'undoDelete' | 'keepMine' | 'takeOther'

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
          ['Traer el otro', 'takeOther'],
          ['Seguir con este', 'keepMine'],
        ],
      }
    case 'restored':
      return {
        tone: 'info',
        words: `Recuperamos tu borrador del ${formatMoment(status.savedAt)}. Sigue donde quedaste.`,
        answers: [['Borrar borrador', 'deleteDraft']],
      }
    case 'deleted':
      return {
        tone: 'info',
        words: 'Borramos el borrador de este equipo.',
        answers: [['Deshacer', 'undoDelete']],
      }
    default:
      return null
  }
}

interface DraftNoticeProps {
  readonly draft: DraftState
  /** False if leaving the page would lose the claim, and no other guard asks before. */
  readonly canLeave: boolean
}

export function DraftNotice({ draft, canLeave }: DraftNoticeProps) {
  return (
    <>
      <Message draft={draft} />
      {!canLeave && (
        <LeaveGuard
          title="¿Salir sin enviar?"
          stayLabel="Seguir con mi reclamo"
          leaveLabel="Salir sin enviar"
        >
          Lo que escribiste aquí no quedó guardado en este equipo. Si sales ahora, se pierde.
        </LeaveGuard>
      )}
    </>
  )
}

function Message({ draft }: Pick<DraftNoticeProps, 'draft'>) {
  const message = messageOf(draft.status)
  if (message === null) return null
  return (
    <div className="before-20">
      <Notice
        tone={message.tone}
        action={message.answers.map(([label, answer]) => (
          <Button key={answer} size="small" color="secondary" onClick={() => void draft[answer]()}>
            {label}
          </Button>
        ))}
      >
        {message.words}
      </Notice>
    </div>
  )
}
