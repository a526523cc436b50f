import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextSessionChange,
  SESSION_WARNING_MS,
  sessionEndText,
  sessionPhase,
} from '@/domain/people/session-end'
import { property } from '@tests/support/property'

const NOW = new Date('2026-11-21T12:00:00Z')
const inSeconds = (seconds: number) => NOW.getTime() / 1000 + seconds

describe('the end of a session', () => {
  it.each([
    [undefined, 'open'],
    [inSeconds(3600), 'open'],
    [inSeconds(301), 'open'],
    [inSeconds(300), 'ending'],
    [inSeconds(1), 'ending'],
    [inSeconds(0), 'ended'],
    [inSeconds(-60), 'ended'],
  ] as const)('%s is %s', (exp, phase) => {
    expect(sessionPhase(exp, NOW)).toBe(phase)
  })

  it.each([
    [300, 'Tu sesión termina en 5 minutos.'],
    [61, 'Tu sesión termina en 2 minutos.'],
    [60, 'Tu sesión termina en 1 minuto.'],
    [1, 'Tu sesión termina en 1 minuto.'],
    [0, 'Tu sesión terminó.'],
    [-5, 'Tu sesión terminó.'],
  ])('says with %s seconds left: %s', (left, text) => {
    expect(sessionEndText(inSeconds(left), NOW)).toBe(text)
  })

  const anySeconds = fc.integer({ min: 1, max: 100_000 })

  property('schedules each check for the next change of text', [anySeconds], (left) => {
    const exp = inSeconds(left)
    const wait = nextSessionChange(exp, NOW)
    expect(wait).toBeGreaterThan(0)
    const then = new Date(NOW.getTime() + (wait ?? 0))
    if (sessionPhase(exp, NOW) === 'open') expect(sessionPhase(exp, then)).toBe('ending')
    else expect(sessionEndText(exp, then)).not.toBe(sessionEndText(exp, NOW))
    expect(wait).toBeLessThanOrEqual(Math.max(60_000, left * 1000 - SESSION_WARNING_MS))
  })

  it.each([
    [-1, null],
    [0, null],
    [1, 1000],
    [60, 60_000],
    [90, 30_000],
    [300, 60_000],
    [301, 1000],
    [900, 600_000],
  ])('checks again, with %d seconds left, after %d ms', (left, wait) => {
    expect(nextSessionChange(inSeconds(left), NOW)).toBe(wait)
  })

  it('schedules nothing without an end', () => {
    expect(nextSessionChange(undefined, NOW)).toBeNull()
  })
})
