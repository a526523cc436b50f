import type { CorpusMessage } from './corpus-message'

export const CANCELLATIONS: readonly CorpusMessage[] = [
  {
    title: 'LATAM mail with a table',
    text: `Asunto: Tu vuelo fue cancelado
Hola, Camila:

Lamentamos informarte que tu vuelo LA 600 fue cancelado debido a condiciones climáticas adversas en el aeropuerto de destino.

Código de reserva: QWERTY
Vuelo: LA 600
Fecha: 20 de noviembre de 2026
Origen: Santiago (SCL)
Destino: Lima (LIM)

Puedes cambiar tu vuelo o pedir la devolución sin costo en latam.com.`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      airlineName: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-11-20',
      reservation: 'QWERTY',
      cause: 'condiciones climáticas adversas en el aeropuerto de destino',
    },
  },
  {
    title: 'LATAM SMS without a year',
    text: 'LATAM: Tu vuelo LA98 SCL-ANF del 18NOV fue CANCELADO por mal clima. Reserva ABC123. Revisa opciones en latam.com/mi-viaje',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 98',
      from: 'SCL',
      to: 'ANF',
      date: '2026-11-18',
      reservation: 'ABC123',
      cause: 'mal clima',
    },
  },
  {
    title: 'LATAM, with the flight offered instead',
    text: `Hola Jorge, tuvimos que cancelar tu vuelo LA 154 de Santiago a Calama del viernes 13 de noviembre por mantenimiento no programado de la aeronave.
Te reubicamos en el vuelo LA 160 del 14 de noviembre a las 08:15.
Código de reserva KLM4TR`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 154',
      from: 'SCL',
      to: 'CJC',
      date: '2026-11-13',
      reservation: 'KLM4TR',
      cause: 'mantenimiento no programado de la aeronave',
    },
  },
  {
    title: 'SKY mail',
    text: `SKY Airline
Estimado pasajero: Informamos que el vuelo H2 121 con ruta Santiago - Puerto Montt, programado para el 05-11-2026, ha sido cancelado por razones operacionales.
Su código de reserva es X7YZ2P.
Puede solicitar la devolución de su pasaje hasta el 05-12-2026.`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'SKY',
      number: 'H2 121',
      from: 'SCL',
      to: 'PMC',
      date: '2026-11-05',
      reservation: 'X7YZ2P',
      cause: 'razones operacionales',
    },
  },
  {
    title: 'SKY SMS in capitals',
    text: 'SKY INFORMA: VUELO H2 044 SCL/ARI 21/11/2026 CANCELADO POR NIEBLA. RESERVA: B8C9D0. MAS INFO EN SKYAIRLINE.COM',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'SKY',
      number: 'H2 44',
      from: 'SCL',
      to: 'ARI',
      date: '2026-11-21',
      reservation: 'B8C9D0',
      cause: 'NIEBLA',
    },
  },
  {
    title: 'JetSMART mail that only denies to operate',
    text: `¡Hola! Te escribimos de JetSMART.
Lamentablemente no podremos operar tu vuelo JA 331 Santiago → Concepción del 11 de noviembre a las 06:40 hrs. debido a restricciones del control de tráfico aéreo.
Código de reserva: P1Q2R3`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'JETSMART',
      number: 'JA 331',
      from: 'SCL',
      to: 'CCP',
      date: '2026-11-11',
      reservation: 'P1Q2R3',
      cause: 'restricciones del control de tráfico aéreo',
    },
  },
  {
    title: 'Avianca',
    text: `Avianca
Tu vuelo AV 98 BOG - SCL del 8 de noviembre de 2026 fue cancelado a causa de una falla técnica.
Código de reserva: 4RTYUI`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'Avianca',
      number: 'AV 98',
      from: 'BOG',
      to: 'SCL',
      date: '2026-11-08',
      reservation: '4RTYUI',
      cause: 'una falla técnica',
    },
  },
  {
    title: 'American Airlines in English',
    text: `American Airlines
We're sorry, your flight has been canceled.
Flight AA 912
Santiago (SCL) to Miami (MIA)
November 19, 2026
Record locator: ZXCVBN
This was due to a crew scheduling issue.
You can request a refund at aa.com/refunds by December 19, 2026.`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'American Airlines',
      number: 'AA 912',
      from: 'SCL',
      to: 'MIA',
      date: '2026-11-19',
      reservation: 'ZXCVBN',
      cause: 'a crew scheduling issue',
    },
  },
  {
    title: 'Delta in English, with the new flight below',
    text: `Delta Air Lines: Your flight DL 147 from Atlanta (ATL) to Santiago (SCL) on Nov 14 has been cancelled because of severe weather.
You have been rebooked on flight DL 149 on Nov 15.
Confirmation number: GH7JK8`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'Delta',
      number: 'DL 147',
      from: 'ATL',
      to: 'SCL',
      date: '2026-11-14',
      reservation: 'GH7JK8',
      cause: 'severe weather',
    },
  },
  {
    title: 'Iberia',
    text: `Estimada cliente:
Sentimos comunicarle que el vuelo IB6834 Santiago de Chile-Madrid del día 02/11/2026 ha sido cancelado a causa de la huelga de controladores.
Localizador: M9N8B7
Iberia`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'Iberia',
      number: 'IB 6834',
      from: 'SCL',
      to: 'MAD',
      date: '2026-11-02',
      reservation: 'M9N8B7',
      cause: 'la huelga de controladores',
    },
  },
  {
    title: 'GOL in Portuguese',
    text: `GOL Linhas Aéreas
Informamos que o seu voo G3 7654 de Santiago para São Paulo, em 16 de novembro de 2026, foi cancelado devido a condições meteorológicas.
Código da reserva: TGB5YH`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'OTRA',
      airlineName: 'GOL',
      number: 'G3 7654',
      from: 'SCL',
      to: 'GRU',
      date: '2026-11-16',
      reservation: 'TGB5YH',
      cause: 'condições meteorológicas',
    },
  },
  {
    title: 'first late, then cancelled',
    text: `JetSMART: Primero te avisamos del retraso de tu vuelo JA 076 ANF-SCL del 03 de noviembre. Ahora lamentamos decirte que el vuelo fue cancelado por una falla en la aeronave.`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'JETSMART',
      number: 'JA 76',
      from: 'ANF',
      to: 'SCL',
      date: '2026-11-03',
      cause: 'una falla en la aeronave',
    },
  },
  {
    title: 'the cancellation as the reason of what follows',
    text: 'Debido a la cancelación de tu vuelo LA 375 PMC-SCL del 9 de noviembre, te invitamos a elegir una nueva opción en latam.com. Código de reserva: JUJU77',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 375',
      from: 'PMC',
      to: 'SCL',
      date: '2026-11-09',
      reservation: 'JUJU77',
    },
  },
  {
    title: 'a forwarded mail with a note above it',
    text: `Mira lo que me llegó, qué rabia

---------- Forwarded message ---------
De: SKY Airline <no-reply@skyairline.com>
Date: jue, 12 nov 2026 a las 18:04
Subject: Cancelación de vuelo
To: <yo@correo.cl>

Hola Daniela, tu vuelo H2 805 Santiago (SCL) - Lima (LIM) del 13 de noviembre fue cancelado.
Código de reserva: LL22MM`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'SKY',
      number: 'H2 805',
      from: 'SCL',
      to: 'LIM',
      date: '2026-11-13',
      reservation: 'LL22MM',
    },
  },
  {
    title: 'LATAM, with other flights to choose from',
    text: `Tu vuelo LA 600 fue cancelado.
Te ofrecemos estas alternativas:
LA 602 21/11/2026
LA 604 22/11/2026`,
    expected: { type: 'CANCELACIÓN', airline: 'LATAM', number: 'LA 600' },
  },
  {
    title: 'typed by a passenger in small letters',
    text: 'me cancelaron el vuelo la 600 de santiago a lima el 20 de noviembre, dicen que por una contingencia operacional',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-11-20',
      cause: 'una contingencia operacional',
    },
  },
  {
    title: 'an answer that gives only the new flight',
    text: 'LATAM: lamentamos la cancelación. Te reubicamos en el vuelo LA 602 del 21 de noviembre. Código de reserva: ABC123',
    expected: { type: 'CANCELACIÓN', airline: 'LATAM', reservation: 'ABC123' },
  },
  {
    title: 'LATAM, one fact a line',
    text: `Vuelo cancelado
LA600
20 nov. 2026
Santiago de Chile
10:00
Lima
12:05`,
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 600',
      from: 'SCL',
      to: 'LIM',
      date: '2026-11-20',
    },
  },
  {
    title: 'a certificate of the airline',
    text: 'Certificado de vuelo: se certifica que el vuelo LA 1085 SCL-IQQ programado para el 08-11-2026 no operó. Causa: Meteorología.',
    expected: {
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      number: 'LA 1085',
      from: 'SCL',
      to: 'IQQ',
      date: '2026-11-08',
      cause: 'Meteorología',
    },
  },
]
