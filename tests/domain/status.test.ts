import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeStatus } from '@/domain/claim/status/status-text'
import { STAGES, stageOf } from '@/domain/claim/status/stages'
import {
  CLAIM_CATEGORIES,
  REQUIRED_DOCUMENTS,
  SUBCATEGORIES,
  needsAgencyChoice,
  needsDocumentsChoice,
  onlySubcategoryOf,
  parseCategory,
  statusDescription,
  subcategoriesOf,
} from '@/domain/claim/status/status'

const category = fc.constantFrom(...CLAIM_CATEGORIES)

describe('the categories staff choose from', () => {
  it('are the eleven of the specification', () => {
    expect(CLAIM_CATEGORIES).toEqual([
      'EN EVALUACIÓN',
      'EN ESPERA DE DOCUMENTOS',
      'POR INGRESAR',
      'INGRESADO',
      'EN ESPERA RESPUESTA AEROLÍNEA',
      'PROCESANDO COMPENSACIÓN',
      'EN APELACIÓN',
      'DEMANDA EN CURSO',
      'CASO DESISTIDO',
      'NO APLICA',
      'CASO GANADO',
    ])
  })

  it.each([
    [
      'EN EVALUACIÓN',
      ['INGRESO DE CASO', 'CLIENTE RECHAZA COMPENSACIÓN', 'AEROLÍNEA RECHAZA COMPENSACIÓN'],
    ],
    ['EN ESPERA DE DOCUMENTOS', ['FALTA TARJETA CRÉDITO', 'FALTAN DOCUMENTOS']],
    ['INGRESADO', ['INGRESO DEL RECLAMO A AEROLÍNEA', 'SI APLICA COMPENSACIÓN']],
    ['CASO DESISTIDO', ['NO CUBRE OPEX', 'CLIENTE NO ACEPTA COMPENSACIÓN', 'ARCHIVADO']],
    ['NO APLICA', ['AGENCIA DE VIAJE', 'CASO FORTUITO', 'CÓDIGO AERONÁUTICO']],
    ['POR INGRESAR', []],
    ['CASO GANADO', []],
    ['ALGO NUEVO', []],
    ['', []],
  ])('%s offers its own sub-statuses', (name, subcategories) => {
    expect(subcategoriesOf(name)).toEqual(subcategories)
  })

  it('choose a sub-status by themselves only where there is exactly one', () => {
    for (const name of [...CLAIM_CATEGORIES, 'ALGO NUEVO']) {
      const options = subcategoriesOf(name)
      expect(onlySubcategoryOf(name)).toBe(options.length === 1 ? options[0] : null)
    }
  })

  it('open the list of documents and the list of agencies at one sub-status each', () => {
    const all: string[] = Object.values(SUBCATEGORIES).flat()
    expect(all.filter(needsDocumentsChoice)).toEqual(['FALTAN DOCUMENTOS'])
    expect(all.filter(needsAgencyChoice)).toEqual(['AGENCIA DE VIAJE'])
    expect(needsDocumentsChoice(' faltan documentos')).toBe(true)
    expect(needsAgencyChoice('agencia de viaje')).toBe(true)
  })

  it('know six documents, each once', () => {
    expect(new Set(REQUIRED_DOCUMENTS).size).toBe(6)
  })
})

describe('what a status tells the passenger', () => {
  it.each([
    ['EN EVALUACIÓN', /analizando la compensación.*acciones/],
    ['EN ESPERA DE DOCUMENTOS', /en pausa.*documentos/],
    ['POR INGRESAR', /listo para ser ingresado/],
    ['INGRESADO', /ya fue ingresado a la aerolínea/],
    ['EN ESPERA DE RESPUESTA DE LA AEROLÍNEA', /esperando la respuesta de la aerolínea/],
    ['EN ESPERA RESPUESTA AEROLÍNEA', /esperando la respuesta de la aerolínea/],
    ['EN APELACIÓN', /rechazó.*apelando/],
    ['PROCESANDO COMPENSACIÓN', /aprobada.*gestionando/],
    ['DEMANDA EN CURSO', /acciones legales/],
  ])('%s', (status, sentence) => {
    expect(statusDescription(status)).toMatch(sentence)
    expect(statusDescription(status)).toMatch(/^\p{Lu}.*\.$/u)
  })

  it.each([
    'CASO GANADO',
    'CASO DESISTIDO',
    'NO APLICA',
    'ALGO NUEVO',
    '',
    'constructor',
    '__proto__',
  ])('is not described for "%s"', (status) => {
    expect(statusDescription(status)).toBe('Sin descripción disponible')
  })

  it('does not depend on case, stray spaces or the form of the accents', () => {
    const spoil = fc.constantFrom(
      (text: string) => text.toLowerCase(),
      (text: string) => `  ${text}\n`,
      (text: string) => text.normalize('NFD'),
      (text: string) => text.replaceAll(' ', '  '),
    )
    fc.assert(
      fc.property(category, fc.array(spoil), (name, spoilers) => {
        const spoiled = spoilers.reduce<string>((text, change) => change(text), name)
        expect(statusDescription(spoiled)).toBe(statusDescription(name))
        expect(parseCategory(spoiled)).toBe(name)
        expect(stageOf(spoiled)).toEqual(stageOf(name))
      }),
    )
  })

  it.each([null, undefined, '', ' '])('is compared as nothing when it is %j', (status) => {
    expect(normalizeStatus(status)).toBe('')
  })

  it('is found for both spellings of waiting for the airline', () => {
    expect(parseCategory('EN ESPERA DE RESPUESTA DE LA AEROLÍNEA')).toBe(
      'EN ESPERA RESPUESTA AEROLÍNEA',
    )
  })
})

describe('the way of a claim', () => {
  it.each([
    ['EN EVALUACIÓN', 'Recibido', 'us'],
    ['EN ESPERA DE DOCUMENTOS', 'Documentos', 'passenger'],
    ['POR INGRESAR', 'Ingresado a la aerolínea', 'us'],
    ['INGRESADO', 'Ingresado a la aerolínea', 'airline'],
    ['EN ESPERA RESPUESTA AEROLÍNEA', 'Respuesta', 'airline'],
    ['EN ESPERA DE RESPUESTA DE LA AEROLÍNEA', 'Respuesta', 'airline'],
    ['EN APELACIÓN', 'Respuesta', 'us'],
    ['DEMANDA EN CURSO', 'Respuesta', 'us'],
    ['PROCESANDO COMPENSACIÓN', 'Compensación', 'us'],
    ['CASO GANADO', 'Compensación', 'nobody'],
    ['CASO DESISTIDO', 'Respuesta', 'nobody'],
    ['NO APLICA', 'Recibido', 'nobody'],
  ])('%s is at "%s" and waits for %s', (name, label, holder) => {
    expect(stageOf(name)).toMatchObject({ label, holder })
  })

  it('says at every stage what it means and what comes next', () => {
    fc.assert(
      fc.property(category, (name) => {
        const stage = stageOf(name)
        expect(STAGES[stage?.step ?? -1]).toBe(stage?.label)
        expect(stage?.meaning).toMatch(/\.$/)
        expect(stage?.next).toMatch(/\.$/)
      }),
    )
  })

  it.each(['', 'ALGO NUEVO', 'toString'])('is unknown for "%s"', (name) => {
    expect(stageOf(name)).toBeNull()
  })
})
