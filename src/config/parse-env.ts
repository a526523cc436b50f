import { parseUrl } from './parse-url.ts'
import { CHARGES_SEGMENT, slugify } from './slugs.ts'

/** Configuration of a build, from the `VITE_*` variables of `.env.example`. */
export interface Env {
  readonly apiHost: string
  readonly demo: boolean
  readonly brandName: string
  readonly siteUrl: string
  readonly tokenIssuer: string
  readonly googleClientId: string
  readonly gaMeasurementId: string
  readonly biReportUrl: string
  readonly supportPhone: string
  readonly facebookUrl: string
  readonly instagramUrl: string
  readonly flagHost: string
  readonly cardHosts: readonly string[]
  readonly crmHandlers: readonly string[]
  readonly crmAgencies: readonly string[]
  readonly passwordResetPath: string
  /** Public pages are stored for offline use. */
  readonly offline: boolean
  /** The pages about passenger rights exist. */
  readonly rights: boolean
}

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

function readFlag(raw: RawEnv, variable: string): boolean {
  const text = readText(raw, variable)
  if (text !== '' && text !== '0' && text !== '1') {
    throw new EnvError(variable, `must be 1, 0 or empty, but it is "${text}"`)
  }
  return text === '1'
}

function readSwitch(raw: RawEnv, variable: string): boolean {
  const text = readText(raw, variable, 'on')
  if (text !== 'on' && text !== 'off') {
    throw new EnvError(variable, `must be on or off, but it is "${text}"`)
  }
  return text === 'on'
}

export type OperatorCheck = 'warn' | 'error'

/** Separate from `Env`, because browsers do not need it. */
export function parseOperatorCheck(raw: RawEnv): OperatorCheck {
  const text = readText(raw, 'VITE_OPERATOR_CHECK', 'warn')
  if (text !== 'warn' && text !== 'error') {
    throw new EnvError('VITE_OPERATOR_CHECK', `must be warn or error, but it is "${text}"`)
  }
  return text
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

/** Validates all variables; throws `EnvError` for the first invalid one. */
export function parseEnv(raw: RawEnv): Env {
  return {
    apiHost: readOrigin(raw, 'VITE_API_HOST'),
    demo: readFlag(raw, 'VITE_DEMO'),
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
    offline: readSwitch(raw, 'VITE_OFFLINE'),
    rights: readSwitch(raw, 'VITE_RIGHTS'),
  }
}
