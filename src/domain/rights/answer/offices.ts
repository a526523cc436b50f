import { countryName } from '@/domain/rights/country-names'
import type { Right } from '@/domain/rights/laws/law'
import { SOURCES } from '@/domain/rights/laws/sources'
import { countriesOf, isEuCountry, type Route } from '@/domain/rights/route'
import type { Problem } from '@/domain/rights/story'

/** Business days that an airline has to answer a claim at SERNAC. */
export const SERNAC_DAYS = '18 días hábiles'

const CONSUMIDOR_DAYS = '10 días'

const OFFICES: Readonly<Record<string, readonly Right[]>> = {
  CL: [
    {
      title: 'SERNAC',
      text: `Reclamas gratis, por internet con ClaveÚnica o en persona; la aerolínea responde en ${SERNAC_DAYS} como máximo.`,
      source: SOURCES.sernac,
    },
    {
      title: 'Junta de Aeronáutica Civil (JAC)',
      text: 'Publica los derechos del pasajero: muéstralos a la aerolínea cuando reclames.',
      source: SOURCES.civilAviationBoard,
    },
    {
      title: 'Juzgado de Policía Local',
      text: 'Es el paso siguiente si no hay acuerdo: SERNAC media, pero no condena.',
      source: SOURCES.localCourt,
    },
  ],
  ES: [
    {
      title: 'AESA, España',
      text: 'Primero reclamas a la aerolínea. Si en un mes no responde, o su respuesta no te sirve, reclamas ante AESA.',
      source: SOURCES.aesa,
    },
  ],
  US: [
    {
      title: 'DOT, Estados Unidos',
      text: 'Recibe tu reclamo por internet y se lo envía a la aerolínea.',
      source: SOURCES.dot,
    },
  ],
  BR: [
    {
      title: 'Consumidor.gov.br, Brasil',
      text: `Reclamas gratis por internet; la aerolínea responde en ${CONSUMIDOR_DAYS}.`,
      source: SOURCES.consumidor,
    },
  ],
}

function officesIn(country: string, problem: Problem): readonly Right[] {
  // AESA and similar offices handle the EU regulation, which has no rule for luggage.
  const isEurope = isEuCountry(country)
  if (isEurope && problem === 'equipaje') return []
  const [...known] = OFFICES[country] ?? []
  if (known.length > 0 || !isEurope) return known
  const name = countryName(country)
  return [
    {
      title: `Autoridad de aviación de ${name}`,
      text: `Recibe los reclamos por el reglamento europeo de los vuelos que salen de ${name}.`,
      source: SOURCES.aesa,
    },
  ]
}

/** Offices where the passenger can claim for free, without us. */
export function officesFor(route: Route, problem: Problem): readonly Right[] {
  return countriesOf(route).flatMap((country) => officesIn(country, problem))
}
