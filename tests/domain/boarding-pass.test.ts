import { encode } from 'bcbp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBoardingPass, type FlightLeg } from '@/domain/claim/boarding-pass'
import { toDayString } from '@/domain/dates'
import { buildPassText } from '@tests/support/boarding-pass'
import { property } from '@tests/support/property'
import { anyText } from './arbitrary-text'

const TODAY = new Date(2026, 10, 21, 12)

const WHOLE = buildPassText()

const read = (text: string, today = TODAY) => parseBoardingPass(text, today)
type LegText = Parameters<typeof buildPassText>[1]

const firstLeg = (leg: LegText, today = TODAY) =>
  read(buildPassText(undefined, leg), today)?.legs[0]

/** The example of the standard: two legs, each with conditional fields. */
const STANDARD =
  'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 14D>6181WW6325BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 327C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE'

describe('a boarding pass', () => {
  it('has the passenger and every flight', () => {
    const name = { name: 'Camila', lastname: 'Rojas Diaz', isNameCut: false }
    const route = { from: 'SCL', to: 'LIM', number: 'LA 600', date: '2026-11-21' }
    const leg = { ...route, seat: '12A', reservation: 'ABC123', airline: 'LATAM' }
    expect(read(WHOLE)).toEqual({ ...name, legs: [leg] })
  })

  it('with several legs has them in order, skipping conditional fields', () => {
    const legs = read(STANDARD)?.legs.map(({ from, to, number, date }) => [from, to, number, date])
    expect(legs?.map((leg) => leg.join())).toEqual([
      'YUL,FRA,AC 834,2026-11-22',
      'FRA,GVA,LH 3664,2025-11-23',
    ])
  })

  it('of another program is read as well', () => {
    const text = encode({
      data: {
        passengerName: 'SOTO/ANA',
        issuanceDate: new Date(Date.UTC(2026, 10, 1)),
        legs: [
          {
            operatingCarrierPNR: 'XYZ99Z',
            departureAirport: 'CCP',
            arrivalAirport: 'SCL',
            operatingCarrierDesignator: 'H2',
            flightNumber: '0203',
            flightDate: new Date(Date.UTC(2026, 10, 20)),
            compartmentCode: 'Y',
            seatNumber: '003F',
            checkInSequenceNumber: '0007',
            passengerStatus: '1',
            airlineNumericCode: '605',
            frequentFlyerNumber: '123456789',
          },
        ],
      },
    })
    expect(read(text)).toMatchObject({
      name: 'Ana',
      lastname: 'Soto',
      legs: [{ number: 'H2 203', date: '2026-11-20', seat: '3F', airline: 'SKY' }],
    })
  })

  it('drops the ticket number and the frequent flyer number', () => {
    expect(JSON.stringify(read(STANDARD))).not.toMatch(/1234567890|0987654321/)
  })
})

describe('a name', () => {
  it.each([
    ['ROJAS DIAZ/CAMILA ANDREA', 'Camila An', 'Rojas Diaz', true],
    ['ROJAS/CAMILA', 'Camila', 'Rojas', false],
    ['ROJAS/CAMILA MRS', 'Camila', 'Rojas', false],
    ['ROJAS/CAMILAMRS', 'Camila', 'Rojas', false],
    ['ROJAS/CAMILAMS', 'Camila', 'Rojas', false],
    ['ROJAS/ANA LUZ MISS', 'Ana Luz', 'Rojas', false],
    ['ROJAS/PEDROMR', 'Pedro', 'Rojas', false],
    ['ROJAS/PEDRO MSTR', 'Pedro', 'Rojas', false],
    ['ROJAS/PEDROCHD', 'Pedro', 'Rojas', false],
    ['ROJAS/INES INF', 'Ines', 'Rojas', false],
    ['ROJAS/INES/MISS', 'Ines', 'Rojas', false],
    ['ROJAS MR/PEDRO', 'Pedro', 'Rojas', false],
    ['ROJAS/MR', '', 'Rojas', false],
    ['ROJAS/WILLIAMS', 'Williams', 'Rojas', false],
    ['ROJAS/WILLIAMS MR', 'Williams', 'Rojas', false],
    ["O'HIGGINS/ANA-MARIA", 'Ana-Maria', "O'Higgins", false],
    ['ROJAS', '', 'Rojas', false],
    ['FERNANDEZ DE LA FUEN', '', 'Fernandez De La Fuen', true],
  ])('%s is shown in normal spelling', (written, name, lastname, isNameCut) => {
    expect(read(buildPassText(written.slice(0, 20)))).toMatchObject({ name, lastname, isNameCut })
  })
})

describe('a flight', () => {
  it.each<[LegText, Partial<FlightLeg>]>([
    [{ carrier: 'LP' }, { airline: 'LATAM', number: 'LP 600' }],
    [{ carrier: '4C' }, { airline: 'LATAM', number: '4C 600' }],
    [{ carrier: 'H2' }, { airline: 'SKY' }],
    [{ carrier: 'H8' }, { airline: 'SKY' }],
    [{ carrier: 'JA' }, { airline: 'JETSMART' }],
    [{ carrier: 'WJ' }, { airline: 'JETSMART' }],
    [{ carrier: 'IB' }, { airline: 'OTRA', number: 'IB 600' }],
    [{ carrier: 'LAN' }, { airline: 'LATAM', number: 'LAN 600' }],
    [{ number: '0007A' }, { number: 'LA 7A' }],
    [{ number: '123' }, { number: 'LA 123' }],
    [{ number: '0000' }, { number: 'LA 0' }],
    [{ seat: '002C' }, { seat: '2C' }],
    [{ seat: '110K' }, { seat: '110K' }],
    [{ seat: 'INF' }, { seat: '' }],
    [{ seat: '' }, { seat: '' }],
    [{ seat: 'GATE' }, { seat: '' }],
    [{ reservation: '' }, { reservation: '' }],
    [{ reservation: 'ABCDEFG' }, { reservation: 'ABCDEFG' }],
    [{ more: '>5180' }, { from: 'SCL', to: 'LIM' }],
  ])('%j is %j', (leg, expected) => {
    expect(firstLeg(leg)).toMatchObject(expected)
  })
})

describe('the day of a flight', () => {
  it.each([
    ['today', '2026-11-21', '325', '2026-11-21'],
    ['tomorrow', '2026-11-21', '326', '2026-11-22'],
    ['the day after, which was a year ago', '2026-11-21', '327', '2025-11-23'],
    ['long ago in this year', '2026-11-21', '001', '2026-01-01'],
    ['last year', '2026-01-05', '360', '2025-12-26'],
    ['New Year, on its eve', '2026-12-31', '001', '2027-01-01'],
    ['the day before New Year', '2027-01-01', '365', '2026-12-31'],
    ['day 60 of a leap year', '2028-03-05', '060', '2028-02-29'],
    ['day 60 of another', '2027-03-05', '060', '2027-03-01'],
    ['day 60, before it comes again', '2029-02-01', '060', '2028-02-29'],
    ['the last day of a leap year', '2029-01-10', '366', '2028-12-31'],
    ['the night the clocks go forward', '2026-09-10', '249', '2026-09-06'],
    ['the night the clocks go back', '2026-04-10', '095', '2026-04-05'],
  ])('is %s', (_what, today, day, date) => {
    for (const hour of [0, 1, 12, 23]) {
      const [year = 0, month = 0, dayOfMonth = 0] = today.split('-').map(Number)
      expect(firstLeg({ day }, new Date(year, month - 1, dayOfMonth, hour))?.date).toBe(date)
    }
  })

  it.each([
    ['000', TODAY],
    ['367', TODAY],
    ['999', TODAY],
    ['366', TODAY],
    ['366', new Date(2027, 5, 1)],
    ['325', new Date(NaN)],
  ])('%s is rejected if no year near %s has that day', (day, today) => {
    expect(firstLeg({ day }, today)).toBeUndefined()
  })

  const days = { min: new Date(2001, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true }
  const anyDay = fc.integer({ min: 1, max: 365 })

  property('is within the year before tomorrow', [fc.date(days), anyDay], (today, day) => {
    const date = firstLeg({ day: String(day).padStart(3, '0') }, today)?.date ?? ''
    const shift = (by: number) =>
      toDayString(new Date(today.getFullYear(), today.getMonth(), today.getDate() + by))
    expect(date <= shift(1)).toBe(true)
    expect(date > shift(1 - 366)).toBe(true)
    // And on the encoded day.
    expect(date).toBe(toDayString(new Date(Number(date.slice(0, 4)), 0, day)))
  })
})

describe('an invalid boarding pass', () => {
  it.each([
    ['nothing', ''],
    ['an address', 'https://vuelojusto.cl/reclamo?id=un-codigo-qr-muy-largo-de-mas-de-60-letras'],
    ['a number', '7801234567890'],
    ['a pass of no legs', WHOLE.replace('M1', 'M0')],
    ['a pass of five', WHOLE.replace('M1', 'M5')],
    ['a missing second leg', WHOLE.replace('M1', 'M2')],
    ['another format', WHOLE.replace('M1', 'X1')],
    ['small letters', WHOLE.toLowerCase()],
    ['a flight from an airport to itself', WHOLE.replace('SCLLIM', 'SCLSCL')],
    ['a flight without a number', buildPassText(undefined, { number: '' })],
    ['day 000', buildPassText(undefined, { day: '000' })],
    ['a name of digits', buildPassText('1234/5678')],
    ['a name that begins with a blank', buildPassText(' ROJAS/CAMILA')],
  ])('is rejected: %s', (_what, text) => {
    expect(read(text)).toBeNull()
  })

  it('is rejected when truncated, or when a character before the day is lost or doubled', () => {
    for (let length = 0; length < WHOLE.length; length += 1) {
      expect(read(WHOLE.slice(0, length))).toBeNull()
    }
    expect(read(STANDARD.slice(0, 150))).toBeNull()
    for (let at = 0; at < 45; at += 1) {
      expect(read(WHOLE.slice(0, at) + WHOLE.slice(at + 1))).toBeNull()
    }
    for (let at = 2; at < 44; at += 1) {
      expect(read(WHOLE.slice(0, at) + WHOLE.slice(at - 1))).toBeNull()
    }
  })

  const place = fc.nat({ max: WHOLE.length })

  property('of any text never throws', [place, anyText, fc.nat({ max: 40 })], (at, text, gone) => {
    expect(read(text)).toBeNull()
    const pass = read(STANDARD.slice(0, at) + text + STANDARD.slice(at + gone))
    expect(pass === null || pass.legs.length > 0).toBe(true)
  })
})
