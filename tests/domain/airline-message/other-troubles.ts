import type { CorpusMessage } from './corpus-message'

export const OTHER_TROUBLES: readonly CorpusMessage[] = [
  {
    title: 'LATAM denied boarding',
    text: `LATAM
Constancia de denegación de embarque
El pasajero no pudo embarcar en el vuelo LA 702 SCL-MAD del 15 de noviembre de 2026 por sobreventa.
Código de reserva: OOO999`,
    expected: {
      type: 'SOBREVENTA',
      airline: 'LATAM',
      number: 'LA 702',
      from: 'SCL',
      to: 'MAD',
      date: '2026-11-15',
      reservation: 'OOO999',
      cause: 'sobreventa',
    },
  },
  {
    title: 'JetSMART looks for volunteers',
    text: 'JetSMART: Tu vuelo JA 044 SCL-PMC del 20/11/2026 está sobrevendido. Buscamos voluntarios que cedan su asiento a cambio de un voucher.',
    expected: {
      type: 'SOBREVENTA',
      airline: 'JETSMART',
      number: 'JA 44',
      from: 'SCL',
      to: 'PMC',
      date: '2026-11-20',
    },
  },
  {
    title: 'United, oversold',
    text: 'United Airlines: We regret that you were denied boarding on flight UA 847 from Houston (IAH) to Santiago (SCL) on October 30, 2026 because the flight was oversold. Confirmation: L4M5N6',
    expected: {
      type: 'SOBREVENTA',
      airline: 'OTRA',
      airlineName: 'United',
      number: 'UA 847',
      from: 'IAH',
      to: 'SCL',
      date: '2026-10-30',
      reservation: 'L4M5N6',
    },
  },
  {
    title: 'SKY luggage that did not arrive',
    text: `SKY Airline - Equipajes
Estimada Valentina: lamentamos que tu maleta no llegó en el vuelo H2 217 Santiago - Arica del 1 de noviembre de 2026.
Tu reporte PIR es ARIH212345. Código de reserva: SSS111.`,
    expected: {
      type: 'PROBLEMA EQUIPAJE',
      airline: 'SKY',
      number: 'H2 217',
      from: 'SCL',
      to: 'ARI',
      date: '2026-11-01',
      reservation: 'SSS111',
    },
  },
  {
    title: 'LATAM late luggage is no late flight',
    text: 'LATAM: Tu equipaje está retrasado. Llegará en el vuelo LA 123 de hoy. Vuelo de tu viaje: LA 119 SCL-ANF, 02/11/2026.',
    expected: {
      type: 'PROBLEMA EQUIPAJE',
      airline: 'LATAM',
      number: 'LA 119',
      from: 'SCL',
      to: 'ANF',
      date: '2026-11-02',
    },
  },
  {
    title: 'Iberia damaged luggage in English',
    text: 'Iberia. We have received your report about your damaged suitcase on flight IB 6831 Madrid (MAD) - Santiago (SCL), 28 October 2026. Booking code: F6G7H8',
    expected: {
      type: 'PROBLEMA EQUIPAJE',
      airline: 'OTRA',
      airlineName: 'Iberia',
      number: 'IB 6831',
      from: 'MAD',
      to: 'SCL',
      date: '2026-10-28',
      reservation: 'F6G7H8',
    },
  },
  {
    title: 'a cancelled flight, and luggage left behind',
    text: `Lamentamos la cancelación de su vuelo AR 1284 AEP-SCL del 10 de noviembre de 2026.
Además, su equipaje fue extraviado en el cambio de avión.
Aerolíneas Argentinas`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'Aerolíneas Argentinas',
      number: 'AR 1284',
      from: 'AEP',
      to: 'SCL',
      date: '2026-11-10',
    },
  },
  {
    title: 'Air France, luggage in tracing',
    text: 'Air France: votre dossier. We are still tracing your delayed baggage from flight AF 406, Paris (CDG) to Santiago (SCL), 5 Nov 2026.',
    expected: {
      type: 'PROBLEMA EQUIPAJE',
      airline: 'OTRA',
      airlineName: 'Air France',
      number: 'AF 406',
      from: 'CDG',
      to: 'SCL',
      date: '2026-11-05',
    },
  },
  {
    title: 'a refusal that quotes the passenger',
    text: `Estimado cliente:
Lamentamos lo ocurrido con su vuelo LA 600, cancelado por fuerza mayor. Por este motivo no corresponde una compensación.
Saludos, LATAM

El lun, 23 nov 2026 a las 10:12, Camila Rojas <camila@correo.cl> escribió:
> Mi vuelo LA 600 SCL-LIM del 20 de noviembre fue cancelado.
> Mi reserva es ABC123.`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-11-20',
      reservation: 'ABC123',
      cause: 'fuerza mayor',
    },
  },
]
