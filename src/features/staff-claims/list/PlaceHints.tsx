/** What the button of a cell does, said after what the cell shows. */
const HINTS = {
  handler: 'Cambiar Responsable',
  last_customer_contact: 'Cambiar Último contacto',
  next_step: 'Cambiar Next Step',
} as const

/** The id of the words that describe the buttons of a column. */
export function placeHintId(field: keyof typeof HINTS): string {
  return `cambiar-${field}`
}

/** The words once for the whole table: every button of a column has the same ones. */
export function PlaceHints() {
  return (
    <div hidden>
      {Object.entries(HINTS).map(([field, words]) => (
        <span key={field} id={placeHintId(field as keyof typeof HINTS)}>
          {words}
        </span>
      ))}
    </div>
  )
}
