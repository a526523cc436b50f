import { useDeskActions } from '../../shared/desk-actions'
import { INLINE_HINTS, inlineHintId, type InlineTextField } from './inline-labels'

const FIELDS = Object.keys(INLINE_HINTS) as readonly InlineTextField[]

/** Hidden descriptions, rendered once for the buttons of all rows. */
export function InlineHints() {
  const { ask } = useDeskActions()
  return (
    ask && (
      <div hidden>
        {FIELDS.map((field) => (
          <span key={field} id={inlineHintId(field)}>
            {INLINE_HINTS[field]}
          </span>
        ))}
      </div>
    )
  )
}
