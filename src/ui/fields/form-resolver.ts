import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Adapts a `validate` of `domain/forms` to react-hook-form.
 * @param untilKnown resolves when the data that `validate` needs has loaded; never rejects
 */
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
