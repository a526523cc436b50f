import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** For react-hook-form. `untilKnown` resolves when the data for `validate` has loaded; never rejects. */
export function formResolver<Values extends FieldValues>(
  validate: (values: Values) => Partial<Record<string, string>>,
  untilKnown?: (values: Values) => Promise<void>,
): Resolver<Values> {
  return async (values) => {
    await untilKnown?.(values)
    const messages = Object.entries(validate(values)).filter(([, message]) => message)
    return messages.length === 0
      ? { values, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(
            messages.map(([field, message]) => [field, { type: 'validate', message }]),
          ) as FieldErrors<Values>,
        }
  }
}
