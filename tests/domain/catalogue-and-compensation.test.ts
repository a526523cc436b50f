import { describe, expect, it } from 'vitest'
import {
  AIRLINES,
  CLAIM_TYPES,
  airlineLabel,
  claimTypeLabel,
  parseAirline,
  parseClaimType,
} from '@/domain/claim/catalogue'
import { MAX_ESTIMATE, estimateFor, estimateText } from '@/domain/claim/compensation'
import { FAQ_ESTIMATES } from '@/domain/claim/faq-estimates'
import { estimateParts } from '@/screens/faq/estimate-parts'

describe('claim types and airlines', () => {
  it('are those of the specification', () => {
    expect([...CLAIM_TYPES].sort()).toEqual(
      ['PROBLEMA EQUIPAJE', 'RETRASO', 'CANCELACIÓN', 'SOBREVENTA', 'OTRO'].sort(),
    )
    expect(AIRLINES).toEqual(['LATAM', 'SKY', 'JETSMART', 'OTRA'])
  })

  it('reads in sentence case, under one name for each type', () => {
    expect(CLAIM_TYPES.map(claimTypeLabel)).toEqual([
      ...['Cancelación', 'Retraso', 'Sobreventa', 'Problema equipaje', 'Otro'],
    ])
  })

  it.each([
    ['cancelacion', 'CANCELACIÓN'],
    ['Cancelación', 'CANCELACIÓN'],
    ['CANCELACIO\u0301N', 'CANCELACIÓN'],
    ['problema-equipaje', 'PROBLEMA EQUIPAJE'],
    ['problema_equipaje', 'PROBLEMA EQUIPAJE'],
    ['-problema -- equipaje', 'PROBLEMA EQUIPAJE'],
    [' otro ', 'OTRO'],
  ])('"%s" in a link means %s', (raw, type) => {
    expect(parseClaimType(raw)).toBe(type)
  })

  it.each([
    ...['', ' ', 'LATAM', 'cancelaciones', 'problemaequipaje', 'otro 2', null, undefined, 5],
    { type: 'OTRO' },
  ])('%j is no claim type', (raw) => {
    expect(parseClaimType(raw)).toBeNull()
  })

  it('match airlines in any case and show their own spelling', () => {
    expect(parseAirline('latam')).toBe('LATAM')
    expect(parseAirline('Jetsmart ')).toBe('JETSMART')
    expect(parseAirline('sky')).toBe('SKY')
    expect(parseAirline('iberia')).toBeNull()
    expect(AIRLINES.map(airlineLabel)).toEqual(['LATAM', 'SKY', 'JetSMART', 'Otra'])
    expect(airlineLabel('Iberia')).toBe('Iberia')
  })
})

describe('the compensation of a passenger', () => {
  it.each([
    ['PROBLEMA EQUIPAJE', 1_200_000, 'hasta $1.200.000'],
    ['RETRASO', 180_000, 'hasta $180.000'],
    ['CANCELACIÓN', 250_000, 'hasta $250.000'],
    ['SOBREVENTA', 190_000, 'hasta $190.000'],
  ] as const)('for %s is up to %i pesos', (type, maximum, text) => {
    expect(MAX_ESTIMATE[type]).toBe(maximum)
    expect(estimateFor(type)?.maximum).toBe(maximum)
    expect(estimateText(type)).toBe(text)
  })

  it('is split 20 to 80 without rounding loss', () => {
    expect(estimateFor('CANCELACIÓN')).toEqual({ maximum: 250_000, fee: 50_000, payout: 200_000 })
    for (const type of CLAIM_TYPES) {
      const estimate = estimateFor(type)
      if (estimate) expect(estimate.fee + estimate.payout).toBe(estimate.maximum)
    }
  })

  it.each(['OTRO', '', 'MASCOTA'])('has no figure for "%s"', (type) => {
    expect(estimateFor(type)).toBeNull()
    expect(estimateText(type)).toMatch(/^[^\d$]+\.$/)
  })

  it('is listed in the FAQ with the ranges of the specification', () => {
    expect(FAQ_ESTIMATES.map((row) => [row.case, estimateParts(row).join(' ')])).toEqual([
      ['Retraso de vuelo de más de 3 horas', '80.000-180.000 CLP'],
      ['Cancelación de vuelo', '100.000-250.000 CLP'],
      ['Sobreventa o denegación de embarque', '2 a 5 UF (unos 75.000-190.000 CLP)'],
      ['Pérdida total de equipaje', '500.000-1.200.000 CLP'],
      ['Daño menor de equipaje', '50.000-150.000 CLP'],
      ['Retraso de equipaje de más de 24 horas', '30.000-80.000 CLP'],
    ])
    for (const row of FAQ_ESTIMATES) {
      expect(row.min).toBeLessThan(row.max)
      expect(row.notes).toMatch(/\.$/)
    }
  })
})
