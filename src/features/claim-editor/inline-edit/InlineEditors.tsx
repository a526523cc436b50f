import { labelOf } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import { sharedValue } from '@/domain/claim/editing/claim-values'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { MovePanel } from '../status-menu/MovePanel'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { StepEditor } from './StepEditor'
import type { AskedInlineEdit } from './use-inline-edit'
import type { InlineChange } from '../shared/desk-actions'
import { useKnownHandlers } from '@/features/claim-store/claim-data/known-values'
import menu from '../status-menu/StatusMenu.module.css'
import { useMenuKeys } from '../status-menu/use-menu-keys'
import { useId, useState } from 'react'
import { PopoverFrame } from '@/ui/dialog/PopoverFrame'
import { classNames } from '@/ui/theme/class-names'
import styles from './InlineEdit.module.css'
import { ContactDateInput } from '../edit/fields/ContactDateInput'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useFocusOn } from '@/ui/browser/use-focus-on'

interface ContactEditorProps {
  /** 'yyyy-MM-dd', or '' for none. */
  readonly day: string
  readonly onSave: (day: string) => void
}

/** Edits the day of the last contact: "Hoy" saves at once. */
function ContactEditor({ day, onSave }: ContactEditorProps) {
  const [typed, setTyped] = useState(day)
  const today = useFocusOn<HTMLButtonElement>(null)
  return (
    <>
      <ContactDateInput
        label={labelOf('last_customer_contact')}
        who="con el cliente"
        value={typed}
        todayRef={today}
        onChange={({ target }) => setTyped(target.value)}
        onPick={onSave}
      />
      <div className="row">
        <StaffButton
          variant="outlined"
          aria-disabled={typed === '' || typed === day}
          onClick={() => onSave(typed)}
        >
          Guardar este día
        </StaffButton>
      </div>
    </>
  )
}

interface HandlerEditorProps {
  /** '' if the claims differ or have no handler. */
  readonly current: string
  readonly onSave: (handler: string) => void
}

function HandlerEditor({ current, onSave }: HandlerEditorProps) {
  const names = useKnownHandlers()
  const { ref, onKeyDown } = useMenuKeys<HTMLUListElement>()
  return (
    // The list handles the keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={ref} className={classNames('stack gap-2', styles['choices'])} onKeyDown={onKeyDown}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classNames('touch', menu['item'])}
            {...(name === current && { 'aria-current': true })}
            onClick={() => onSave(name)}
          >
            {name}
            {name === current && <span className="push tiny regular">ahora</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

const NOTHING_ASKED: InlineChange = { field: 'next_step', claims: [] }

interface InlineEditorsProps {
  readonly asked: AskedInlineEdit | null
  readonly onClose: () => void
}

function titleOf({ field, claims }: InlineChange): string {
  const [only, ...others] = claims
  const whose = only && others.length === 0 ? `reclamo ${only.id}` : countClaims(claims.length)
  return `${labelOf(field)} · ${whose}`
}

/** The one popover of all inline edits; saves through the update queue. */
export function InlineEditors({ asked, onClose }: InlineEditorsProps) {
  const queue = useClaimUpdateQueue()
  const id = useId()
  // Keep the content while the popover fades out.
  const last = useLastValue(asked?.what ?? null)
  const { field, claims, lane } = last ?? NOTHING_ASKED
  const save = (change: ClaimChange, known = claims) => {
    if (asked) void queue.start(known, change)
    onClose()
  }
  if (asked && field === 'category') {
    const { anchor } = asked
    return <MovePanel {...{ anchor, claims, lane, onClose }} onMove={save} />
  }
  const value = sharedValue(claims, field)
  return (
    <PopoverFrame anchor={asked?.anchor ?? null} labelledBy={id} onClose={onClose}>
      <div className="stack gap-10 box on-white">
        <p id={id} className="fine strong">
          {titleOf({ field, claims })}
        </p>
        {field === 'next_step' && (
          <StepEditor
            claims={claims}
            text={value}
            onSave={(text, begun) => save({ next_step: text }, begun)}
            onClose={onClose}
          />
        )}
        {field === 'handler' && (
          <HandlerEditor current={value} onSave={(handler) => save({ handler })} />
        )}
        {field === 'last_customer_contact' && (
          <ContactEditor day={value} onSave={(day) => save({ last_customer_contact: day })} />
        )}
      </div>
    </PopoverFrame>
  )
}
