import { parseUrl } from './parse-url.ts'
import { CHARGES_SEGMENT, slugify } from './slugs.ts'

/** Placeholder number of the business chat. */
export const EXAMPLE_PHONE = '56900000000'

type RawEnv = Readonly<Record<string, unknown>>

/** Invalid value of a variable; the message names the variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError'

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`)
  }
}

function readText(raw: RawEnv, variable: string, fallback = ''): string {
  const value = raw[variable]
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? fallback : text
}

function readMatching(
  raw: RawEnv,
  variable: string,
  pattern: RegExp,
  expected: string,
  fallback = '',
): string {
  const text = readText(raw, variable, fallback)
  if (text !== '' && !pattern.test(text)) {
    throw new EnvError(variable, `must be ${expected}, but it is "${text}"`)
  }
  return text
}

function readUrl(raw: RawEnv, variable: string, fallback = ''): string {
  const text = readText(raw, variable, fallback)
  if (text === '') return ''
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new EnvError(variable, `must be an http(s) address, but it is "${text}"`)
  }
  if (url.username !== '' || url.password !== '') {
    // Never log a URL with credentials.
    throw new EnvError(
      variable,
      'must carry no user name or password: every visitor could read them',
    )
  }
  return text.replace(/\/+$/, '')
}

function readSecureUrl(raw: RawEnv, variable: string): string {
  const text = readUrl(raw, variable)
  if (text === '') return ''
  const { protocol, hostname } = new URL(text)
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1)$/.test(hostname)) {
    throw new EnvError(variable, `must be an https address, but it is "${text}"`)
  }
  return text
}

/** The slug is the path of the report and must differ from that of the charges. */
function readBrand(raw: RawEnv, variable: string): string {
  const text = readText(raw, variable, 'Vuelo Justo')
  if (slugify(text) === CHARGES_SEGMENT) {
    throw new EnvError(
      variable,
      `must be another name, because /admin/${CHARGES_SEGMENT} is the page of the charges`,
    )
  }
  return text
}

/** A URL without path, query or fragment, because paths are appended to it. */
function readOrigin(raw: RawEnv, variable: string): string {
  const text = readUrl(raw, variable)
  if (text !== '' && new URL(text).origin !== text.toLowerCase()) {
    throw new EnvError(variable, `must be an origin such as https://example.cl, without a path`)
  }
  return text
}

/** One of a variable's words; the first is the default. */
function readWord<Word extends string>(
  raw: RawEnv,
  variable: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = readText(raw, variable, words[0])
  const word = words.find((known) => known === text)
  if (word === undefined) {
    throw new EnvError(variable, `must be ${words.join(' or ')}, but it is "${text}"`)
  }
  return word
}

/** What a build does about missing data of the operator. Not in `Env`, because browsers do not need it. */
export function parseOperatorCheck(raw: RawEnv): 'warn' | 'error' {
  return readWord(raw, 'VITE_OPERATOR_CHECK', ['warn', 'error'])
}

function readList(raw: RawEnv, variable: string, fallback: string): readonly string[] {
  return readText(raw, variable, fallback)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function readHosts(raw: RawEnv, variable: string): readonly string[] {
  const hosts = readList(raw, variable, '').map((host) => host.toLowerCase())
  const bad = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(host))
  if (bad !== undefined) {
    throw new EnvError(
      variable,
      `must list host names such as www.flow.cl, but it contains "${bad}"`,
    )
  }
  return hosts
}

/** Validates the `VITE_*` variables of `.env.example`; throws `EnvError` for the first invalid one. */
export function parseEnv(raw: RawEnv) {
  return {
    apiHost: readOrigin(raw, 'VITE_API_HOST'),
    demo: readWord(raw, 'VITE_DEMO', ['0', '1']) === '1',
    brandName: readBrand(raw, 'VITE_BRAND_NAME'),
    siteUrl: readOrigin(raw, 'VITE_SITE_URL'),
    tokenIssuer: readText(raw, 'VITE_TOKEN_ISSUER'),
    googleClientId: readText(raw, 'VITE_GOOGLE_CLIENT_ID'),
    gaMeasurementId: readMatching(
      raw,
      'VITE_GA_MEASUREMENT_ID',
      /^[A-Z]{1,3}-[A-Z0-9-]+$/i,
      'a measurement id such as G-ABC123',
    ),
    biReportUrl: readSecureUrl(raw, 'VITE_BI_REPORT_URL'),
    supportPhone: readMatching(
      raw,
      'VITE_SUPPORT_PHONE',
      /^\d{6,15}$/,
      '6 to 15 digits with the country code first',
      EXAMPLE_PHONE,
    ),
    facebookUrl: readUrl(raw, 'VITE_FACEBOOK_URL', 'https://www.facebook.com/vuelojusto'),
    instagramUrl: readUrl(raw, 'VITE_INSTAGRAM_URL', 'https://www.instagram.com/vuelojusto'),
    flagHost: readUrl(raw, 'VITE_FLAG_HOST', 'https://flagcdn.com'),
    cardHosts: readHosts(raw, 'VITE_CARD_HOSTS'),
    crmHandlers: readList(raw, 'VITE_CRM_HANDLERS', 'Equipo Legal,Mesa de Ayuda,Externo'),
    crmAgencies: readList(
      raw,
      'VITE_CRM_AGENCIES',
      'Despegar,Cocha,Travel Security,Booking.com,Otra agencia',
    ),
    passwordResetPath: readMatching(
      raw,
      'VITE_PASSWORD_RESET_PATH',
      /^\/[\w\-./]*$/,
      'a path that starts with /',
      '/auth/password/reset',
    ),
    /** Public pages are stored for offline use. */
    offline: readWord(raw, 'VITE_OFFLINE', ['on', 'off']) === 'on',
    /** The pages about passenger rights exist. */
    rights: readWord(raw, 'VITE_RIGHTS', ['on', 'off']) === 'on',
  }
}

/** Configuration of a build. */
export type Env = Readonly<ReturnType<typeof parseEnv>>
