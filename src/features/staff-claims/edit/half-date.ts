const DATE_FIELDS = ['submitted_date', 'last_customer_contact', 'last_airline_contact'] as const

/**
 * The first date that is typed only in part, such as 31/02/____. The browser gives '' for it, which
 * would be saved as "no date" without a word.
 */
export function findHalfDate(form: HTMLFormElement) {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  const half = inputs.find(({ validity }) => validity.badInput)
  const field = DATE_FIELDS.find((name) => name === half?.name)
  return field === undefined ? null : { field }
}
