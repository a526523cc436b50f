import { useId, useState } from 'react'
import { formatRecent } from '@/domain/dates'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useFocusReturn } from '@/ui/feedback/use-focus-return'
import type { DeskDialogsState } from '../state/use-desk-dialogs'
import { usePendingWork } from './use-pending-work'

const TITLE = 'Pendientes de guardar'

/** Drafts and changes that are not confirmed as saved, each to be continued or discarded. */
export function PendingTray({ dialogs }: { readonly dialogs: DeskDialogsState }) {
  const works = usePendingWork(dialogs.edit, dialogs.create)
  const [isOpen, setOpen] = useState(false)
  const [now, setNow] = useState(() => new Date())
  const id = useId()
  const noteFocus = useFocusReturn()
  // The open form shows its restored draft itself.
  if (dialogs.form.isOpen || works.length === 0) return null

  /** Resumes all changes, and one draft, because only one form can be open. */
  const goOnWithAll = () => {
    works.filter(({ isDraft }) => !isDraft).forEach(({ resume }) => resume())
    works.find(({ isDraft }) => isDraft)?.resume()
  }
  return (
    <>
      <StaffButton
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setNow(new Date())
          setOpen(!isOpen)
        }}
      >
        {`${TITLE} (${works.length})`}
      </StaffButton>
      {isOpen && (
        <section id={id} aria-label={TITLE} className="stack box on-white full" onFocus={noteFocus}>
          <ul className="stack gap-10">
            {works.map(({ key, since, subject, what, resume, discard }) => (
              <li className="spread" key={key}>
                <p>
                  <strong>{subject}</strong>
                  {' · '}
                  {what}
                  {' · '}
                  <span className="muted">{`desde ${formatRecent(since, now)}`}</span>
                </p>
                <Choice subject={subject} onContinue={resume} onDiscard={discard} />
              </li>
            ))}
          </ul>
          {works.length > 1 && (
            <Choice
              subject={null}
              onContinue={goOnWithAll}
              onDiscard={() => works.forEach(({ discard }) => discard())}
            />
          )}
        </section>
      )}
    </>
  )
}

interface ChoiceProps {
  /** Null for all. */
  readonly subject: string | null
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

function Choice({ subject, onContinue, onDiscard }: ChoiceProps) {
  const button = (action: string, variant: 'outlined' | 'text', onClick: () => void) => (
    <StaffButton
      {...{ variant, onClick }}
      aria-label={subject === null ? undefined : `${action}, ${subject}`}
    >
      {action}
    </StaffButton>
  )
  return (
    <p className="row">
      {button(subject === null ? 'Continuar con todos' : 'Continuar', 'outlined', onContinue)}
      {button(subject === null ? 'Descartar todos' : 'Descartar', 'text', onDiscard)}
    </p>
  )
}
