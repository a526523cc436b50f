import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'

/** Stored draft: the typed values and the claim it started from, null for a new one. */
export interface StoredClaimEdit {
  readonly base: Claim | null
  readonly values: ClaimRecordValues
}

const NAME_PREFIX = 'claim:'

/** Draft of a next step for several claims, whichever these are. */
export const SEVERAL_CLAIMS = 'claims'

export function claimEditName(claim: Pick<Claim, 'id'> | null): string {
  return NAME_PREFIX + (claim === null ? 'new' : String(claim.id ?? '-'))
}

/** False for other drafts of the user, such as the profile's. */
export function isClaimEditName(name: string): boolean {
  return name.startsWith(NAME_PREFIX)
}

/** 'el reclamo 12', 'un reclamo nuevo' or 'un próximo paso de varios reclamos', by the name of a draft. */
export function editedClaimText(name: string): string {
  if (name === SEVERAL_CLAIMS) return 'un próximo paso de varios reclamos'
  const id = name.slice(NAME_PREFIX.length)
  return id === 'new' ? 'un reclamo nuevo' : `el reclamo ${id}`
}

/** A draft that this version of the app can use; else null. */
export function parseClaimEdit(raw: unknown): StoredClaimEdit | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { base, values } = raw as Partial<StoredClaimEdit>
  if (typeof base !== 'object' || typeof values !== 'object') return null
  const isWhole = Object.entries(toClaimRecordValues()).every(([field, empty]) => {
    const value: unknown = values[field as keyof ClaimRecordValues]
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === 'string'
  })
  return isWhole ? { base, values } : null
}
