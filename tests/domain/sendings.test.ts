import { describe, expect, it } from 'vitest'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import {
  joinReceipts,
  passengersIn,
  receiptsOf,
  withReceived,
  withSending,
  type Sendings,
} from '@/domain/claim/receipt/sendings'

const passenger = (id: string, name: string) => ({ id, name, lastname: 'Muñoz', rut: '' })
const ANA = passenger('1', 'Ana')
const LUZ = passenger('2', 'Luz')
const LEO = passenger('3', 'Leo')

const CLAIM = { type: 'RETRASO', airline: 'SKY', email: 'ana@correo.cl', flight: '', files: [] }
const receipt = (name: string, changes: Partial<Receipt> = {}): Receipt => ({
  ...CLAIM,
  sentAt: 1000,
  passengers: [`${name} Muñoz`],
  ...changes,
})
const BOTH = receipt('Ana', { sentAt: 2000, passengers: ['Ana Muñoz', 'Luz Muñoz'] })

const SENDINGS: Sendings = {
  '1': { state: 'sent', receipt: receipt('Ana') },
  '2': { state: 'unknown', receipt: receipt('Luz', { sentAt: 2000 }) },
  '3': { state: 'refused' },
}

describe("the state of each passenger's claim", () => {
  it('is one of four states', () => {
    const everybody = [ANA, LUZ, LEO, passenger('4', 'Sol')]
    const inState = (['sent', 'unknown', 'refused'] as const).map((state) =>
      passengersIn(state, everybody, SENDINGS).map(({ name }) => name),
    )
    expect(inState).toEqual([['Ana'], ['Luz'], ['Leo']])
  })

  it('belongs to the entry, independent of RUT and position', () => {
    const renamed = { ...LUZ, name: 'Luz María', rut: '5.261.117-2' }
    expect(passengersIn('unknown', [LEO, renamed, ANA], SENDINGS)).toEqual([renamed])
  })

  it('is removed where nothing was sent', () => {
    expect(withSending(SENDINGS, '2', null)).toEqual({ '1': SENDINGS['1'], '3': SENDINGS['3'] })
    expect(withSending({}, '1', { state: 'refused' })).toEqual({ '1': { state: 'refused' } })
  })

  it('is complete once the lost answer arrived by e-mail', () => {
    expect(receiptsOf([ANA, LUZ], SENDINGS)).toBeNull()
    expect(receiptsOf([ANA, LUZ], withReceived(SENDINGS))).toEqual([BOTH])
    expect(receiptsOf([ANA, LUZ, LEO], withReceived(SENDINGS))).toBeNull()
  })
})

describe('receipts of one form', () => {
  it('are joined if all claims are equal, else separate, with the latest time', () => {
    const changed = receipt('Leo', { sentAt: 3000, type: 'CANCELACIÓN' })
    const luz = receipt('Luz', { sentAt: 2000 })
    expect(joinReceipts([receipt('Ana'), luz, changed])).toEqual([BOTH, changed])
    expect(joinReceipts([receipt('Ana', { sentAt: 2000 }), receipt('Luz')])).toEqual([BOTH])
  })
})
