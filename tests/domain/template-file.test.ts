import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_TEMPLATES,
  parseCustomTemplates,
  withoutTexts,
  withText,
  withTexts,
  type CustomTemplates,
} from '@/domain/claim/messages/custom-templates'
import { readTemplateFile, writeTemplateFile } from '@/domain/claim/messages/template-file'
import { property } from '@tests/support/property'

const OWN: CustomTemplates = { recibido: { subject: 'Hola {nombre}', text: 'Ya lo vemos.' } }

const fileOf = (plantillas: unknown, rest: object = {}) =>
  JSON.stringify({ tipo: 'plantillas-de-mensajes', version: 1, plantillas, ...rest })

const ROW = { id: 'recibido', asunto: 'Asunto', texto: 'Texto' }
const TAKEN = { subject: 'Asunto', text: 'Texto' }

describe('a file of templates', () => {
  it("contains exactly the exporter's texts", () => {
    const texts = readTemplateFile(writeTemplateFile(OWN))
    expect(withTexts({}, texts)).toEqual(OWN)
    expect(Object.keys(texts)).toHaveLength(ALL_TEMPLATES.length)
  })

  it('replaces the templates it has and keeps the others', () => {
    const texts = readTemplateFile(fileOf([{ ...ROW, id: 'ganado' }]))
    expect(withTexts(OWN, texts)).toEqual({ ...OWN, ganado: TAKEN })
  })

  it('can be undone without losing later edits, of this tab or another', () => {
    const texts = readTemplateFile(fileOf([ROW, { ...ROW, id: 'ganado' }]))
    const since = { ...withTexts(OWN, texts), ganado: { subject: 'Ganamos', text: 'Sí.' } }
    const other = { 'faltan-documentos': TAKEN }
    expect(withoutTexts({ ...since, ...other }, texts, OWN)).toEqual({
      ...OWN,
      ...other,
      ganado: since.ganado,
    })
  })

  const NOT_OURS = 'El archivo no es de plantillas: elige uno exportado desde aquí.'
  const OTHER_VERSION = 'El archivo es de otra versión: pide que lo exporten de nuevo.'
  const FIRST = 'La plantilla 1 («recibido»)'
  const long = 'x'.repeat(121)

  it.each([
    ['{', 'El archivo no se puede leer: no es un JSON válido.'],
    ['[]', NOT_OURS],
    ['null', NOT_OURS],
    [fileOf([ROW], { version: 2 }), OTHER_VERSION],
    [fileOf([]), 'El archivo no trae plantillas.'],
    [fileOf({}), 'El archivo no trae plantillas.'],
    [fileOf([{ ...ROW, id: 'otra' }]), 'La plantilla 1 no existe aquí.'],
    [fileOf([ROW, ROW]), 'La plantilla 2 («recibido») está dos veces.'],
    [fileOf([{ ...ROW, asunto: 3 }]), `${FIRST} no tiene «asunto».`],
    [fileOf([{ ...ROW, texto: ' ' }]), `${FIRST} tiene vacío «texto».`],
    [fileOf([{ ...ROW, asunto: long }]), `${FIRST} tiene más de 120 letras en «asunto».`],
    [fileOf([{ ...ROW, texto: 'Hola {rut}' }]), `${FIRST} usa {rut}, que no existe.`],
    [fileOf([{ ...ROW, asunto: 'Caso[ {id}' }]), `${FIRST} tiene un [ o un ] sin su pareja.`],
  ])('rejects %s and says why', (content, why) => {
    expect(() => readTemplateFile(content)).toThrow(`${why} No cambiamos nada.`)
  })

  property('is imported as a whole or not at all', [fc.json()], (content) => {
    expect(() => readTemplateFile(content)).toThrow(/No cambiamos nada\.$/)
  })
})

describe('custom texts', () => {
  it('are dropped when equal to the built-in template', () => {
    const [first] = ALL_TEMPLATES
    const { subject, text } = first
    expect(withText(OWN, first.id, { subject, text })).toEqual({})
  })

  it('are restored from storage, without other data', () => {
    expect(parseCustomTemplates(structuredClone(OWN))).toEqual(OWN)
    expect(parseCustomTemplates({ ...OWN, otra: OWN.recibido, ganado: { text: 3 } })).toEqual(OWN)
    for (const raw of [undefined, null, 'x', 3, []]) expect(parseCustomTemplates(raw)).toEqual({})
  })
})
