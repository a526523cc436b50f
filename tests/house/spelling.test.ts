import { describe, expect, it } from 'vitest'
import { findMisspellings } from '@/../scripts/tools/check-spelling.js'

const WORDS = new Set(
  'tu aerolínea responde mañana el reclamo registra envía guarda con su número'.split(' '),
)
const find = (code: string) => findMisspellings('Text.tsx', code, (word) => WORDS.has(word))

describe('the spelling of Spanish texts', () => {
  it.each([
    ['a string', "const TEXT = 'Tu aerolinea responde mañana'", ['aerolinea']],
    ['a template', 'const TEXT = `Tu aerolinea responde ${day} mañana`', ['aerolinea']],
    ['an element', '<p>Tu aerolinea responde <b>mañana</b></p>', ['aerolinea']],
    ['the first word', "const TEXT = '¿Aerolinea con reclamo?'", ['aerolinea']],
  ])('is checked in %s', (_where, code, words) => {
    expect(find(code)).toEqual(words)
  })

  it.each([
    ['verbs with pronouns', "'Regístrala con tu número, guárdalo y envíanos el reclamo'"],
    ['names', "'Tu reclamo con JetSMART y Iberia'"],
    ['placeholders, codes and addresses', "'Tu reclamo {rsrv}, qwe-12 y http://xyz.cl/abc'"],
    ['English', "'Failed to fetch user by email.'"],
    ['what is no text', "'aria-labelledby'"],
  ])('is not asked of %s', (_what, code) => {
    expect(find(`const TEXT = ${code}`)).toEqual([])
  })
})
