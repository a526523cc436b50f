import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupWhileTyping, type GroupedText, type TypedText } from '@/domain/country/amount-typing'
import { parseChargeAmount } from '@/domain/country/amounts'
import { property } from '@tests/support/property'
import { textOf } from './arbitrary-text'

/** Formats a text with its caret as '|'. */
function typed(text: string): TypedText {
  return { text: text.replace('|', ''), caret: text.indexOf('|') }
}

function shown({ text, caret }: TypedText): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Types the characters one by one at the end, as the field does. */
function typeAll(keys: string): string {
  return Array.from(keys).reduce<GroupedText>(
    (before, key) =>
      groupWhileTyping(before, { text: before.text + key, caret: before.text.length + 1 }),
    { text: '', caret: 0, isGrouped: false },
  ).text
}

const edited = (text: string, isGrouped = true) => ({ text, isGrouped })

describe('typing an amount', () => {
  it.each([
    ['380', '3800|', '3.800|'],
    ['3.800', '3.8000|', '38.000|'],
    ['38.000', '38.00|', '3.800|'],
    ['38.000', '138|.000', '138|.000'],
    ['38.000', '1|38.000', '1|38.000'],
    ['138.000', '1|8.000', '1|8.000'],
    ['1.380.000', '|380.000', '|380.000'],
    ['38.000', '389|.000', '389|.000'],
    ['389.000', '3894|.000', '3.894|.000'],
    ['38.000', '|', '|'],
    ['', '38000|', '38.000|'],
  ])('"%s" edited to "%s" reads "%s"', (before, after, expected) => {
    expect(shown(groupWhileTyping(edited(before), typed(after)))).toBe(expected)
  })

  it('restores a dot that Backspace or Delete removed, and moves the caret past it', () => {
    expect(shown(groupWhileTyping(edited('38.000'), typed('38|000')))).toBe('38|.000')
    expect(shown(groupWhileTyping(edited('38.000'), typed('38|000'), true))).toBe('38.|000')
  })

  it.each(['50,5', '50.5', '-500', '1e9', '0500', '$ 38.000', '38.000', '1.200.000'])(
    'leaves "%s" as typed',
    (keys) => {
      const text = typeAll(keys)
      expect(digitsOf(text)).toBe(digitsOf(keys))
      expect(parseChargeAmount(text).pesos).toBe(parseChargeAmount(keys).pesos)
    },
  )

  it('reads cents after a Chilean thousands separator as it shows them', () => {
    expect(typeAll('3800,50')).toBe('3.800,50')
    expect(parseChargeAmount('3.800,50')).toMatchObject({ pesos: 3801, reading: 'doubtful' })
  })

  it.each([
    ['50000.6', '50000.6', 50_001],
    ['50000.60', '50000.60', 50_001],
    ['1200000.4', '1200000.4', 1_200_000],
    ['50000.600', '50000.600', 50_001],
  ])('treats the dot of "%s" as a decimal separator, rounded by SPEC', (keys, text, pesos) => {
    expect(typeAll(keys)).toBe(text)
    expect(parseChargeAmount(text)).toMatchObject({ pesos, reading: 'doubtful' })
  })

  it("keeps a dot that follows the user's own dots", () => {
    expect(shown(groupWhileTyping(edited('50.000', false), typed('50.000.|')))).toBe('50.000.|')
  })

  const pesos = fc.integer({ min: 1, max: 1e12 })

  property('charges exactly the typed digits', [pesos], (amount) => {
    const text = typeAll(String(amount))
    expect(text).toMatch(/^\d{1,3}(\.\d{3})*$/)
    expect(parseChargeAmount(text)).toMatchObject({ pesos: amount, reading: 'plain' })
  })

  const texts = fc.oneof(
    textOf('0123456789.,$- '),
    pesos.map((amount) => typeAll(String(amount))),
  )
  /** Replaces a part, by its start and length, with a text. */
  const edit = fc.tuple(fc.nat(), fc.nat(), textOf('0123456789.,'))
  const ways = fc.tuple(fc.boolean(), fc.boolean())

  property('keeps digits and caret after any edit', [texts, edit, ways], (before, typed, how) => {
    const [[from, length, put], [isForward, isGrouped]] = [typed, how]
    const start = from % (before.length + 1)
    const rest = before.slice(start + (length % (before.length - start + 1)))
    const after = { text: before.slice(0, start) + put + rest, caret: start + put.length }
    const { text, caret } = groupWhileTyping({ text: before, isGrouped }, after, isForward)
    expect(digitsOf(text)).toBe(digitsOf(after.text))
    expect(digitsOf(text.slice(0, caret))).toBe(digitsOf(after.text.slice(0, after.caret)))
    expect(caret).toBeLessThanOrEqual(text.length)
  })
})
