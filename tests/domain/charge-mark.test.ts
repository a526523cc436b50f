import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeMarksOf, chargeMarkText, withChargeMark } from '@/domain/money/charge-mark'
import { anyText } from './arbitrary-text'
import { property } from '@tests/support/property'

const MARK = { amount: 50_000, order: 'claim-12-1767225600000' }
const TEXT = 'Cobrado $50.000, orden claim-12-1767225600000'

const marks = fc.record({
  amount: fc.integer({ min: 1, max: 999_999_999 }),
  order: fc.tuple(fc.nat(), fc.nat()).map(([claim, at]) => `claim-${claim}-${at}`),
})

describe('the mark of a charge in Next Step', () => {
  it.each([
    [null, TEXT],
    ['  ', TEXT],
    ['Llamar a Ana', `${TEXT}\nLlamar a Ana`],
    ['[24/11] Llamar', `${TEXT}\n[24/11] Llamar`],
    [`Avisar\n${TEXT}`, `Avisar\n${TEXT}`],
    ['Cobrado $50.000, orden o-2', `${TEXT}\nCobrado $50.000, orden o-2`],
  ])('is put before the earlier text %j', (before, after) => {
    expect(withChargeMark(before, MARK)).toBe(after)
  })

  it.each([
    ['', []],
    ['Cobrado $50.000 por teléfono', []],
    ['Cobrado $50, orden x', [{ amount: 50, order: 'x' }]],
    [`Avisar. ${TEXT}. Listo`, [MARK]],
    [`${TEXT}\nCobrado $1.200.000, orden o-2`, [MARK, { amount: 1_200_000, order: 'o-2' }]],
  ])('is found in %j', (text, found) => {
    expect(chargeMarksOf(text)).toEqual(found)
  })

  property('is read back from any text, which is kept', [marks, anyText], (mark, before) => {
    fc.pre(chargeMarksOf(before).length === 0)
    const after = withChargeMark(before, mark)
    expect(chargeMarksOf(after)[0]).toEqual(mark)
    if (before.trim() !== '') expect(after.endsWith(before)).toBe(true)
    expect(withChargeMark(after, mark)).toBe(after)
    expect(after.startsWith(chargeMarkText(mark))).toBe(true)
  })
})
