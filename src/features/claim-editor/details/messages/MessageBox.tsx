import { useId } from 'react'
import { CURRENCY } from '@/domain/country/chile'
import { TEMPLATES } from '@/domain/claim/messages/templates'
import { DoubtfulAmount, PesosInput } from '../../shared/PesosInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './Messages.module.css'
import { NO_TEMPLATE, type MessageDraft } from './use-message-draft'
import { ChangeTemplates } from './ChangeTemplates'

const OPTIONS = [
  { value: NO_TEMPLATE, label: 'Sin plantilla' },
  ...TEMPLATES.map(({ id, name }) => ({ value: id, label: name })),
]

export function MessageBox({ draft }: { readonly draft: MessageDraft }) {
  const { id, choose, message, compensation, typeCompensation } = draft
  const noteId = useId()
  return (
    <div className={classNames('cells bottom rule-below', styles['messages'])} data-screen-only>
      <div className="row gap-12 close bottom">
        <div className="stretch">
          <SelectInput
            label="Plantilla del chat"
            options={OPTIONS}
            value={id}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
        <ChangeTemplates shown={id} />
      </div>
      {compensation !== null && (
        <>
          <PesosInput
            label={`Compensación (${CURRENCY})`}
            text={compensation.text}
            onChange={typeCompensation}
            aria-describedby={compensation.reading === 'doubtful' ? noteId : undefined}
          />
          <div id={noteId} className={classNames('filled', styles['wide'])} aria-live="polite">
            <DoubtfulAmount amount={compensation} />
          </div>
        </>
      )}
      <p
        aria-live="polite"
        className={classNames('clamp muted dense lines filled', styles['preview'], styles['wide'])}
      >
        {message.text}
      </p>
    </div>
  )
}
