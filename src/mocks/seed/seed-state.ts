import { toDayString } from '@/domain/dates'
import { seedClaims } from './claims'
import { createChance } from './random'
import { seedUsers } from './seed-users'
import type { DemoState } from '@/mocks/state'

const SEED = 20_250_601

function seedTables(now: Date): DemoState {
  const chance = createChance(SEED)
  const users = seedUsers(chance)
  return {
    users,
    claims: seedClaims(users, now, chance),
    sentClaims: [],
    contactMessages: [],
    charges: [],
    referral: { claims_count: 18, valid_claims: 11, amount: 165_000 },
    resetRequests: [],
  }
}

let latest: { readonly day: string; readonly tables: DemoState } | undefined

/**
 * The demo's first day: the same for the same local day, with dates that count back from it. Rows are
 * replaced, never changed in place, so every reset on one day may share them.
 */
export function seedState(now: Date): DemoState {
  const day = toDayString(now)
  if (latest?.day !== day) latest = { day, tables: seedTables(now) }
  return { ...latest.tables }
}
