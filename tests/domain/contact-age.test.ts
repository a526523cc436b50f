import { addDays } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactAge } from '@/domain/claim/status/contact-age'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'
import { toDayString } from '@/domain/dates'
import { property } from '@tests/support/property'

const today = new Date(2026, 10, 20, 22, 30)

function open(last_customer_contact: string | null) {
  return { category: 'INGRESADO', last_customer_contact }
}

describe('the age of the last contact', () => {
  it.each([
    ['2026-11-20', 'recent', 0, 'hoy'],
    ['2026-11-19', 'recent', 1, 'hace 1 día'],
    ['2026-11-18', 'recent', 2, 'hace 2 días'],
    ['2026-11-17', 'due-soon', 3, 'hace 3 días'],
    ['2026-11-16', 'due-soon', 4, 'hace 4 días'],
    ['2026-11-15', 'late', 5, 'hace 5 días'],
    ['2025-11-20', 'late', 365, 'hace 365 días'],
    ['2026-11-25', 'recent', 0, 'hoy'],
    ['2026-11-18T09:00:00', 'recent', 2, 'hace 2 días'],
    [null, 'none', null, 'Sin contacto'],
    ['', 'none', null, 'Sin contacto'],
    ['ayer', 'none', null, 'Sin contacto'],
    ['2026-02-30', 'none', null, 'Sin contacto'],
  ])('%s is %s', (date, step, days, label) => {
    expect(contactAge(open(date), today)).toEqual({ step, days, label })
  })

  it('counts calendar days: late yesterday is one day ago', () => {
    const morning = new Date(2026, 10, 20, 0, 5)
    expect(contactAge(open('2026-11-19T23:55:00'), morning).days).toBe(1)
  })

  const steps = ['recent', 'due-soon', 'late']
  const ages = fc.integer({ min: 0, max: 400 })

  property('never improves as days go by', [ages, ages, ages], (one, other, shift) => {
    const now = addDays(today, shift)
    const both = [Math.min(one, other), Math.max(one, other)]
    const found = both.map((age) => contactAge(open(toDayString(addDays(now, -age))), now))
    expect(found.map(({ days }) => days)).toEqual(both)
    const [newer = -1, older = -1] = found.map(({ step }) => steps.indexOf(step))
    expect(newer).toBeGreaterThanOrEqual(0)
    expect(newer).toBeLessThanOrEqual(older)
  })

  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom(...CLAIM_CATEGORIES)))

  property('has a label for any claim', [text, text], (category, last_customer_contact) => {
    const age = contactAge({ category, last_customer_contact }, today)
    expect(age.label).not.toMatch(/NaN|undefined|null|^$/)
  })

  it('is none without data', () => {
    expect(contactAge({}, today).step).toBe('none')
  })
})
