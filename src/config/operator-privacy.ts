/**
 * Facts that the operator must fill in; `npm run build` lists what is missing (site/operator.ts). A
 * separate module, because only the privacy page needs them.
 */

/** Version and first day (`yyyy-MM-dd`) of the privacy page: change both with its text. */
export const PRIVACY_EDITION = { version: 2, since: '2026-11-24' } as const

/** The page leaves out a fact that is '' and states the general rule. */
export interface PrivacyFacts {
  /** Such as 'Ana Muñoz Rojas, gerenta general'. */
  readonly representative: string
  /** Server and mail: company and country, such as 'Amazon Web Services, en Brasil'. */
  readonly hosting: string
  /** Company and country, such as 'Flow S.A., en Chile'. */
  readonly cardProvider: string
  /** Safeguards for data outside Chile: 'cláusulas contractuales que exigen el nivel de la ley chilena'. */
  readonly safeguards: string
  /** Longest storage on the server, such as '5 años desde que se cierra el caso'. */
  readonly claimsUntil: string
  readonly accountsUntil: string
  readonly chargesUntil: string
  readonly messagesUntil: string
  readonly logUntil: string
}

export const PRIVACY_FACTS: PrivacyFacts = {
  representative: '',
  hosting: '',
  cardProvider: '',
  safeguards: '',
  claimsUntil: '',
  accountsUntil: '',
  chargesUntil: '',
  messagesUntil: '',
  logUntil: '',
}

/** Whole sentences. '' states that there are none: the app makes none, its estimates decide nothing. */
export const AUTOMATED_DECISIONS = ''
