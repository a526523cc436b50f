import type { Measured } from '@/../scripts/bench/report/report.js'
import type { Visited } from '@/../scripts/bench/rounds.js'

const VISIT = {
  fcp: 700,
  lcp: 800,
  tbt: 0,
  cls: 0,
  ready: 1800,
  atRest: 2000,
  html: 9000,
  js: 100_000,
  rest: 20_000,
}

/** Figures of a page and its plain twin; typical values by default. */
export function buildVisited(
  name: string,
  page: Partial<Visited['page']> = {},
  twin: Partial<Visited['twin']> = {},
): Visited {
  return { name, page: { ...VISIT, ...page }, twin: { ...VISIT, ready: 0, js: 0, ...twin } }
}

const ACTION = {
  name: 'open the menu',
  path: '/',
  content: 'dialog',
  presses: ['click'] as const,
  speeds: [],
  act: () => Promise.resolve(),
}

/** A bench run that meets every goal, except for the given figures. */
export function buildMeasured(measured: Partial<Measured> = {}): Measured {
  return {
    visited: [buildVisited('/'), buildVisited('/reclamo', { js: 170_000, ready: 2000 })],
    visitedPeers: [],
    minutes: [{ name: '/', minute: { load: 140_000, ahead: 60_000, stored: 400_000 } }],
    entered: [
      {
        path: '/profile',
        visit: 'first',
        figures: { shell: 900, code: 1200, called: 950, answered: 1550, rows: 1600, alone: 600 },
      },
    ],
    answered: [
      {
        action: ACTION,
        speed: { slowdown: 4, goals: { paint: 100, content: 150 } },
        answers: [
          { paint: 40, content: 90 },
          { paint: 80, content: 120 },
        ],
      },
    ],
    rounds: 5,
    loads: [0.5, 1.5],
    version: '150.0',
    ...measured,
  }
}
