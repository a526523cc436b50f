import { PLACE_HINTS, placeHintId, type PlaceTextField } from './place-words'

const FIELDS = Object.keys(PLACE_HINTS) as readonly PlaceTextField[]

/** Hidden descriptions, rendered once for the buttons of all rows. */
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
