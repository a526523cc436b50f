import type { CorpusMessage } from './corpus-message'

/** Messages that look like more than they say. */
export const TRAPS: readonly CorpusMessage[] = [
  {
    title: 'not cancelled',
    text: 'Estimado pasajero, su vuelo NO ha sido cancelado. Su vuelo H2 512 LIM-SCL del 23/11/2026 sale a la hora programada. SKY',
    expected: {
      airline: 'SKY',
      number: 'H2 512',
      from: 'LIM',
      to: 'SCL',
      date: '2026-11-23',
    },
  },
  {
    title: 'not cancelled in English',
    text: "Your flight AA 912 on November 19, 2026 hasn't been cancelled and is not delayed. American Airlines",
    expected: {
      airline: 'OTRA',
      airlineName: 'American Airlines',
      number: 'AA 912',
      date: '2026-11-19',
    },
  },
  {
    title: 'a hotel beside the flight',
    text: `Tu paquete está confirmado
Hotel Costa Linda
Código de reserva: HTL789
Check-in: 21-11-2026 Check-out: 25-11-2026
Vuelo LATAM LA 600 SCL-LIM
Código de reserva aérea: AER456
Fecha: 21-11-2026`,
    expected: {
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-11-21',
      reservation: 'AER456',
    },
  },
  {
    title: 'a hotel alone',
    text: 'Tu reserva en el Hotel Plaza Lima fue cancelada. Código de reserva: HPL123. Check-in 20-11-2026.',
    expected: {},
  },
  {
    title: 'phone numbers',
    text: 'LATAM: tu vuelo fue cancelado. Llámanos al 600 526 2000 o al +56 2 2526 2000. También en LA 600 526 2000.',
    expected: { type: 'CANCELACIÓN', airline: 'LATAM' },
  },
  {
    title: 'dates of payment',
    text: `Comprobante de compra
SKY Airline
Fecha de pago: 01-10-2026
Monto cancelado: $45.990
Vuelo H2 077 Santiago - Valdivia
Salida: 18-11-2026 07:15
Código de reserva: PAG001`,
    expected: {
      airline: 'SKY',
      number: 'H2 77',
      from: 'SCL',
      to: 'ZAL',
      date: '2026-11-18',
      reservation: 'PAG001',
    },
  },
  {
    title: 'the date of the refund',
    text: 'JetSMART: por la cancelación de tu vuelo JA 100 SCL-CJC, el reembolso se hará antes del 15-12-2026.',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'JETSMART',
      number: 'JA 100',
      from: 'SCL',
      to: 'CJC',
    },
  },
  {
    title: 'an advertisement',
    text: `SKY: ¡Cyber! Santiago - Lima desde $39.990. Compra hasta el 30/11/2026 con cancelación gratis. Usa el código SKY2026.`,
    expected: {},
  },
  {
    title: 'an advertisement for an insurance',
    text: 'LATAM Pass: protege tu viaje contra retrasos, cancelaciones y pérdida de equipaje. Suscríbete y acumula millas.',
    expected: {},
  },
  {
    title: 'a mail about rights in general',
    text: 'Conoce tus derechos en caso de retraso, cancelación o sobreventa. Si tu vuelo es cancelado puedes pedir la devolución.',
    expected: {},
  },
  {
    title: 'a confirmation with conditions',
    text: `¡Tu compra está lista! JetSMART
Código de reserva: CON123
Vuelo JA 305 Santiago (SCL) - Copiapó (CPO)
27 de noviembre de 2026, 08:00
Si tu vuelo se retrasa o es cancelado te avisaremos por SMS.`,
    expected: {
      airline: 'JETSMART',
      number: 'JA 305',
      from: 'SCL',
      to: 'CPO',
      date: '2026-11-27',
      reservation: 'CON123',
    },
  },
  {
    title: 'cancelled by the passenger',
    text: 'LATAM: Según tu solicitud, tu vuelo LA 410 SCL-EZE del 2 de noviembre de 2026 fue cancelado. Código de reserva: MIO123',
    expected: {
      airline: 'LATAM',
      number: 'LA 410',
      from: 'SCL',
      to: 'EZE',
      date: '2026-11-02',
      reservation: 'MIO123',
    },
  },
  {
    title: 'a reservation lost for want of payment',
    text: 'SKY: Tu reserva NOP123 fue cancelada por falta de pago. Puedes comprar otra vez en skyairline.com.',
    expected: { airline: 'SKY', reservation: 'NOP123' },
  },
  {
    title: 'an answer that is late',
    text: 'LATAM: Disculpa la demora en responder por tu vuelo LA 33. Estamos revisando tu caso 00123456.',
    expected: { airline: 'LATAM', number: 'LA 33' },
  },
  {
    title: 'an older mail about another flight below',
    text: `JetSMART: tu vuelo JA 205 LSC-SCL del 10 de noviembre de 2026 fue cancelado.

El mar, 3 nov 2026 a las 9:00, JetSMART <info@jetsmart.com> escribió:
> Tu vuelo JA 999 SCL-PUQ del 3 de noviembre está retrasado.
> Código de reserva: OLD111`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'JETSMART',
      number: 'JA 205',
      from: 'LSC',
      to: 'SCL',
      date: '2026-11-10',
    },
  },
  {
    title: 'words that look like flights',
    text: 'Te esperamos a las 10 AM 20 minutos antes en Av. 11 de Septiembre 1234. LA 27 edición. DL 211. Pesa 23 kg y mide 55 CM 35. Tu vuelo fue cancelado.',
    expected: { type: 'CANCELACIÓN' },
  },
  {
    title: 'an order number that begins like a flight',
    text: 'LATAM: tu vuelo fue cancelado. N° de orden LA9571234ABCD, caso 600123.',
    expected: { type: 'CANCELACIÓN', airline: 'LATAM' },
  },
  {
    title: 'an impossible day',
    text: 'Tu vuelo LA 600 SCL-LIM del 31 de noviembre fue cancelado. LATAM',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
    },
  },
  {
    title: 'a day that English may mean both ways',
    text: 'Your flight UA 847 on 05/06/2026 has been cancelled. We are sorry. United Airlines',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'United',
      number: 'UA 847',
    },
  },
  {
    title: 'a first name and a surname that are towns',
    text: 'Hola Santiago Castro: tu vuelo a Lima fue cancelado. JetSMART',
    expected: { type: 'CANCELACIÓN', airline: 'JETSMART' },
  },
  {
    title: 'a town with two airports',
    text: 'LATAM: tu vuelo LA 425 Santiago - Buenos Aires del 12/11/2026 fue cancelado.',
    expected: { type: 'CANCELACIÓN', airline: 'LATAM', number: 'LA 425', date: '2026-11-12' },
  },
  {
    title: 'the way back is cancelled, the way there is not',
    text: `LATAM
Tu vuelo de ida LA 600 SCL-LIM del 10 de noviembre de 2026 no ha sido cancelado.
Tu vuelo de vuelta LA 601 LIM-SCL del 17 de noviembre de 2026 fue cancelado por paro de trabajadores.`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 601',
      from: 'LIM',
      to: 'SCL',
      date: '2026-11-17',
      cause: 'paro de trabajadores',
    },
  },
  {
    title: 'a private message',
    text: 'Hola mamá, llego el viernes 20 a las 10. ¿Me pasas a buscar? Mi número es 9 8765 4321.',
    expected: {},
  },
  {
    title: 'nothing',
    text: '   \n\n ',
    expected: {},
  },
  {
    title: 'the day of a receipt, before the flight',
    text: 'Comprobante de pago N° 123456. Fecha de emisión 01/11/2026. Monto: CLP 123.456. Pasaje LATAM LA 290 SCL-PMC 30/11/2026. Reserva LLKKJJ',
    expected: {
      airline: 'LATAM',
      number: 'LA 290',
      from: 'SCL',
      to: 'PMC',
      date: '2026-11-30',
      reservation: 'LLKKJJ',
    },
  },
  {
    title: 'late, cancelled, luggage lost, and the code of a hotel',
    text: 'El vuelo LA 600 fue retrasado 2 veces y finalmente cancelado; mi maleta se perdió. Me ofrecieron un hotel, código de reserva HTL998.',
    expected: { type: 'CANCELACIÓN', airline: 'LATAM', number: 'LA 600' },
  },
  {
    title: 'the heads of a forwarded mail',
    text: `De: SKY
Enviado: viernes, 20 de noviembre de 2026 10:30
Para: Juan
Asunto: Retraso de tu vuelo

Tu vuelo H2 100 del 19 de noviembre está retrasado.`,
    expected: { type: 'RETRASO', airline: 'SKY', number: 'H2 100', date: '2026-11-19' },
  },
]
