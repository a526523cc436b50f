import { describe, expect, it } from 'vitest'
import { newPassenger } from '@/domain/claim/companions'
import { missingClaimFields, type ClaimFormValues } from '@/domain/forms/claim'
import {
  doneSteps,
  stepsLeftText,
  unfinishedFields,
  unfinishedText,
} from '@/domain/forms/claim-steps'
import { complete, empty } from './claim-form-values'

const stepsOf = (values: ClaimFormValues) => doneSteps(unfinishedFields(values))
const textOf = (values: ClaimFormValues) =>
  unfinishedText(unfinishedFields(values), missingClaimFields(values).length > 0)

describe('the steps of the claim form', () => {
  it('are done when all their fields are valid', () => {
    expect(stepsOf(empty)).toEqual([false, false, false, false])
    expect(stepsOf(complete)).toEqual([true, true, true, true])
  })

  it.each<[Partial<ClaimFormValues>, number]>([
    [{ type: '' }, 0],
    [{ message: 'Vuelo LA 600\n' }, 0],
    [{ message: 'a'.repeat(2001) }, 0],
    [{ files: [] }, 1],
    [{ rut: '12.345.678-9' }, 2],
    [{ email: 'camila@' }, 2],
    [{ companions: [newPassenger([])] }, 2],
    [{ acceptsTerms: false }, 3],
  ])('with %j only step %i is not', (change, step) => {
    const done = stepsOf({ ...complete, ...change })
    expect(done).toEqual([0, 1, 2, 3].map((index) => index !== step))
  })

  it.each([
    [[false, false, false, false], 'Faltan 4 pasos'],
    [[true, false, true, true], 'Falta 1 paso'],
    [[true, true, true, true], 'Todo listo'],
  ])('%j: %s', (done, text) => {
    expect(stepsLeftText(done)).toBe(text)
  })
})

describe('what is left to do', () => {
  it.each<[string, ClaimFormValues]>([
    ['Todo listo', complete],
    ['Falta: el tipo, la aerolínea, 8 más', empty],
    ['Falta: un archivo', { ...complete, files: [] }],
    ['Falta: un archivo, tu RUT', { ...complete, files: [], rut: '' }],
    ['Falta: un archivo, tu RUT, 1 más', { ...complete, files: [], rut: ' ', phone: '' }],
    ['Falta: datos de otro pasajero', { ...complete, companions: [newPassenger([])] }],
  ])('%s', (text, values) => {
    expect(textOf(values)).toBe(text)
  })

  it.each([
    ['name', 'tu nombre'],
    ['lastname', 'tu apellido'],
    ['phone', 'tu teléfono'],
    ['email', 'tu correo'],
    ['message', 'tu mensaje'],
  ] as const)('names the field "%s" as %s', (field, thing) => {
    expect(textOf({ ...complete, [field]: '' })).toBe(`Falta: ${thing}`)
  })

  it('names invalid fields as well, as something to check if nothing is empty', () => {
    expect(textOf({ ...complete, rut: '12.345.678-9' })).toBe('Revisa: tu RUT')
    expect(textOf({ ...complete, rut: '12.345.678-9', files: [] })).toBe(
      'Falta: un archivo, tu RUT',
    )
  })
})
