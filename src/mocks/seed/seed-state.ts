import { toDayString } from '@/domain/dates'
import { DEMO_CLAIMS, seedClaims } from './claims'
import { createChance } from './random'
import { seedUsers } from './seed-users'
import type { DemoState } from '@/mocks/state'

const SEED = 20_250_601

function seedTables(now: Date, count: number): DemoState {
  const chance = createChance(SEED)
  const users = seedUsers(chance)
  return {
    users,
    claims: seedClaims(users, now, { chance, count }),
    sentClaims: [],
    contactMessages: [],
    charges: [],
    referral: { claims_count: 18, valid_claims: 11, amount: 165_000 },
    resetRequests: [],
  }
}

let latest: { readonly day: string; readonly count: number; readonly tables: DemoState } | undefined

/** Dates count back from `now`. Rows are replaced, never mutated, so that resets can share them. */
export function seedState(now: Date, count = DEMO_CLAIMS): DemoState {
  const day = toDayString(now)
  if (latest?.day !== day || latest.count !== count) {
    latest = { day, count, tables: seedTables(now, count) }
  }
  return { ...latest.tables }
}

const PARAMETER = 'semilla'
const MOST_CLAIMS = 200_000

/** Number of claims in a query such as '?semilla=100000'; undefined if missing or invalid. */
export function readSeedSize(search: string): number | undefined {
  const text = new URLSearchParams(search).get(PARAMETER) ?? ''
  const count = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
  return count > 0 && count <= MOST_CLAIMS ? count : undefined
}
