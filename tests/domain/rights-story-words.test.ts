import { describe, expect, it } from 'vitest'
import { answersInWords, dayInWords, routeInWords } from '@/domain/rights/story-words'
import { readStory, toStoryQuery } from '@/screens/rights/questions/story-query'
import { anyStory, storyOf } from './rights-stories'
import { property } from '@tests/support/property'

describe('the answers in words', () => {
  it.each([
    ['SCL', 'LIM', 'Santiago (SCL) a Lima (LIM)'],
    ['SCL', 'OTRO', 'Santiago (SCL) a otro aeropuerto'],
    ['XXX', 'LIM', 'otro aeropuerto a Lima (LIM)'],
  ])('name the route %s to %s', (from, to, words) => {
    expect(routeInWords({ from, to })).toBe(words)
  })

  it.each([
    ['2026-11-20', '20-11-2026'],
    ['', ''],
    ['ayer', ''],
  ])('write the day %j as %j', (day, words) => expect(dayInWords(day)).toBe(words))

  it('list questions of the page with their answers, and only details that count', () => {
    const story = storyOf({ cause: 'not-told', operator: 'eu' })
    expect(answersInWords(story, ['cause'])).toEqual([
      { question: '¿Qué pasó?', answer: 'Cancelación' },
      { question: '¿Qué ruta era?', answer: 'Santiago (SCL) a Lima (LIM)' },
      { question: 'Fecha del vuelo', answer: '18-11-2026' },
      { question: '¿Cuánto después salía el vuelo que te ofrecieron?', answer: 'Más de 3 horas' },
      { question: '¿Qué causa te dieron?', answer: 'No me dijeron' },
    ])
    expect(answersInWords(storyOf({ date: '' }), ['cause'])).toHaveLength(3)
  })

  property('survive the address of any answer, which holds nothing else', [anyStory], (story) => {
    const query = toStoryQuery(story, story.problem)
    expect(readStory(new URLSearchParams(query), story.problem)).toEqual(story)
    expect(query).toMatch(/^[\w&=-]*$/)
  })
})
