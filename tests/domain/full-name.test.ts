import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitFullName } from '@/domain/people/full-name'
import { textOf } from './arbitrary-text'

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

it('no word of a name is lost', () => {
  fc.assert(
    fc.property(textOf('aÑ é'), (fullName) => {
      const { name, lastname } = splitFullName(fullName)
      const words = fullName.trim().replace(/\s+/g, ' ')
      expect(`${name} ${lastname}`.trim()).toBe(words)
    }),
  )
})
