import { describe, expect, it } from 'vitest'
import { judge } from '@/../scripts/tools/check-advisories.js'

const found = (severities: Readonly<Record<string, string>>) => ({
  vulnerabilities: Object.fromEntries(
    Object.entries(severities).map(([name, severity]) => [name, { severity, range: '<2' }]),
  ),
})

describe('the check for known vulnerabilities', () => {
  it.each([['high'], ['critical']])('fails for a %s one and names the package', (severity) => {
    const { isSerious, lines } = judge(found({ axe: 'low', left: severity }))
    expect(isSerious).toBe(true)
    expect(lines).toEqual([
      'Known vulnerabilities: 2, of them high or critical: 1.',
      'low: axe <2',
      `${severity}: left <2`,
    ])
  })

  it.each(['info', 'low', 'moderate'])('lists a %s one without failing', (severity) => {
    const { isSerious, lines } = judge(found({ left: severity }))
    expect(isSerious).toBe(false)
    expect(lines).toContain(`${severity}: left <2`)
  })

  it('passes if the registry reports none', () => {
    expect(judge(found({}))).toEqual({
      isSerious: false,
      lines: ['Known vulnerabilities: 0, of them high or critical: 0.'],
    })
  })

  it.each([
    ['an error', { message: '405 Method Not Allowed', statusCode: 405, error: {} }],
    ['no JSON', null],
    ['a text', 'down'],
  ])('says that nothing was checked if the registry answers with %s', (_what, report) => {
    expect(judge(report)).toEqual({
      isSerious: false,
      lines: ['Known vulnerabilities: not checked, because the registry does not answer audits.'],
    })
  })
})
