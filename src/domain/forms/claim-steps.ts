import { validateClaim, type ClaimFormValues } from './claim'
import { PASSENGER_FORM_FIELDS } from './claim-form-fields'

/** Titles of the form's sections. */
export const CLAIM_STEPS = ['Qué pasó', 'Documentos', 'Quién viajó', 'Autorización'] as const

/** Fields that are empty or invalid, in page order. */
export function unfinishedFields(values: ClaimFormValues) {
  const errors = validateClaim(values)
  return PASSENGER_FORM_FIELDS.filter(({ field }) => errors[field] !== undefined)
}

type UnfinishedFields = ReturnType<typeof unfinishedFields>

/** For each step, whether its fields are all valid. */
export function doneSteps(unfinished: UnfinishedFields): boolean[] {
  return CLAIM_STEPS.map((_title, index) => unfinished.every(({ step }) => step !== index))
}

/** 'Falta: un archivo, tu RUT, 2 más', 'Revisa: tu RUT' if all are filled but not valid, or 'Todo listo'. */
export function unfinishedText(unfinished: UnfinishedFields, isIncomplete: boolean): string {
  const [first, second, ...others] = unfinished.map(({ thing }) => thing)
  if (first === undefined) return 'Todo listo'
  const verb = isIncomplete ? 'Falta' : 'Revisa'
  const named = second === undefined ? first : `${first}, ${second}`
  return `${verb}: ${named}${others.length > 0 ? `, ${others.length} más` : ''}`
}

/** 'Faltan 3 pasos'. */
export function stepsLeftText(done: readonly boolean[]): string {
  const left = done.filter((isDone) => !isDone).length
  if (left === 0) return 'Todo listo'
  return left === 1 ? 'Falta 1 paso' : `Faltan ${left} pasos`
}
