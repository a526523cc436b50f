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
  privacy: {
    representative: 'Ana Muñoz, gerenta general',
    hosting: 'Nube Uno, en Brasil',
    cardProvider: 'Flow S.A., en Chile',
    safeguards: 'cláusulas contractuales',
    claimsUntil: '5 años desde que se cierra el caso',
    accountsUntil: '30 días desde que la cierras',
    chargesUntil: '6 años',
    messagesUntil: '1 año',
    logUntil: '90 días',
  },
  team: [ANA],
  supportPhone: '56912345678',
  siteUrl: 'https://vuelojusto.cl',
  terms: '<p>Operado por Vuelo Justo SpA. <mark>Importante</mark></p>',
}

/** A complete site, so that the operator's real data changes no test. */
const NOTHING = { legalName: '', rut: '', address: ' ', email: '' }

describe('the missing data of a site', () => {
  it('are none once the operator has filled in everything', () => {
    expect(operatorGaps(WHOLE)).toEqual([])
  })

  const NO_PRIVACY = { ...WHOLE.privacy }
  for (const name of Object.keys(NO_PRIVACY) as (keyof typeof NO_PRIVACY)[])
    Object.assign(NO_PRIVACY, { [name]: name === 'hosting' ? ' ' : '' })

  it.each<[string, Partial<OperatorData>]>([
    [
      'company (src/config/operator.ts): legal name, RUT, address, contact e-mail',
      { company: NOTHING },
    ],
    ['company (src/config/operator.ts): address', { company: { ...WHOLE.company, address: '' } }],
    [
      'company (src/config/operator.ts): "76.543.210-4" is no RUT',
      { company: { ...WHOLE.company, rut: '76.543.210-4' } },
    ],
    [
      'company (src/config/operator.ts): "hola" is no e-mail address',
      { company: { ...WHOLE.company, email: 'hola' } },
    ],
    [
      "personal data (src/config/operator-privacy.ts): representative, hosting, card provider, safeguards abroad, time limit of claims, of accounts, of charges, of messages, of the server's log",
      { privacy: NO_PRIVACY },
    ],
    [
      'personal data (src/config/operator-privacy.ts): hosting',
      { privacy: { ...WHOLE.privacy, hosting: '' } },
    ],
    [
      'address of the site: VITE_SITE_URL is empty, so pages have no canonical link, no sitemap and no picture where they are shared',
      { siteUrl: '' },
    ],
    [
      'team (src/config/operator-team.ts): 2 invented people: Alba Ejemplo, Bruno Muñoz',
      {
        team: [
          ANA,
          { ...ANA, firstName: 'Alba', lastName: 'Ejemplo', description: 'Texto de ejemplo.' },
          { ...ANA, firstName: 'Bruno', linkedIn: 'https://www.linkedin.com/in/x-ejemplo-coo' },
        ],
      },
    ],
    [
      'support chat: VITE_SUPPORT_PHONE is the example number 56900000000',
      { supportPhone: '56900000000' },
    ],
    [
      'terms (docs/terms): 2 blanks to fill in, the first [Razón social]',
      { terms: '<mark>[Razón social]</mark>, RUT\n<mark>[RUT del operador]</mark>' },
    ],
  ])('are reported: %s', (line, missing) => {
    expect(operatorGaps({ ...WHOLE, ...missing })).toEqual([line])
  })

  it('are a warning after a build, and stop a build for publication', () => {
    const warn = vi.fn()
    const begin = (mode: 'warn' | 'error', demo = false) => {
      const plugin = operatorCheck({ demo, supportPhone: '56900000000', siteUrl: '' }, mode)
      const resolved = plugin.configResolved as (config: object) => void
      resolved({ logger: { warn } })
      const { handler } = plugin.closeBundle as { handler: () => void }
      return handler
    }
    begin('warn')()
    expect(warn).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/still has to fill in:\n {2}- company/))
    expect(() => begin('error')).toThrow(
      /support chat.*VITE_SITE_URL is empty.*\(VITE_OPERATOR_CHECK=error\)/s,
    )
    warn.mockClear()
    begin('error', true)()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('the operator of the site', () => {
  it('has terms of the edition that the pages link', () => {
    const name = `terminos-y-condiciones-${TERMS_EDITION}`
    expect(existsSync(`public/docs/${name}.pdf`)).toBe(true)
    expect(readFileSync('scripts/tools/make-terms-pdf.js', 'utf8')).toContain(`${name}.pdf`)
  })

  it.each([
    [WHOLE.company, 'Vuelo Justo SpA, RUT 76.543.210-3, Calle Uno 123, Santiago'],
    [{ ...NOTHING, legalName: 'Vuelo Justo SpA', address: '' }, 'Vuelo Justo SpA'],
    [{ ...NOTHING, rut: '76.543.210-3', address: '' }, 'RUT 76.543.210-3'],
    [{ ...NOTHING, address: '' }, ''],
  ])('is described by the known facts in one line: %j', (company, line) => {
    expect(companyLine(company)).toBe(line)
  })
})
