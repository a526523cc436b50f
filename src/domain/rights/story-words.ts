import { parseDay } from '@/domain/dates'
import { lightFormat } from 'date-fns'
import { findAirport } from './airports'
import {
  DETAIL_QUESTIONS,
  detailOptions,
  OUTCOME_LABELS,
  OUTCOME_QUESTIONS,
  problemLabel,
} from './labels'
import type { Detail, TripAnswers } from './story'

function airportName(code: string): string {
  const airport = findAirport(code)
  return airport === null ? '' : `${airport.city} (${code})`
}

/** 'Santiago (SCL) a Lima (LIM)'; an airport outside the list is 'otro aeropuerto'. */
export function routeInWords({ from, to }: Pick<TripAnswers, 'from' | 'to'>): string {
  return [from, to].map((code) => airportName(code) || 'otro aeropuerto').join(' a ')
}

/** '20-11-2026'; '' if missing or invalid. */
export function dayInWords(day: string): string {
  const date = parseDay(day)
  return date === null ? '' : lightFormat(date, 'dd-MM-yyyy')
}

/** Questions with the user's answers, in the order of the page; of the details only those that count. */
export function answersInWords(story: TripAnswers, details: readonly Detail[]) {
  const { problem, outcome, date } = story
  const labelOf = (detail: Detail) =>
    detailOptions(detail).find(({ value }) => value === story[detail])?.label ?? ''
  return [
    { question: '¿Qué pasó?', answer: problem === '' ? '' : problemLabel(problem) },
    { question: '¿Qué ruta era?', answer: routeInWords(story) },
    { question: 'Fecha del vuelo', answer: dayInWords(date) },
    {
      question: problem === '' ? '' : OUTCOME_QUESTIONS[problem],
      answer: outcome === '' ? '' : OUTCOME_LABELS[outcome],
    },
    ...details.map((detail) => ({ question: DETAIL_QUESTIONS[detail], answer: labelOf(detail) })),
  ].filter(({ answer }) => answer !== '')
}
