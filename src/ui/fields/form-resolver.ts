import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Lets react-hook-form ask a pure `validate` of `domain/forms` for the messages of a form.
 *
 * @param validate values to one message per faulty field
 * @param untilKnown ends when all is there that `validate` goes by; it never fails
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
