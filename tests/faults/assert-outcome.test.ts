import { describe, expect, it } from 'vitest'
import type { ExpectedOutcome } from './matrix'
import { findViolations, type Scene } from './assert-outcome'

const SENTENCE = 'Error desconocido'

const EXPECTED: ExpectedOutcome = {
  id: 'C2',
  row: 'C2',
  fault: '500',
  calls: 1,
  end: 'failed',
  says: [SENTENCE],
}

const GOOD_PAGE = `<main><h1>Página</h1><p role="alert">${SENTENCE}</p><button>Enviar</button></main>`

function show(html: string) {
  document.body.innerHTML = html
}

function scene(changes: Partial<Scene> = {}): Scene {
  return {
    address: () => '/contacto',
    pathname: () => '/contacto',
    calls: () => 1,
    said: () => [],
    unhandled: () => [],
    reported: () => [],
    secrets: ['ana@correo.cl', '+56987654321'],
    typedBefore: ['Ana'],
    typed: () => ['Ana'],
    control: () => document.querySelector('button'),
    ...changes,
  }
}

describe('the outcome of a fault', () => {
  it('reports nothing for a page without violations', () => {
    show(GOOD_PAGE)
    expect(findViolations(EXPECTED, scene())).toEqual([])
  })

  it.each<[string, RegExp, Partial<Scene>, string?]>([
    ['an unhandled rejection', /^I1/, { unhandled: () => ['Error: x'] }],
    ['a console message', /^I1/, { said: () => ['x'] }],
    ['no heading', /^I2/, {}, GOOD_PAGE.replace(/h1/g, 'h2')],
    ['a missing control', /^I3/, { control: () => null }],
    ['a disabled control', /^I3/, {}, GOOD_PAGE.replace('<button', '<button disabled')],
    ['a busy control', /^I3/, {}, GOOD_PAGE.replace('<button', '<button aria-disabled="true"')],
    ['lost input', /^I4/, { typed: () => [''] }],
    ['a call made twice', /^I5/, { calls: () => 2 }],
    ['a call never made', /^I5/, { calls: () => 0 }],
    ['technical words', /^I6/, {}, `${GOOD_PAGE}<p>Hola undefined</p>`],
    ['an e-mail in the console', /^I7/, { said: () => ['for ana@correo.cl'] }],
    ['an encoded e-mail in the address', /^I7/, { address: () => '/x?q=ana%40correo.cl' }],
    ['a spaced phone in the address', /^I7/, { address: () => '/x?q=+569 8765 4321' }],
    ['an e-mail in the analytics', /^I7/, { reported: () => [{ page: '/ana@correo.cl' }] }],
    ['a silent message', /^I8/, {}, GOOD_PAGE.replace(' role="alert"', '')],
    ['a hidden message', /^I8/, {}, `<div aria-hidden="true">${GOOD_PAGE}</div><button></button>`],
    ['a longer sentence', /^I8/, {}, GOOD_PAGE.replace(SENTENCE, `${SENTENCE}: 500`)],
    ['another sentence', /^I9/, {}, GOOD_PAGE.replace(SENTENCE, 'Algo salió mal')],
  ])('reports %s', (_what, invariant, changes, html = GOOD_PAGE) => {
    show(html)
    expect(findViolations(EXPECTED, scene(changes)).some((line) => invariant.test(line))).toBe(true)
  })
})
