import type { ChargeRequest } from '@/api/charges'
import type { ClaimFieldValues } from '@/domain/claim/fields'
import type { ContactValues } from '@/domain/forms/contact'
import type { ReferralInfo } from '@/api/referrals'

/** A claim of the back office (SPEC 3) with the fields that every demo row has. */
export interface DemoClaim extends ClaimFieldValues {
  readonly id: number
  readonly category: string
  readonly type: string
  readonly airline: string
  readonly documents: string[]
}

export interface DemoCard {
  readonly lastFourDigits: string
  readonly cardHolder: string
  readonly expiryDate: string
  readonly brand: string
}

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

/** A file of a sent claim; `text` exists in tests only. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly text?: string
}

export interface DemoSubmission {
  readonly id: number
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly files: readonly SentFile[]
}

/** State of the demo API. Rows are replaced, never mutated. */
export interface DemoState {
  users: readonly DemoUser[]
  claims: readonly DemoClaim[]
  sentClaims: readonly DemoSubmission[]
  contactMessages: readonly ContactValues[]
  /** Successful charges; each `commerce_order` is unique. */
  charges: readonly ChargeRequest[]
  /** Earnings of the TAXI user. */
  referral: ReferralInfo
  /** E-mails with an open password reset. */
  resetRequests: readonly string[]
}

export function nextId(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((next, { id }) => Math.max(next, id + 1), 1)
}

export function replaceRow<T extends { readonly id: number }>(rows: readonly T[], row: T): T[] {
  return rows.map((old) => (old.id === row.id ? row : old))
}
