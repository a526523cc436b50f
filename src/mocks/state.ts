import type { ChargeRequest } from '@/api/charges'
import type { ClaimFieldValues } from '@/domain/claim/fields'
import type { ContactMessage } from '@/api/contact'
import type { ReferralInfo } from '@/api/referrals'

/** A claim as the back office sees it (SPEC 3), with what the demo's own rows always have. */
export interface DemoClaim extends ClaimFieldValues {
  readonly id: number
  readonly category: string
  readonly type: string
  readonly airline: string
  readonly documents: string[]
}

/** The card on file (SPEC 3, User). */
export interface DemoCard {
  readonly lastFourDigits: string
  readonly cardHolder: string
  readonly expiryDate: string
  readonly brand: string
}

/** An account, with the password that only the demo API may see. */
export interface DemoUser {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly role: string
  readonly name: string | null
  readonly rut: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly alias: string | null
  readonly hasRegisteredCard: boolean
  readonly cardInfo: DemoCard | null
  readonly flowCustomerId: string | null
}

/** A file of a sent claim. `text` is kept in tests only. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly text?: string
}

/** A claim as it arrived from the public form. */
export interface DemoSubmission {
  readonly id: number
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly files: readonly SentFile[]
}

/** The memory of the demo API. Rows are replaced, never changed in place. */
export interface DemoState {
  users: readonly DemoUser[]
  claims: readonly DemoClaim[]
  sentClaims: readonly DemoSubmission[]
  contactMessages: readonly ContactMessage[]
  /** Charges that were made; each `commerce_order` is there once. */
  charges: readonly ChargeRequest[]
  /** What the TAXI person has earned. */
  referral: ReferralInfo
  /** E-mails that asked for a new password and have not set it yet. */
  resetRequests: readonly string[]
}

/** The next free id of a table. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((next, { id }) => Math.max(next, id + 1), 1)
}

/** `rows` with `row` in the place of the one with the same id. */
export function replaceRow<T extends { readonly id: number }>(rows: readonly T[], row: T): T[] {
  return rows.map((old) => (old.id === row.id ? row : old))
}
