import { LAW_MAY_GIVE_MORE } from '@/domain/claim/compensation'
import { SERNAC_DAYS } from './answer/offices'
import { estimatesInWords } from './answer/estimate'
import { ANAC_REFUND_HOURS } from './laws/anac400'
import { CHILE } from './laws/chile-facts'
import { EU_261 } from './laws/eu261'
import { MONTREAL } from './laws/montreal'
import { SOURCES, type Source } from './laws/sources'
import type { Problem } from './story'

export interface Question {
  readonly question: string
  readonly answer: string
  readonly source: Source
}

const howMuch = (problem: Problem) => ({
  question: '¿Cuánto podría recibir?',
  answer: `Nuestra estimación: ${estimatesInWords(problem)}. No es una promesa: depende de tu caso y de lo que puedas probar. ${LAW_MAY_GIVE_MORE}`,
  source: SOURCES.estimates,
})

const UNTIL_WHEN: Question = {
  question: '¿Hasta cuándo puedo reclamar?',
  answer:
    'Te recomendamos hacerlo antes de un año: después cuesta más probarlo. El plazo legal para demandar en Chile está por confirmar.',
  source: SOURCES.advice,
}

const BY_MYSELF: Question = {
  question: '¿Puedo reclamar sin ustedes?',
  answer: `Sí. En SERNAC es gratis, por internet con ClaveÚnica o en persona, y la aerolínea responde en ${SERNAC_DAYS} como máximo. Si no hay acuerdo, sigue el Juzgado de Policía Local.`,
  source: SOURCES.sernac,
}

const CAUSE: Question = {
  question: '¿Y si la aerolínea dice que fue fuerza mayor?',
  answer:
    'Pide la causa por escrito. El clima, un conflicto o una amenaza pueden ser fuerza mayor. En 2019, la Corte de Antofagasta dijo que una radio averiada es mantención, no fuerza mayor.',
  source: SOURCES.article127,
}

const WAITING: Question = {
  question: '¿Qué me toca mientras espero?',
  answer: `Si la aerolínea es responsable y la espera es de ${CHILE.longWait}, te paga comunicaciones, comida por ${CHILE.meals}, y hotel y traslado si hacen falta.`,
  source: SOURCES.civilAviationBoard,
}

const EUROPE: Question = {
  question: '¿Y si mi vuelo era a Europa o desde Europa?',
  answer: `Se aplica la ley europea si salías de ${EU_261.area}, o si llegabas ahí y operó el vuelo una aerolínea de esos países. Paga ${EU_261.sums} euros según la distancia, o la mitad si otro vuelo te hizo llegar pronto; no paga una cancelación con ${EU_261.notice} de aviso ni en circunstancias extraordinarias. Está en reforma.`,
  source: SOURCES.eu261,
}

export const FAQ_OF: Readonly<Record<Problem, readonly Question[]>> = {
  cancelacion: [
    {
      question: 'Cancelaron mi vuelo, ¿me devuelven la plata?',
      answer: `Sí, en Chile la aerolínea te devuelve el pasaje si el otro vuelo sale con ${CHILE.refundWait} de diferencia y prefieres no tomarlo. Si quieres viajar, vas en el siguiente vuelo o en una alternativa.`,
      source: SOURCES.civilAviationBoard,
    },
    howMuch('cancelacion'),
    {
      question: '¿Y las tasas de embarque?',
      answer: `En vuelos dentro de Chile que no hiciste, la aerolínea te las devuelve en ${CHILE.taxes} por el mismo medio, aunque no las pidas.`,
      source: SOURCES.article133C,
    },
    EUROPE,
    {
      question: '¿Y si soy yo quien no puede viajar?',
      answer: `Dentro de Chile puedes ceder tu pasaje a otra persona hasta ${CHILE.transfer} antes, una vez por pasaje y dos veces al año por aerolínea.`,
      source: SOURCES.article131bis,
    },
    UNTIL_WHEN,
  ],
  retraso: [
    {
      question: '¿Desde cuántas horas de atraso puedo pedir algo?',
      answer: `En Chile puedes pedir la devolución del pasaje si el vuelo sale con ${CHILE.refundWait} de diferencia y decides no tomarlo. En Brasil, desde ${ANAC_REFUND_HOURS} de atraso. La ley europea paga desde ${EU_261.delay} de atraso al llegar.`,
      source: SOURCES.civilAviationBoard,
    },
    howMuch('retraso'),
    WAITING,
    CAUSE,
    {
      question: '¿Y si mi vuelo era internacional?',
      answer: `El Convenio de Montreal cubre los daños del atraso que pruebes, ${MONTREAL.delay} por pasajero. ${MONTREAL.unit}`,
      source: SOURCES.montrealLimits,
    },
    UNTIL_WHEN,
  ],
  sobreventa: [
    {
      question: 'No me dejaron embarcar por sobreventa, ¿qué puedo elegir?',
      answer:
        'Otro vuelo o una alternativa para llegar, o la devolución del pasaje. Si estabas en una escala, también volver al origen con la devolución de todo el pasaje. Antes, la aerolínea debe buscar voluntarios.',
      source: SOURCES.article133,
    },
    {
      question: '¿Cuánto paga la ley chilena?',
      answer: `${CHILE.deniedBoarding}, según la distancia y también según el atraso, ${CHILE.deniedBoardingWait}. Si tu daño es mayor, puedes rechazar la suma y demandar: no firmes antes de saber.`,
      source: SOURCES.article133Sums,
    },
    howMuch('sobreventa'),
    {
      question: '¿Qué debe entregarme la aerolínea?',
      answer:
        'Un aviso por escrito con tus derechos, el motivo, la compensación y dónde reclamar. Guárdalo.',
      source: SOURCES.article133Notice,
    },
    EUROPE,
    BY_MYSELF,
  ],
  equipaje: [
    {
      question: '¿Cuánto paga la ley chilena por mi equipaje?',
      answer: `En vuelos dentro de Chile, ${CHILE.baggage} por pasajero, si se perdió, se dañó o llegó tarde. Así lo citan los tribunales.`,
      source: SOURCES.article148,
    },
    {
      question: '¿Y en un vuelo internacional?',
      answer: `El Convenio de Montreal pone un tope: ${MONTREAL.baggage} por pasajero, por lo que pruebes. Pasados ${MONTREAL.late}, el equipaje se da por perdido. ${MONTREAL.unit}`,
      source: SOURCES.montrealLimits,
    },
    howMuch('equipaje'),
    {
      question: '¿Cuánto tiempo tengo para avisar?',
      answer: `Avisa en el aeropuerto, antes de salir. En vuelos internacionales tienes ${MONTREAL.damaged} para avisar por escrito de un daño y ${MONTREAL.late} de un atraso. Para demandar, ${MONTREAL.action}.`,
      source: SOURCES.montrealTerms,
    },
    {
      question: '¿Qué es el PIR?',
      answer:
        'El informe de irregularidad de equipaje: lo pides en el mesón de la aerolínea al llegar. Guárdalo con fotos y boletas.',
      source: SOURCES.advice,
    },
    BY_MYSELF,
  ],
}
