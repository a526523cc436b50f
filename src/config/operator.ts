/**
 * Facts and promises that the operator must fill in; `npm run build` lists what is missing
 * (site/operator.ts). Team and privacy have separate modules, so that other pages do not load them.
 */

/** Registered company; pages leave out what is ''. */
export interface Company {
  /** Such as 'Vuelo Justo SpA'. */
  readonly legalName: string
  /** With dots and hyphen, such as '76.543.210-3'. */
  readonly rut: string
  /** Street, number and district. */
  readonly address: string
  /** Address for requests about personal data. */
  readonly email: string
}

export const COMPANY: Company = { legalName: '', rut: '', address: '', email: '' }

/** Working hours until a claim is answered (SPEC 9), for reminder and receipt. */
export const ANSWER_HOURS = 24
/** How messages are answered, after 'te respondemos'. */
export const ANSWER_WAYS = 'por correo o WhatsApp'
/** SPEC 2.10. */
export const FORM_MINUTES = 5
/** Promised time to answer a request about personal data. */
export const RIGHTS_ANSWER_DAYS = 30

/** Year of the terms and conditions, part of the file name (scripts/tools/make-terms-pdf). */
export const TERMS_EDITION = 2025
export const ACCESSIBILITY_WRITTEN = '21 de noviembre de 2026'

/** Such as 'La cobramos dentro de 5 días hábiles desde que la aerolínea te paga.'; '' leaves it out. */
export const FEE_CHARGE_TIME = ''

/** A higher charge, in CLP, needs a separate confirmation. */
export const CHARGE_CONFIRM_ABOVE = 500_000

// Ages of records on the user's device, as the privacy page promises.
export const DRAFT_MAX_AGE_DAYS = 7
export const EDIT_MAX_AGE_HOURS = 24
/** Log of claim updates of a staff user. */
export const CHANGE_LOG_MAX_AGE_DAYS = 7
/** Record of sent claims, to detect a repetition. */
export const SENT_CLAIM_MAX_AGE_HOURS = 24
/** What other apps shared, until the claim form takes it over. */
export const SHARED_MAX_AGE_HOURS = 24
export const RECEIPT_MAX_AGE_DAYS = 30
/** On a shared device. */
export const VISITOR_RECEIPT_MAX_AGE_HOURS = 24
/** Mark on a passenger who was asked for a card. */
export const CARD_ASKED_DAYS = 30
/** Open charge attempts stay until settled. */
export const CHARGE_MEMORY_DAYS = 90
