import type { CorpusMessage } from './corpus-message'

/** Late flights and changes of schedule: on another day they are cancellations. */
export const SCHEDULE_CHANGES: readonly CorpusMessage[] = [
  {
    title: 'LATAM delay by SMS',
    text: 'LATAM informa: tu vuelo LA 532 SCL-JFK del 22 NOV presenta un retraso por llegada tardía de la aeronave. Nueva hora de salida: 23:50. Reserva DEF456',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 532',
      from: 'SCL',
      to: 'JFK',
      date: '2026-11-22',
      reservation: 'DEF456',
      cause: 'llegada tardía de la aeronave',
    },
  },
  {
    title: 'JetSMART, a new hour on the same day',
    text: `JetSMART
Hola Pedro, el horario de tu vuelo JA 205 fue modificado.
Ruta: La Serena (LSC) - Santiago (SCL)
Antes: 10 de noviembre de 2026, 09:10
Ahora: 10 de noviembre de 2026, 13:45
Código de reserva: W3E4R5`,
    expected: {
      type: 'RETRASO',
      airline: 'JETSMART',
      number: 'JA 205',
      from: 'LSC',
      to: 'SCL',
      date: '2026-11-10',
      reservation: 'W3E4R5',
    },
  },
  {
    title: 'LATAM, reprogrammed to another day',
    text: `Tu vuelo LA 182 de Santiago a Iquique del 6 de noviembre de 2026 fue reprogramado para el 7 de noviembre de 2026 a las 07:30 por razones operacionales.
Código de reserva: ZAQ12W`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 182',
      from: 'SCL',
      to: 'IQQ',
      date: '2026-11-06',
      reservation: 'ZAQ12W',
      cause: 'razones operacionales',
    },
  },
  {
    title: 'SKY, before and now on two days',
    text: `Cambio de itinerario
SKY te informa que tu vuelo H2 303 tuvo un cambio.
Vuelo original: 14-11-2026 20:30 Punta Arenas (PUQ) - Santiago (SCL)
Nuevo vuelo: 15-11-2026 06:10 Punta Arenas (PUQ) - Santiago (SCL)
PNR: C0V1D9`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'SKY',
      number: 'H2 303',
      from: 'PUQ',
      to: 'SCL',
      date: '2026-11-14',
      reservation: 'C0V1D9',
    },
  },
  {
    title: 'SKY, a change of hour',
    text: 'SKY: Tu vuelo H2 160 Calama - Santiago del 12/11 cambió de horario. Nuevo horario: 16:20 hrs. Reserva RR55TT.',
    expected: {
      type: 'RETRASO',
      airline: 'SKY',
      number: 'H2 160',
      from: 'CJC',
      to: 'SCL',
      date: '2026-11-12',
      reservation: 'RR55TT',
    },
  },
  {
    title: 'Copa delay',
    text: `Copa Airlines
Su vuelo CM 175 Ciudad de Panamá (PTY) - Santiago (SCL) del 17 de noviembre está demorado por congestión en el aeropuerto.
Nueva hora estimada: 21:35
Código de reservación: AB1CD2`,
    expected: {
      type: 'RETRASO',
      airline: 'OTRA',
      airlineName: 'Copa',
      number: 'CM 175',
      from: 'PTY',
      to: 'SCL',
      date: '2026-11-17',
      reservation: 'AB1CD2',
      cause: 'congestión en el aeropuerto',
    },
  },
  {
    title: 'Air Canada delay in English',
    text: 'Air Canada: Flight AC92 from Toronto (YYZ) to Santiago (SCL) on 21 Nov 2026 is delayed due to an unscheduled aircraft change. New departure time: 01:20. Booking reference: 5TGBNH',
    expected: {
      type: 'RETRASO',
      airline: 'OTRA',
      airlineName: 'Air Canada',
      number: 'AC 92',
      from: 'YYZ',
      to: 'SCL',
      date: '2026-11-21',
      reservation: '5TGBNH',
      cause: 'an unscheduled aircraft change',
    },
  },
  {
    title: 'American, a schedule change to the next day',
    text: `There has been a schedule change to your trip.
Flight AA 957, Miami (MIA) to Santiago (SCL)
Previous: Nov 10, 2026, 9:25 p.m.
New: Nov 11, 2026, 8:05 a.m.
Confirmation code: PLMOKN
American Airlines`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'American Airlines',
      number: 'AA 957',
      from: 'MIA',
      to: 'SCL',
      date: '2026-11-10',
      reservation: 'PLMOKN',
    },
  },
  {
    title: 'LATAM in Portuguese',
    text: 'LATAM: Houve uma alteração no horário do seu voo LA 751 GRU-SCL de 9 de novembro. Novo horário: 19h40. Código de reserva: UJM7IK',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 751',
      from: 'GRU',
      to: 'SCL',
      date: '2026-11-09',
      reservation: 'UJM7IK',
    },
  },
  {
    title: 'a flight moved to an earlier hour',
    text: 'Te avisamos que tu vuelo LA 31 Santiago-Temuco del 24 de noviembre fue adelantado: sale a las 06:05. Reserva: HH33JJ. LATAM',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 31',
      from: 'SCL',
      to: 'ZCO',
      date: '2026-11-24',
      reservation: 'HH33JJ',
    },
  },
  {
    title: 'a late flight that leaves just after midnight',
    text: 'JetSMART: tu vuelo JA 190 IQQ-SCL del 19 de noviembre de las 23:20 está retrasado. Nueva salida: 20 de noviembre 01:05.',
    expected: {
      type: 'RETRASO',
      airline: 'JETSMART',
      number: 'JA 190',
      from: 'IQQ',
      to: 'SCL',
      date: '2026-11-19',
    },
  },
  {
    title: 'late because another flight was cancelled',
    text: 'Tu vuelo LA 277 CCP-SCL del 4 de noviembre está retrasado debido a la cancelación de un vuelo anterior de la aeronave. LATAM',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 277',
      from: 'CCP',
      to: 'SCL',
      date: '2026-11-04',
    },
  },
  {
    title: 'not cancelled, but late',
    text: 'Estimado pasajero: su vuelo NO ha sido cancelado. El vuelo H2 512 LIM-SCL del 23/11/2026 saldrá con retraso por tráfico aéreo. SKY',
    expected: {
      type: 'RETRASO',
      airline: 'SKY',
      number: 'H2 512',
      from: 'LIM',
      to: 'SCL',
      date: '2026-11-23',
      cause: 'tráfico aéreo',
    },
  },
  {
    title: 'a weekday that only the year to come has',
    text: 'LATAM: tu vuelo LA 600 SCL-LIM del domingo 20 de diciembre cambió de horario. Nueva hora: 18:00. Reserva DDD444',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-12-20',
      reservation: 'DDD444',
    },
  },
  {
    title: 'a day to come without a year is the past one',
    text: 'LATAM: tu vuelo LA 600 SCL-LIM del 20 de diciembre cambió de horario. Nueva hora: 18:00.',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2025-12-20',
    },
  },
  {
    title: 'LATAM, two itineraries in columns',
    text: `LATAM

Hola Ana,

Tuvimos que hacer un cambio en el itinerario de tu viaje.

Itinerario anterior
LA 600
lun 19 oct
SCL 10:00
LIM 12:00

Nuevo itinerario
LA 602
mar 20 oct
SCL 18:00
LIM 20:00

Código de reserva
ABC123`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-10-19',
      reservation: 'ABC123',
    },
  },
  {
    title: 'JetSMART in English, to the next day',
    text: 'Hi, your JetSMART flight JA 7712 from Santiago to Lima on October 3rd has been rescheduled to October 4th. Booking code: QWE123',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'JETSMART',
      number: 'JA 7712',
      from: 'SCL',
      to: 'LIM',
      date: '2026-10-03',
      reservation: 'QWE123',
    },
  },
  {
    title: 'LATAM, the hour of before stands second',
    text: 'Su vuelo LA 233 SCL-CCP ha sido retrasado. Nueva hora 15:30. Hora original 10:00. Fecha: 20-10-2026 10:00. Causa: neblina en el aeropuerto de Concepción.',
    expected: {
      type: 'RETRASO',
      airline: 'LATAM',
      number: 'LA 233',
      from: 'SCL',
      to: 'CCP',
      date: '2026-10-20',
      cause: 'neblina en el aeropuerto de Concepción',
    },
  },
  {
    title: 'SKY, from one day to the day before',
    text: 'SKY: Su vuelo fue adelantado del 22/11 al 21/11. H2 305 SCL-CCP. PNR ABC12D',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'SKY',
      number: 'H2 305',
      from: 'SCL',
      to: 'CCP',
      date: '2026-11-22',
      reservation: 'ABC12D',
    },
  },
  {
    title: 'JetSMART, a "new date" that is the same day',
    text: 'JetSMART | Cambio de itinerario. Vuelo JA 722. Fecha original: 14-11-2026 08:00. Nueva fecha: 14-11-2026 11:20. Reserva T5Y6U7',
    expected: {
      type: 'RETRASO',
      airline: 'JETSMART',
      number: 'JA 722',
      date: '2026-11-14',
      reservation: 'T5Y6U7',
    },
  },
  {
    title: 'LATAM, a new date after the old one',
    text: 'Tu vuelo LA 411 EZE-SCL del 10/11/2026 fue reprogramado. Nueva fecha: 12/11/2026 10:00.',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 411',
      from: 'EZE',
      to: 'SCL',
      date: '2026-11-10',
    },
  },
]
