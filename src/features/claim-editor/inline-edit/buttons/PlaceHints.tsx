import { PLACE_HINTS, placeHintId, type PlaceTextField } from './place-words'

const FIELDS = Object.keys(PLACE_HINTS) as readonly PlaceTextField[]

/** The words once for all rows: every button of a field has the same ones. */
export function PlaceHints() {
  return (
    <div hidden>
      {FIELDS.map((field) => (
        <span key={field} id={placeHintId(field)}>
          {PLACE_HINTS[field]}
        </span>
      ))}
    </div>
  )
}
