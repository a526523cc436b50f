/**
 * What only the operator of the service knows or may promise. Replace it before the site opens; nothing else
 * has to change, because every page reads it here. The people of the team and what is known about personal data
 * stand in `operator-team.ts` and `operator-privacy.ts`, so that no other page brings them along. `npm run build` names what is still missing (site/operator.ts).
 */

/** Who is behind the service, as the company is registered. What is '' is left out of the pages. */
export interface Company {
  /** Such as 'Vuelo Justo SpA'. */
  readonly legalName: string
  /** With its dots and hyphen, such as '76.543.210-3'. */
  readonly rut: string
  /** Street, number and district. */
  readonly address: string
  /** Where letters about personal data may go. */
  readonly email: string
}

export const COMPANY: Company = { legalName: '', rut: '', address: '', email: '' }

/** Working hours within which a claim is answered (SPEC 9); the reminder and the receipt count with it. */
export const ANSWER_HOURS = 24
/** Minutes that the claim form takes at most (SPEC 2.10). */
export const FORM_MINUTES = 5
/** Days within which a question about personal data is answered. */
export const RIGHTS_ANSWER_DAYS = 30

/** Year of the terms and conditions; their file in `public/docs` carries it (scripts/tools/make-terms-pdf). */
export const TERMS_EDITION = 2025
/** Day on which the accessibility page was written, in words. */
export const ACCESSIBILITY_WRITTEN = '21 de noviembre de 2026'

/**
 * When the fee of a won claim is charged, as a sentence for its passenger, such as 'La cobramos dentro de
 * 5 días hábiles desde que la aerolínea te paga.'. '' leaves it out.
 */
export const FEE_CHARGE_TIME = ''

/** A charge above this sum, in CLP, has to be confirmed by itself before it can be sent. */
export const CHARGE_CONFIRM_ABOVE = 500_000

// How long things stay on a person's device, as the privacy page promises.
export const DRAFT_MAX_AGE_DAYS = 7
/** How long an edit that was not saved waits on the device for its person. */
export const EDIT_MAX_AGE_HOURS = 24
/** How long a browser of the staff remembers what its person changed in claims. */
export const CHANGE_LOG_MAX_AGE_DAYS = 7
/** How long the device remembers that a claim was sent, to ask before the same one goes out again. */
export const SENT_CLAIM_MAX_AGE_HOURS = 24
/** How long the device keeps the receipt of the last claim that was sent. */
export const RECEIPT_MAX_AGE_DAYS = 30
/** The same for a visitor who has not said that the device is theirs. */
export const VISITOR_RECEIPT_MAX_AGE_HOURS = 24
/** How long a browser of the staff marks that it opened the message that asks a passenger for a card. */
export const CARD_ASKED_DAYS = 30
/** How long a browser of the staff remembers what it charged; what is not settled stays until it is. */
export const CHARGE_MEMORY_DAYS = 90
