import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv, parseOperatorCheck, type Env } from '@/config/parse-env'

const DEFAULTS: Env = {
  apiHost: '',
  demo: false,
  brandName: 'Vuelo Justo',
  siteUrl: '',
  tokenIssuer: '',
  googleClientId: '',
  gaMeasurementId: '',
  biReportUrl: '',
  supportPhone: '56900000000',
  facebookUrl: 'https://www.facebook.com/vuelojusto',
  instagramUrl: 'https://www.instagram.com/vuelojusto',
  flagHost: 'https://flagcdn.com',
  cardHosts: [],
  crmHandlers: ['Equipo Legal', 'Mesa de Ayuda', 'Externo'],
  crmAgencies: ['Despegar', 'Cocha', 'Travel Security', 'Booking.com', 'Otra agencia'],
  passwordResetPath: '/auth/password/reset',
  offline: true,
  rights: true,
}

const GOOD = [
  ['VITE_API_HOST', 'https://api.vuelojusto.cl/', { apiHost: 'https://api.vuelojusto.cl' }],
  ['VITE_API_HOST', 'http://localhost:8000', { apiHost: 'http://localhost:8000' }],
  ['VITE_DEMO', '1', { demo: true }],
  ['VITE_DEMO', '0', { demo: false }],
  ['VITE_OFFLINE', 'off', { offline: false }],
  ['VITE_OFFLINE', 'on', { offline: true }],
  ['VITE_RIGHTS', 'off', { rights: false }],
  ['VITE_RIGHTS', 'on', { rights: true }],
  ['VITE_BRAND_NAME', ' Aerolíneas Ñandú ', { brandName: 'Aerolíneas Ñandú' }],
  ['VITE_SITE_URL', 'https://vuelojusto.cl', { siteUrl: 'https://vuelojusto.cl' }],
  ['VITE_TOKEN_ISSUER', 'https://vuelojusto.cl', { tokenIssuer: 'https://vuelojusto.cl' }],
  ['VITE_GOOGLE_CLIENT_ID', 'a.apps.example', { googleClientId: 'a.apps.example' }],
  ['VITE_GA_MEASUREMENT_ID', 'G-ABC123', { gaMeasurementId: 'G-ABC123' }],
  ['VITE_BI_REPORT_URL', 'https://bi.cl/r?x=1', { biReportUrl: 'https://bi.cl/r?x=1' }],
  ['VITE_BI_REPORT_URL', 'http://localhost:3000/r', { biReportUrl: 'http://localhost:3000/r' }],
  ['VITE_BI_REPORT_URL', 'http://127.0.0.1:3000/r', { biReportUrl: 'http://127.0.0.1:3000/r' }],
  ['VITE_SUPPORT_PHONE', '56912345678', { supportPhone: '56912345678' }],
  ['VITE_FACEBOOK_URL', 'https://facebook.com/x', { facebookUrl: 'https://facebook.com/x' }],
  ['VITE_INSTAGRAM_URL', 'https://instagram.com/x', { instagramUrl: 'https://instagram.com/x' }],
  ['VITE_FLAG_HOST', 'https://flags.cl/', { flagHost: 'https://flags.cl' }],
  [
    'VITE_CARD_HOSTS',
    'www.flow.cl, Sandbox.Flow.cl,',
    { cardHosts: ['www.flow.cl', 'sandbox.flow.cl'] },
  ],
  ['VITE_CRM_HANDLERS', ' Ana , Beto ', { crmHandlers: ['Ana', 'Beto'] }],
  ['VITE_CRM_AGENCIES', 'Cocha', { crmAgencies: ['Cocha'] }],
  ['VITE_PASSWORD_RESET_PATH', '/auth/reset/', { passwordResetPath: '/auth/reset/' }],
] as const satisfies readonly (readonly [string, string, Partial<Env>])[]

const BAD = [
  ['VITE_API_HOST', 'api.vuelojusto.cl'],
  ['VITE_API_HOST', 'ftp://api.vuelojusto.cl'],
  ['VITE_API_HOST', 'https://api.vuelojusto.cl/base'],
  ['VITE_API_HOST', 'https://api.vuelojusto.cl?x=1'],
  ['VITE_API_HOST', 'https://api.vuelojusto.cl/?'],
  ['VITE_API_HOST', 'https://api.vuelojusto.cl/#x'],
  ['VITE_BRAND_NAME', 'Cobro manual'],
  ['VITE_BRAND_NAME', ' ¡Cóbro  Manual! '],
  ['VITE_BI_REPORT_URL', 'http://bi.cl/r'],
  ['VITE_BI_REPORT_URL', 'http://localhost.bi.cl/r'],
  ['VITE_DEMO', 'yes'],
  ['VITE_OFFLINE', 'no'],
  ['VITE_RIGHTS', 'no'],
  ['VITE_SITE_URL', 'https://vuelojusto.cl/app'],
  ['VITE_SITE_URL', 'vuelojusto.cl'],
  ['VITE_GA_MEASUREMENT_ID', 'not an id'],
  ['VITE_BI_REPORT_URL', 'javascript:alert(1)'],
  ['VITE_SUPPORT_PHONE', '+56 9 1234 5678'],
  ['VITE_SUPPORT_PHONE', '12345'],
  ['VITE_FACEBOOK_URL', 'facebook'],
  ['VITE_INSTAGRAM_URL', '//instagram.com'],
  ['VITE_FLAG_HOST', 'flagcdn'],
  ['VITE_CARD_HOSTS', 'www.flow.cl,https://otro.cl'],
  ['VITE_CARD_HOSTS', 'localhost'],
  ['VITE_PASSWORD_RESET_PATH', 'auth/reset'],
  ['VITE_PASSWORD_RESET_PATH', '/reset?x=1'],
] as const

/** Every variable of CONTRACT, in the order of the example file. */
const VARIABLES = [...new Set(GOOD.map(([variable]) => variable))]

/** Variables that only a build reads, and that browsers must not get. */
const OF_BUILDS = ['VITE_OPERATOR_CHECK']

describe('the configuration', () => {
  it('is optional: every variable has the documented default, also where it is empty or blank', () => {
    expect(parseEnv({})).toEqual(DEFAULTS)
    for (const variable of VARIABLES) {
      expect(parseEnv({ [variable]: '' }), variable).toEqual(DEFAULTS)
      expect(parseEnv({ [variable]: '   ' }), variable).toEqual(DEFAULTS)
    }
  })

  it.each(GOOD)('reads %s=%s without changing other values', (variable, value, expected) => {
    expect(parseEnv({ [variable]: value })).toEqual({ ...DEFAULTS, ...expected })
  })

  it.each(BAD)('fails for %s=%s and names the variable', (variable, value) => {
    const parse = () => parseEnv({ [variable]: value })
    expect(parse).toThrow(EnvError)
    expect(parse).toThrow(new RegExp(`^${variable} must `))
  })

  it.each([
    'VITE_API_HOST',
    'VITE_SITE_URL',
    'VITE_BI_REPORT_URL',
    'VITE_FACEBOOK_URL',
    'VITE_INSTAGRAM_URL',
    'VITE_FLAG_HOST',
  ])('rejects a user name or password in %s, and does not print it', (variable) => {
    for (const user of ['ana:secreto@', 'ana@', ':secreto@']) {
      const parse = () => parseEnv({ [variable]: `https://${user}ejemplo.cl` })
      expect(parse).toThrow(new RegExp(`^${variable} must carry no user name or password`))
      expect(parse).not.toThrow(/ana|secreto/)
    }
  })

  it("gives no browser the build's policy on missing data", () => {
    expect(parseEnv({ VITE_OPERATOR_CHECK: 'error' })).toEqual(DEFAULTS)
    expect(parseOperatorCheck({})).toBe('warn')
    expect(parseOperatorCheck({ VITE_OPERATOR_CHECK: ' error ' })).toBe('error')
    expect(() => parseOperatorCheck({ VITE_OPERATOR_CHECK: 'on' })).toThrow(
      /^VITE_OPERATOR_CHECK must be warn or error/,
    )
  })

  it('fails only with an error that names a variable', () => {
    const raw = fc.dictionary(fc.constantFrom(...VARIABLES), fc.oneof(fc.string(), fc.anything()))
    fc.assert(
      fc.property(raw, (values) => {
        try {
          parseEnv(values)
        } catch (error) {
          expect(error).toBeInstanceOf(EnvError)
          expect(String(error)).toMatch(/VITE_[A-Z_]+ must /)
        }
      }),
    )
  })

  it('is complete in the example file, which works when copied', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => line.includes('=') && !line.startsWith('#'))
    const values = lines.map((line) => line.split(/=(.*)/s).slice(0, 2))
    expect(values.map(([variable]) => variable).sort()).toEqual([...VARIABLES, ...OF_BUILDS].sort())
    expect(parseEnv(Object.fromEntries(values) as Record<string, string>)).toEqual(DEFAULTS)
  })
})
