import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLAIM_TYPES } from '@/domain/claim/catalogue'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { answerDueAt, dueText, reminderAt } from '@/domain/claim/receipt/answer-due'
import { addWorkingHours } from '@/domain/country/working-days'
import { answerEvent } from '@/domain/claim/receipt/answer-event'
import { adviceFor } from '@/domain/claim/receipt/meanwhile'
import { parseReceipts } from '@/domain/claim/receipt/read-receipt'
import { filesText, maskEmail, receiptsSummary } from '@/domain/claim/receipt/receipt-words'
import { sentMoment } from '@/domain/claim/receipt/sent-text'
import { anyText } from './arbitrary-text'
import { property } from '@tests/support/property'

/** Saturday, 21 November 2026. */
const SENT_AT = new Date(2026, 10, 21, 19, 57)

const RECEIPT: Receipt = {
  sentAt: SENT_AT.getTime(),
  type: 'CANCELACIÓN',
  airline: 'JETSMART',
  email: 'camila@correo.cl',
  flight: 'LA 123, SCL a CCP',
  passengers: ['Camila Rojas Díaz'],
  files: [
    { name: 'tarjeta.jpg', size: 1024 * 1024 },
    { name: '12345678-5.pdf', size: 1.1 * 1024 * 1024 },
  ],
}

const HOUR_MS = 60 * 60 * 1000
const days = { min: new Date(2024, 0, 1), max: new Date(2032, 0, 1), noInvalidDate: true }
const anyMoment = fc.date(days)

const anyReceipt: fc.Arbitrary<Receipt> = fc.record({
  sentAt: anyMoment.map((date) => date.getTime()),
  type: anyText,
  airline: anyText,
  email: anyText,
  flight: anyText,
  passengers: fc.array(anyText),
  files: fc.array(fc.record({ name: anyText, size: fc.nat() })),
})

describe('24 working hours', () => {
  it.each([
    ['a Monday', [23, 10, 15], [24, 10, 15], 'aprox. el martes 24/11 a las 10:15'],
    ['a Thursday night', [26, 23, 59], [27, 23, 59], 'aprox. el viernes 27/11 a las 23:59'],
    ['a Friday', [27, 19, 57], [30, 19, 57], 'aprox. el lunes 30/11 a las 19:57'],
    ['a Saturday', [21, 19, 57], [24, 0, 0], 'aprox. al terminar el lunes 23/11'],
    ['a Sunday', [22, 0, 0], [24, 0, 0], 'aprox. al terminar el lunes 23/11'],
  ] as const)('that start on %s end at the right time', (_day, sent, due, text) => {
    const [day, hour, minute] = sent
    const end = answerDueAt(new Date(2026, 10, day, hour, minute))
    expect(end).toEqual(new Date(2026, 10, ...due))
    expect(dueText(end)).toBe(text)
  })

  property('are 24 hours outside weekends, for any start', [anyMoment], (sent) => {
    // Counts the hours in between one by one.
    sent.setMinutes(0, 0, 0)
    const due = answerDueAt(sent).getTime()
    const hours = Math.round((due - sent.getTime()) / HOUR_MS)
    const working = Array.from({ length: hours }, (_, index) =>
      new Date(sent.getTime() + index * HOUR_MS).getDay(),
    ).filter((day) => day !== 0 && day !== 6)
    // One hour more or less when the clocks change.
    expect(Math.abs(working.length - 24)).toBeLessThanOrEqual(1)
    expect([1, 2, 3, 4, 5]).toContain(new Date(due).getDay())
  })

  it("can be the operator's number of hours, without weekends", () => {
    const friday = new Date(2026, 10, 27, 20, 0)
    expect(addWorkingHours(friday, 48)).toEqual(new Date(2026, 11, 1, 20, 0))
    expect(addWorkingHours(friday, 3)).toEqual(new Date(2026, 10, 27, 23, 0))
    expect(addWorkingHours(friday, 10)).toEqual(new Date(2026, 10, 30, 6, 0))
    expect(addWorkingHours(friday, 36)).toEqual(new Date(2026, 11, 1, 8, 0))
  })

  property('have a reminder that is never at night, and never early', [anyMoment], (due) => {
    const reminder = reminderAt(due)
    expect(reminder.getTime()).toBeGreaterThanOrEqual(due.getTime())
    expect(reminder.getTime() - due.getTime()).toBeLessThan(13 * HOUR_MS)
    expect(reminder.getHours()).toBeGreaterThanOrEqual(9)
    expect(reminder.getHours()).toBeLessThan(21)
  })
})

describe('the calendar file', () => {
  const NOW = new Date(2026, 10, 22, 8)
  const utc = (moment: Date) => moment.toJSON().replace(/[-:]|\.\d+/g, '')

  /** Unfolds the lines of a calendar. */
  function unfold(text: string): string[] {
    return text.replace(/\r\n /g, '').split('\r\n')
  }

  it('has one event at the time of the reminder, with all required fields', () => {
    const lines = unfold(answerEvent(RECEIPT, NOW))
    expect(lines).toContain('BEGIN:VEVENT')
    expect(lines).toContain(`UID:reclamo-${RECEIPT.sentAt}@vuelo-justo`)
    expect(lines).toContain(`DTSTAMP:${utc(NOW)}`)
    expect(lines).toContain(`DTSTART:${utc(new Date(2026, 10, 24, 9))}`)
    expect(lines).toContain(`DTEND:${utc(new Date(2026, 10, 24, 9, 30))}`)
    expect(lines).toContain('SUMMARY:Respuesta de Vuelo Justo sobre tu reclamo')
    expect(lines).toContain(
      'DESCRIPTION:Enviaste tu reclamo contra JetSMART el 21/11/2026\\, 19:57.\\nLas 24 horas hábiles se cumplen aprox. al terminar el lunes 23/11\\, sin contar feriados.\\nLa respuesta llega a camila@correo.cl. Mira también en spam.',
    )
  })

  property('stays valid for any text', [anyReceipt], (receipt) => {
    const text = answerEvent(receipt, NOW)
    const lines = text.split('\r\n')
    expect(lines.pop()).toBe('')
    // Folded lines, no injected line, whole characters.
    lines.forEach((line) => {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]|\p{Cs}/u)
    })
    const names = unfold(text).map((line) => /^[A-Z]+:/.exec(line)?.[0])
    expect(names.filter((name) => name === undefined)).toEqual([undefined])
    expect(names.filter((name) => name === 'BEGIN:')).toHaveLength(3)
    expect(names).toHaveLength(20 + 1)
  })
})

describe('a stored receipt', () => {
  property('is restored as stored', [anyReceipt], (receipt) => {
    expect(parseReceipts(structuredClone([receipt]))).toEqual([receipt])
  })

  const file = { name: 'a.pdf', size: 1 }

  it.each([
    ...[undefined, 'recibo', [], { ...RECEIPT, sentAt: '2026' }, { ...RECEIPT, sentAt: 1e300 }],
    ...[{ email: 5 }, { flight: undefined }, { passengers: 'Camila' }, { passengers: [null] }].map(
      (wrong) => ({ ...RECEIPT, ...wrong }),
    ),
    ...[{}, [{ name: 'a.pdf' }], [{ ...file, size: -1 }]].map((files) => ({ ...RECEIPT, files })),
  ])('is rejected if it is %j', (value) => {
    expect(parseReceipts([value])).toBeNull()
    expect(parseReceipts([RECEIPT, value])).toBeNull()
  })

  it('of an earlier version is single', () => {
    expect(parseReceipts(RECEIPT)).toEqual([RECEIPT])
    expect(parseReceipts([])).toBeNull()
  })

  property('is never parsed from other data, and never throws', [fc.anything()], (value) => {
    expect(parseReceipts(value)).toBeNull()
  })
})

describe('the summary for a chat', () => {
  it('says what was sent and when, without file names', () => {
    expect(receiptsSummary([RECEIPT])).toBe(
      [
        'Hola, este es el comprobante de mi reclamo.',
        'Enviado: 21/11/2026, 19:57',
        'Tipo: CANCELACIÓN',
        'Aerolínea: JetSMART',
        'Vuelo: LA 123, SCL a CCP',
        'Pasajero: Camila Rojas Díaz',
        'Correo: camila@correo.cl',
        'Archivos: 2 archivos, 2,1 MB',
      ].join('\n'),
    )
  })

  it('leaves out missing facts, and names all passengers', () => {
    const summary = receiptsSummary([{ ...RECEIPT, flight: '', passengers: ['Ana', 'Luis'] }])
    expect(summary).not.toContain('Vuelo')
    expect(summary).toContain('Pasajeros: Ana, Luis')
    expect(filesText([])).toBe('Sin archivos')
    expect(filesText([{ name: 'a', size: 34 }])).toBe('1 archivo, 34 B')
  })

  it.each([
    ['ana@correo.cl', 'a•••@correo.cl'],
    ['a@b@correo.cl', 'a•••@correo.cl'],
    ['ñandú@correo.cl', 'ñ•••@correo.cl'],
    ['correo', '•••'],
    ['@correo.cl', '•••'],
    ['', '•••'],
  ])('masks the e-mail %j as %j on a visible screen', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})

it.each([...CLAIM_TYPES, 'ALGO NUEVO'])('the meantime advice has three lines for %s', (type) => {
  const lines = adviceFor(type)
  expect(lines.map(({ kind }) => kind)).toEqual(['ask', 'keep', 'wait'])
  lines.forEach(({ text }) => expect(text).toMatch(/^[A-Z].{10,75}\.$/))
})

it.each([
  [new Date(2026, 10, 21, 23, 59), 'hoy a las 19:57'],
  [new Date(2026, 10, 22, 0, 1), 'ayer a las 19:57'],
  [new Date(2026, 10, 29), 'el 21/11/2026 a las 19:57'],
])('the time of sending has a natural wording on %s', (now, text) => {
  expect(sentMoment(SENT_AT, now)).toBe(text)
})
