import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { templateFor } from '@/domain/claim/messages/choose-template'
import {
  fillTemplate,
  hasLoneBracket,
  unknownPlaceholders,
} from '@/domain/claim/messages/fill-template'
import { mailLink } from '@/domain/claim/messages/mail-link'
import { placeholderValues } from '@/domain/claim/messages/placeholders'
import { TEMPLATES } from '@/domain/claim/messages/templates'
import { subcategoriesOf } from '@/domain/claim/status/status'
import { property } from '@tests/support/property'

const CLAIM = {
  id: 1239,
  name: 'CAROLINA andrea',
  airline: 'JETSMART',
  reservation_code: 'lf7htc',
  case_number: 'C-21666',
  documents: ['Informe de irregularidad de equipaje', 'RUT del pasajero', 'Boletas de gastos'],
}

const words = (claim: object) => placeholderValues(toClaimRecord({ ...claim }), 'Vuelo Justo')
const fill = (text: string, claim: object = CLAIM) => fillTemplate(text, words(claim))

describe('a template', () => {
  it('is filled with the facts of a claim', () => {
    const text =
      'Hola {nombre}. Reclamo {id}, reserva {reserva}, caso {caso}, contra {aerolinea}. { Aerolínea }: falta {documentos}. Somos {marca}.'
    expect(fill(text)).toBe(
      'Hola Carolina. Reclamo 1239, reserva LF7HTC, caso C-21666, contra JetSMART. JetSMART: falta informe de irregularidad de equipaje, RUT del pasajero y boletas de gastos. Somos Vuelo Justo.',
    )
  })

  it.each([
    ['Hola {nombre}, te escribimos.', 'Hola, te escribimos.'],
    ['Buenos días {nombre}: te escribimos.', 'Buenos días: te escribimos.'],
    ['Gracias, {nombre}.', 'Gracias.'],
    ['{nombre}, falta algo.', 'Falta algo.'],
    ['¡{nombre}, buenas noticias!', '¡Buenas noticias!'],
    ['El titular es {nombre}. Gracias.', 'Gracias.'],
    ['Va bien. Es la reserva {reserva}. Gracias.', 'Va bien. Gracias.'],
    ['Tu reclamo[ {id}][ contra {aerolinea}] sigue.', 'Tu reclamo sigue.'],
    ['Faltan documentos[: {documentos}].', 'Faltan documentos.'],
    ['Di {cosa}. Gracias.', 'Gracias.'],
    ['Uno.\n\n{id}\n\nDos.', 'Uno.\n\nDos.'],
  ])('%s has no gap where facts are unknown', (text, expected) =>
    expect(fill(text, {})).toBe(expected),
  )

  it('does not say that a claim is against "Otra"', () => {
    expect(fill('Tu reclamo[ contra {aerolinea}].', { airline: 'OTRA' })).toBe('Tu reclamo.')
  })

  it.each([
    ['Hola[ {nombre}] y[ {id}].', false],
    ['Hola[ {nombre}.', true],
    ['Hola {nombre}].', true],
    ['Hola][ {nombre}.', true],
    ['Hola[ {nombre}[ {id}]].', true],
  ])('%s has a bracket without its pair: %s', (text, isLone) =>
    expect(hasLoneBracket(text)).toBe(isLone),
  )

  it('fills a fact whose brace is not closed, and leaves out an unknown one', () => {
    const text = 'Hola {nombre, te escribimos. Sobre {cosa, nada. Adiós.'
    expect(fill(text)).toBe('Hola Carolina, te escribimos. Adiós.')
    expect(unknownPlaceholders(`${text} {`)).toEqual(['{cosa', '{'])
  })
})

const maybe = fc.option(fc.string())
const anyAirline = fc.oneof(fc.constantFrom('LATAM', 'SKY', 'OTRA', ''), fc.string())
const codes = { reservation_code: maybe, case_number: maybe }
const documents = fc.option(fc.array(fc.string(), { maxLength: 4 }))
const someClaim = fc.record(
  { id: fc.option(fc.nat()), name: maybe, airline: anyAirline, ...codes, documents },
  { requiredKeys: [] },
)

const pieces = [
  ...['Hola ', '{nombre}', '{id}', '{documentos}', '{x}', '[', ']', '{', '}', '. '],
  ...[', ', ' ', '\n', '¡', '?', ': '],
]
const someText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 25 })
  .map((parts) => parts.join(''))

const isClean = (text: string) => !/[{}[\]]|[^\S\n]{2}|\n{3}|^\s|\s$/u.test(text)

describe('any text for any claim', () => {
  property('has no braces, brackets or double spaces', [someText, someClaim], (text, claim) =>
    isClean(fill(text, claim)),
  )

  const template = fc.constantFrom(...TEMPLATES)

  property('is complete by a template', [template, someClaim], ({ subject, text }, claim) => {
    const [title, message] = [fill(subject, claim), fill(text, claim)]
    expect(unknownPlaceholders(subject + text)).toEqual([])
    expect(hasLoneBracket(subject + text)).toBe(false)
    expect(title).not.toBe('')
    expect(message).toMatch(/^Hola/)
    expect(isClean(title) && isClean(message)).toBe(true)
  })

  it.each(TEMPLATES)('$name is complete for a claim without data', ({ text }) => {
    const message = fill(text, {})
    expect(message).toMatch(/^Hola, te escribimos de Vuelo Justo\. /)
    expect(message).not.toMatch(/ [,.;:!?]|,,|: *\./)
  })
})

describe('the template of a status', () => {
  const categories = [...new Set(TEMPLATES.map(({ fits }) => fits.category))]
  it('exists for the eleven of SPEC, with any sub-status', () => {
    expect(categories).toHaveLength(11)
    for (const category of categories.filter((one) => one !== 'EN ESPERA DE DOCUMENTOS')) {
      for (const subcategory of [null, ...subcategoriesOf(category)]) {
        expect(templateFor({ category, subcategory })?.fits.category).toBe(category)
      }
    }
  })

  it.each([
    ['EN ESPERA DE DOCUMENTOS', 'FALTAN DOCUMENTOS', 'faltan-documentos'],
    ['en espera de documentos', ' falta tarjeta crédito', 'falta-tarjeta'],
    ['EN EVALUACIÓN', 'AEROLÍNEA RECHAZA COMPENSACIÓN', 'rechazo-aerolinea'],
    ['EN EVALUACION', 'aerolinea rechaza compensacion', 'rechazo-aerolinea'],
    ['EN EVALUACIÓN', 'OTRA COSA', 'recibido'],
    ['EN ESPERA DE DOCUMENTOS', null, undefined],
    ['ALGO NUEVO', null, undefined],
    [null, null, undefined],
  ])('for %s, %s is %s', (category, subcategory, id) =>
    expect(templateFor({ category, subcategory })?.id).toBe(id),
  )
})

describe('a mailto address', () => {
  it('has the subject and the text, with CRLF line breaks', () => {
    expect(mailLink(' ana+1@correo.cl ', { subject: 'Ñandú & Cía', text: 'Uno\nDos' })).toBe(
      'mailto:ana%2B1@correo.cl?subject=%C3%91and%C3%BA%20%26%20C%C3%ADa&body=Uno%0D%0ADos',
    )
  })

  it('has only the recipient without a text, and is null without a recipient', () => {
    expect(mailLink('ana@correo.cl', { subject: '', text: '' })).toBe('mailto:ana@correo.cl')
    expect(mailLink('ana', { subject: 'x', text: 'y' })).toBeNull()
    expect(mailLink(null, { subject: 'x', text: 'y' })).toBeNull()
  })
})
