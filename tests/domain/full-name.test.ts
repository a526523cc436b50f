import { expect, it } from 'vitest'
import { fullName, splitFullName } from '@/domain/people/full-name'
import { textOf } from './arbitrary-text'
import { property } from '@tests/support/property'

it.each([
  ['Camila Rojas', 'Camila', 'Rojas'],
  ['Camila Rojas Díaz', 'Camila', 'Rojas Díaz'],
  ['María José Fuentes Soto', 'María José', 'Fuentes Soto'],
  [' Camila   Rojas ', 'Camila', 'Rojas'],
  ['Camila', 'Camila', ''],
  ['', '', ''],
])('"%s" fills the form with "%s" and "%s"', (fullName, name, lastname) => {
  expect(splitFullName(fullName)).toEqual({ name, lastname })
})

it.each([
  [{ name: ' Ana María ', lastname: ' Muñoz ' }, 'Ana María Muñoz'],
  [{ name: 'Ana', lastname: ' ' }, 'Ana'],
  [{ name: null, lastname: 'Muñoz' }, 'Muñoz'],
  [{}, ''],
])('%j is called "%s"', (named, name) => {
  expect(fullName(named)).toBe(name)
})

property('keeps every word of a name', [textOf('aÑ é')], (fullName) => {
  const { name, lastname } = splitFullName(fullName)
  const words = fullName.trim().replace(/\s+/g, ' ')
  expect(`${name} ${lastname}`.trim()).toBe(words)
})
