import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { COMPANY, TERMS_EDITION, type Company } from '../src/config/operator.ts'
import { PRIVACY_FACTS, type PrivacyFacts } from '../src/config/operator-privacy.ts'
import { TEAM_MEMBERS, type TeamMember } from '../src/config/operator-team.ts'
import { EXAMPLE_PHONE, type Env } from '../src/config/parse-env.ts'
import { isEmail } from '../src/domain/people/email.ts'
import { companyLine } from '../src/domain/people/company-line.ts'
import { ID_DOCUMENT } from '../src/domain/country/chile.ts'
import { isValidRut } from '../src/domain/country/rut.ts'

const COMPANY_FIELDS = {
  legalName: 'legal name',
  rut: ID_DOCUMENT,
  address: 'address',
  email: 'contact e-mail',
} as const satisfies Record<keyof Company, string>

const PRIVACY_FIELDS = {
  representative: 'representative',
  hosting: 'hosting',
  cardProvider: 'card provider',
  safeguards: 'safeguards abroad',
  claimsUntil: 'time limit of claims',
  accountsUntil: 'of accounts',
  chargesUntil: 'of charges',
  messagesUntil: 'of messages',
  logUntil: "of the server's log",
} as const satisfies Record<keyof PrivacyFacts, string>

/** Data that the operator has to provide. */
export interface OperatorData {
  readonly company: Company
  readonly privacy: PrivacyFacts
  readonly siteUrl: string
  readonly team: readonly TeamMember[]
  readonly supportPhone: string
  /** Source of the linked terms, searched for gaps; '' if the operator has other terms. */
  readonly terms: string
}

const isExample = ({ description, linkedIn }: TeamMember) =>
  /texto de ejemplo/i.test(description) || linkedIn.includes('-ejemplo-')

/** One line with the names of the empty fields; none if all are filled in. */
function emptyFields<Field extends string>(
  data: Readonly<Record<Field, string>>,
  names: Readonly<Record<Field, string>>,
): string[] {
  const missing = (Object.keys(names) as Field[]).filter((field) => data[field].trim() === '')
  return missing.length === 0 ? [] : [missing.map((field) => names[field]).join(', ')]
}

function companyGaps(company: Company): string[] {
  const { rut, email } = company
  return [
    ...emptyFields(company, COMPANY_FIELDS),
    ...(rut.trim() !== '' && !isValidRut(rut) ? [`"${rut}" is no RUT`] : []),
    ...(email.trim() !== '' && !isEmail(email) ? [`"${email}" is no e-mail address`] : []),
  ].map((gap) => `company (src/config/operator.ts): ${gap}`)
}

/** Missing operator data, one line each; empty if the site may go live. */
export function operatorGaps(data: OperatorData): string[] {
  const { company, privacy, team, supportPhone, siteUrl, terms } = data
  const examples = team.filter(isExample).map((one) => `${one.firstName} ${one.lastName}`)
  const blanks = [...terms.matchAll(/<mark>\s*(\[(?!así\])[^<]*\])\s*<\/mark>/g)].map(
    ([, blank]) => blank,
  )
  return [
    ...companyGaps(company),
    ...emptyFields(privacy, PRIVACY_FIELDS).map(
      (gap) => `personal data (src/config/operator-privacy.ts): ${gap}`,
    ),
    ...(examples.length > 0
      ? [
          `team (src/config/operator-team.ts): ${examples.length} invented people: ${examples.join(', ')}`,
        ]
      : []),
    ...(supportPhone === EXAMPLE_PHONE
      ? [`support chat: VITE_SUPPORT_PHONE is the example number ${EXAMPLE_PHONE}`]
      : []),
    ...(siteUrl === ''
      ? [
          'address of the site: VITE_SITE_URL is empty, so pages have no canonical link, no sitemap and no picture where they are shared',
        ]
      : []),
    ...(blanks.length > 0
      ? [`terms (docs/terms): ${blanks.length} blanks to fill in, the first ${blanks[0] ?? ''}`]
      : []),
  ]
}

/** Inlines the operator's data at build time, so that absent data adds no code. */
export function operatorFacts(): Plugin {
  return {
    name: 'vuelo-justo:operator-facts',
    config: () => ({
      define: {
        __COMPANY__: JSON.stringify(companyLine(COMPANY)),
        __COMPANY_EMAIL__: JSON.stringify(COMPANY.email),
      },
    }),
  }
}

function readTerms(): string {
  const source = `docs/terms/terminos-y-condiciones-${TERMS_EDITION}.html`
  return existsSync(source) ? readFileSync(source, 'utf8') : ''
}

/**
 * Lists placeholders of the operator's data at the end of a build. A warning, because tests are built with
 * placeholders as well; with `VITE_OPERATOR_CHECK=error` the build fails. A demo has only invented data, so
 * nothing is listed.
 */
export function operatorCheck(
  { demo, supportPhone, siteUrl }: Pick<Env, 'demo' | 'supportPhone' | 'siteUrl'>,
  mode: 'warn' | 'error',
): Plugin {
  const gaps = demo
    ? []
    : operatorGaps({
        company: COMPANY,
        privacy: PRIVACY_FACTS,
        team: TEAM_MEMBERS,
        supportPhone,
        siteUrl,
        terms: readTerms(),
      })
  const text = ['The operator still has to fill in:', ...gaps.map((gap) => `  - ${gap}`)].join('\n')
  let warn: (message: string) => void = () => undefined
  return {
    name: 'vuelo-justo:operator-check',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    configResolved: ({ logger }) => {
      if (gaps.length > 0 && mode === 'error')
        throw new Error(`${text}\n(VITE_OPERATOR_CHECK=error)`)
      warn = (message) => logger.warn(message)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (gaps.length > 0) {
          warn(`\n${text}\nWith VITE_OPERATOR_CHECK=error such a build stops.`)
        }
      },
    },
  }
}
