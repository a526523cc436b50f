import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { operatorCheck, operatorGaps, type OperatorData } from '@/../site/operator'
import { TERMS_EDITION } from '@/config/operator'
import type { TeamMember } from '@/config/operator-team'
import { companyLine } from '@/domain/people/company-line'

const ANA: TeamMember = {
  firstName: 'Ana',
  lastName: 'Muñoz',
  jobTitle: 'CEO',
  description: 'Mueve cada caso.',
  photo: null,
  linkedIn: 'https://www.linkedin.com/in/ana',
}

const WHOLE: OperatorData = {
  company: {
    legalName: 'Vuelo Justo SpA',
    rut: '76.543.210-3',
    address: 'Calle Uno 123, Santiago',
    email: 'hola@vuelojusto.cl',
  },
  team: [ANA],
  supportPhone: '56912345678',
  terms: '<p>Operado por Vuelo Justo SpA. <mark>Importante</mark></p>',
}

/** A site as it comes: whoever fills it in changes what the build finds, and no test. */
const NOTHING = { legalName: '', rut: '', address: ' ', email: '' }

describe('what a site still lacks', () => {
  it('is nothing once the operator has filled everything in', () => {
    expect(operatorGaps(WHOLE)).toEqual([])
  })

  it.each([
    [
      'the whole company',
      { company: NOTHING },
      'company (src/config/operator.ts): legal name, RUT, address, contact e-mail',
    ],
    [
      'a field of it',
      { company: { ...WHOLE.company, address: '' } },
      'company (src/config/operator.ts): address',
    ],
    [
      'a RUT that is one',
      { company: { ...WHOLE.company, rut: '76.543.210-4' } },
      'company (src/config/operator.ts): "76.543.210-4" is no RUT',
    ],
    [
      'an address to write to',
      { company: { ...WHOLE.company, email: 'hola' } },
      'company (src/config/operator.ts): "hola" is no e-mail address',
    ],
    [
      'real people',
      {
        team: [
          ANA,
          { ...ANA, firstName: 'Alba', lastName: 'Ejemplo', description: 'Texto de ejemplo.' },
          { ...ANA, firstName: 'Bruno', linkedIn: 'https://www.linkedin.com/in/x-ejemplo-coo' },
        ],
      },
      'team (src/config/operator-team.ts): 2 invented people: Alba Ejemplo, Bruno Muñoz',
    ],
    [
      'a chat that somebody answers',
      { supportPhone: '56900000000' },
      'support chat: VITE_SUPPORT_PHONE is the example number 56900000000',
    ],
    [
      'terms without blanks',
      { terms: '<mark>[Razón social]</mark>, RUT\n<mark>[RUT del operador]</mark>' },
      'terms (docs/terms): 2 blanks to fill in, the first [Razón social]',
    ],
  ])('is named: %s', (_what, missing, line) => {
    expect(operatorGaps({ ...WHOLE, ...missing })).toEqual([line])
  })

  it('is a warning at the end of a build, and stops one that is to be published', () => {
    const warn = vi.fn()
    const begin = (mode: 'warn' | 'error', demo = false) => {
      const plugin = operatorCheck({ demo, supportPhone: '56900000000' }, mode)
      const resolved = plugin.configResolved as (config: object) => void
      resolved({ logger: { warn } })
      const { handler } = plugin.closeBundle as { handler: () => void }
      return handler
    }
    begin('warn')()
    expect(warn).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/still has to fill in:\n {2}- company/))
    expect(() => begin('error')).toThrow(/support chat.*\(VITE_OPERATOR_CHECK=error\)/s)
    warn.mockClear()
    begin('error', true)()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('the operator of the site', () => {
  it('has terms of the edition that the pages name', () => {
    const name = `terminos-y-condiciones-${TERMS_EDITION}`
    expect(existsSync(`public/docs/${name}.pdf`)).toBe(true)
    expect(readFileSync('scripts/tools/make-terms-pdf.js', 'utf8')).toContain(`${name}.pdf`)
  })

  it.each([
    [WHOLE.company, 'Vuelo Justo SpA, RUT 76.543.210-3, Calle Uno 123, Santiago'],
    [{ ...NOTHING, legalName: 'Vuelo Justo SpA', address: '' }, 'Vuelo Justo SpA'],
    [{ ...NOTHING, rut: '76.543.210-3', address: '' }, 'RUT 76.543.210-3'],
    [{ ...NOTHING, address: '' }, ''],
  ])('is named in a line by what is known: %j', (company, line) => {
    expect(companyLine(company)).toBe(line)
  })
})
