import { describe, expect, it } from 'vitest'
import { buildMeasured, buildVisited } from '@tests/support/bench-figures'
import { medians } from '@/../scripts/bench/figures.js'
import { toReport } from '@/../scripts/bench/report/report.js'
import { toPlainTwin } from '@/../scripts/bench/visit.js'

const headingsOf = (report: string) => report.match(/^## .*$/gm)

const missedOf = (report: string) => report.split('Missed:\n\n')[1]?.split('\n\n')[0]

describe('the report of the bench', () => {
  it('starts with the picture and the main figures', () => {
    const report = toReport(buildMeasured())
    const lead = report.split('## ')[0]
    expect(lead).toMatch(/^# Performance\n\n!\[[^\]]+\]\(performance\.svg\)\n/)
    expect(lead).toContain('against the twin: 1.00 in the middle, 1.00 at worst')
    expect(lead).toContain('`/` 100.0 kB, `/reclamo` 170.0 kB.')
    expect(lead).toContain('Pages listen after 1800 ms to 2000 ms')
    expect(lead).toContain('blocked (TBT) for 0 ms')
    expect(lead).toContain('95% within 80 ms with CPU 4x (open the menu)')
    expect(lead).toContain('1.17 at worst (`/profile`, first visit)')
    expect(lead).toContain('downloads 600.0 kB, of it 140.0 kB for the page itself')
    expect(lead).toContain('All [goals](#goals) are met.')
    expect(lead).toContain('npm run bench')
  })

  it('has a section for each measurement, and no other', () => {
    const nothing = { visited: [], minutes: [], entered: [], answered: [] }
    const common = ['## Goals', '## What this leaves out']
    expect(headingsOf(toReport(buildMeasured(nothing)))).toEqual(common)
    const { entered, answered } = buildMeasured()
    expect(headingsOf(toReport(buildMeasured({ ...nothing, entered })))).toEqual([
      '## Private pages',
      ...common,
    ])
    expect(headingsOf(toReport(buildMeasured({ ...nothing, answered })))).toEqual([
      '## Answers',
      "## Answers of the staff's screens",
      ...common,
    ])
  })

  it('shows other sites only if there are any, without a hydration time', () => {
    expect(toReport(buildMeasured())).not.toContain('## Peers')
    const visitedPeers = [buildVisited('small', { lcp: 1600, ready: 0 }, { lcp: 800 })]
    const report = toReport(buildMeasured({ visitedPeers }))
    expect(report).toContain('## Peers')
    expect(report).toContain(
      '| `small` | the site | 700 ms | 1600 ms | 0 ms | 0.000 | - | 2000 ms | 9.0 kB | 100.0 kB | 20.0 kB |',
    )
    expect(report).toContain('Beside it, small: largest paint after 1600 ms, 2.00 of its twin')
    // Goals apply to this site only.
    expect(report).toContain('All met.')
  })

  it.each([
    ['the first page', '/', { lcp: 841 }, '/: LCP is over 1.05 of its twin'],
    ['every page', '/equipo', { lcp: 841 }, '/equipo: LCP is over 1.05 of its twin'],
    ['every page', '/equipo', { tbt: 31 }, '/equipo: TBT is over 30 ms'],
    ['every page', '/equipo', { cls: 0.006 }, '/equipo: CLS is over 0.005'],
    ['the first page', '/', { ready: 1901 }, '/: it listens after 1900 ms'],
    ['a form', '/contacto', { ready: 2101 }, '/contacto: it listens after 2100 ms'],
    ['the first page', '/', { js: 115_001 }, '/: JS is over 115 kB'],
    ['a form', '/reclamo', { js: 180_001 }, '/reclamo: JS is over 180 kB'],
  ])('names what %s missed', (_which, name, page, miss) => {
    const report = toReport(buildMeasured({ visited: [buildVisited(name, page)] }))
    expect(missedOf(report)).toBe(`- ${miss}`)
    expect(report).toContain('Missed [goals](#goals), each told below: 1.')
  })

  it('names a page whose rows are late, and an action that answers late', () => {
    const { entered, answered } = buildMeasured()
    const report = toReport(
      buildMeasured({
        entered: entered.map((one) => ({ ...one, figures: { ...one.figures, rows: 1700 } })),
        answered: answered.map((one) => ({ ...one, answers: [{ paint: 201, content: 151 }] })),
      }),
    )
    expect(missedOf(report)?.split('\n')).toEqual([
      '- /profile, first visit: first rows are over 1.25 of its answers alone',
      '- open the menu, CPU 4x: p95 of the next paint is over 100 ms',
      '- open the menu, CPU 4x: p95 of new content is over 150 ms',
      '- open the menu, CPU 4x: one is over 200 ms',
    ])
  })
})

describe('the figures of the bench', () => {
  it('are the medians of the rounds', () => {
    const visits = [
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]
    expect(medians(visits)).toEqual({ a: 2, b: 8 })
  })
})

describe('the plain twin', () => {
  it('keeps markup and styles, without scripts', () => {
    const html =
      '<link crossorigin="" rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js">' +
      '<link rel="stylesheet" href="/a.css"><style>p{}</style><script>1</script><noscript>x</noscript><p>text</p>'
    expect(toPlainTwin(html)).toBe(
      '<link rel="stylesheet" href="/a.css"><style>p{}</style><p>text</p>',
    )
  })
})
