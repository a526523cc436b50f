/**
 * What only the operator knows about personal data on the server. Apart from `operator.ts`, because only the
 * privacy page needs it. `npm run build` names what is still missing (site/operator.ts).
 */

/** Version and first day (`yyyy-MM-dd`) of the privacy page: change both with its text. */
export const PRIVACY_EDITION = { version: 2, since: '2026-11-24' } as const

/** What is '' is left out of the page, which then says the general rule alone. */
export interface PrivacyFacts {
  /** Who represents the company, such as 'Ana Muñoz Rojas, gerenta general'. */
  readonly representative: string
  /** Who runs the server and the mail, and in which country, such as 'Amazon Web Services, en Brasil'. */
  readonly hosting: string
  /** Who keeps the cards, and in which country, such as 'Flow S.A., en Chile'. */
  readonly cardProvider: string
  /** What protects data outside Chile, such as 'cláusulas contractuales que exigen el nivel de la ley chilena'. */
  readonly safeguards: string
  /** Longest time on the server, such as '5 años desde que se cierra el caso'. */
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

/**
 * Decisions that a program takes by itself, in whole sentences. '' says that there are none: the app takes
 * none, and the estimates that it shows decide nothing.
 */
export const AUTOMATED_DECISIONS = ''
