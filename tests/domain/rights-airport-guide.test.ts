import { describe, expect, it } from 'vitest'
import {
  AIRPORT_CONDITION,
  AIRPORT_EVIDENCE,
  AIRPORT_STEPS,
  BOARDING_RIGHTS,
  COUNTER_CARDS,
  LUGGAGE_STEPS,
  NOT_TO_SIGN,
} from '@/domain/rights/airport-guide'
import type { Right } from '@/domain/rights/laws/law'
import { rightsOf } from './rights-stories'

const titlesOf = (rights: readonly Right[]) => rights.map(({ title }) => title)

describe('what to ask for at the airport', () => {
  it('follows the hours of waiting', () => {
    expect(AIRPORT_STEPS.map(({ when, rights }) => [when, ...titlesOf(rights)])).toEqual([
      ['Apenas te avisan', 'La causa por escrito', 'Otro vuelo'],
      ['Con más de 1 hora', 'Llamadas o mensajes'],
      ['Desde 2 horas', 'Comida'],
      ['Con más de 3 horas', 'Devolución del pasaje', 'Volver al origen', 'Conexión perdida'],
      ['Si pasas la noche esperando', 'Hotel y traslado'],
    ])
  })

  it('says the same as the answer about a cancelled flight', () => {
    const { choices, care } = rightsOf({ outcome: 'no-alternative', to: 'PMC' })
    const told = [...choices, ...care].map(({ text }) => text)
    for (const { text } of AIRPORT_STEPS.flatMap(({ rights }) => rights)) {
      expect(told).toContain(text)
    }
    expect(AIRPORT_CONDITION.text).toBe(
      'Llamadas, comida, hotel y traslado los paga si es responsable y la espera es de más de 3 horas. Si no te los da, págalos tú y guarda las boletas.',
    )
  })

  it('has the rights of who may not board, and of luggage', () => {
    expect(titlesOf(BOARDING_RIGHTS)).toEqual([
      ...['Otro vuelo', 'Devolución del pasaje', 'Volver al origen', 'Un aviso por escrito'],
      'Tasas de embarque',
    ])
    expect(LUGGAGE_STEPS.map(({ text }) => text)).toContain(
      'en un vuelo internacional tienes 7 días si llegó dañado y 21 días si llegó tarde.',
    )
  })

  it('lists what to keep once, and what not to sign', () => {
    expect(new Set(AIRPORT_EVIDENCE).size).toBe(AIRPORT_EVIDENCE.length)
    expect(AIRPORT_EVIDENCE).toContain('Hora en que llegaste')
    expect(AIRPORT_EVIDENCE).toContain('Informe de equipaje del aeropuerto (PIR)')
    expect(titlesOf(NOT_TO_SIGN)).toHaveLength(4)
    const more = 'si tu daño es mayor que la suma, puedes rechazarla y demandar.'
    expect(NOT_TO_SIGN[0]?.text).toBe(more)
  })
})

describe('a card for the counter', () => {
  it.each(COUNTER_CARDS)('rests on official texts only: $title', ({ asked, law }) => {
    expect(asked.length).toBeGreaterThan(0)
    for (const { text, source } of [law, ...asked]) {
      expect(['law', 'court', 'office']).toContain(source.level)
      expect(source.url).toMatch(/^https:/)
      expect(text).not.toMatch(/por confirmar|prensa/)
    }
  })

  it('names the article of each law', () => {
    const sourceOf = (id: string) => COUNTER_CARDS.find((card) => card.id === id)?.law.source.title
    expect(sourceOf('sobreventa')).toBe('Código Aeronáutico, artículo 133 (Ley 20.831)')
    expect(sourceOf('equipaje')).toMatch(/^Código Aeronáutico, artículo 148/)
    expect(sourceOf('retraso')).toBe('Junta de Aeronáutica Civil, derechos del pasajero')
  })

  it('leaves out what only the press reports', () => {
    const asked = COUNTER_CARDS.flatMap((card) => titlesOf(card.asked))
    expect(asked).toContain('La causa por escrito')
    for (const title of ['Los daños que pruebes', 'Conexión perdida', 'No firmes antes de saber']) {
      expect(asked).not.toContain(title)
    }
  })
})
