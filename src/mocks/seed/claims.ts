import { env } from '@/config/env'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'
import { STATUSES, type Status } from '@/domain/claim/status/statuses'
import { toDayString } from '@/domain/dates'
import type { DemoClaim, DemoUser } from '@/mocks/state'
import { FAMILY_NAMES, NEXT_STEPS } from './names'
import { EDGE_CASES } from './oddities'
import type { SeededRandom } from './random'
import { demoName, demoRut, toMailbox } from './seed-users'

/** Claims of a demo unless it is asked for more. */
export const DEMO_CLAIMS = 240
const FIRST_ID = 1001
const OLDEST_CONTACT_DAYS = 15
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Those of SPEC 3: a row that is added below them does not move the claims of the demo. */
const DEMO_STATUSES = 11

/** Where a claim's owner comes from: index ranges of the seed. */
const PASSENGER_CLAIMS = DEMO_STATUSES
const TAXI_CLAIMS = 2

type Owner = Pick<DemoClaim, 'name' | 'lastname' | 'rut' | 'email' | 'phone'>

type DaysBefore = (days: number) => string

/** Words each day once: a demo of a hundred thousand claims has no more days than a small one. */
function wordDaysBefore(now: Date): DaysBefore {
  const words = new Map<number, string>()
  return (days) => {
    const known = words.get(days)
    if (known !== undefined) return known
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
    const word = toDayString(day)
    words.set(days, word)
    return word
  }
}

function splitName(fullName: string): Pick<Owner, 'name' | 'lastname'> {
  const family = FAMILY_NAMES.find((known) => fullName.endsWith(` ${known}`))
  const cut = family ? fullName.length - family.length - 1 : fullName.indexOf(' ')
  return { name: fullName.slice(0, cut), lastname: fullName.slice(cut + 1) }
}

function accountOwner({ name, rut, email, phone }: DemoUser): Owner {
  const names = name === null ? { name: null, lastname: null } : splitName(name)
  return { ...names, rut, email, phone: phone && `+${phone}` }
}

/** Someone who claimed without an account; every third of them wrote no usable e-mail. */
function guestOwner(index: number, chance: SeededRandom): Owner {
  const { name, lastname } = demoName(index, chance)
  const mailbox = toMailbox(`${name} ${lastname}`)
  return {
    name,
    lastname,
    rut: index % 10 === 0 ? `AB${100_000 + index}` : demoRut(100 + index),
    email: index % 15 === 0 ? null : `${mailbox}.${index}@correo.cl`,
    phone: `+569${60_000_000 + chance.whole(39_999_999)}`,
  }
}

type OwnerOf = (index: number, chance: SeededRandom) => Owner

/** Whose each claim is; what is the same for many claims is put together once. */
function findOwners(users: readonly DemoUser[]): OwnerOf {
  const [passenger, taxi, ...others] = users.map(accountOwner)
  const passengers = others.slice(DEMO_PEOPLE.length - 2)
  return (index, chance) => {
    if (passenger && index < PASSENGER_CLAIMS) return passenger
    if (taxi && index < PASSENGER_CLAIMS + TAXI_CLAIMS) return taxi
    const owner = passengers[index % passengers.length]
    return index % 5 === 0 || !owner ? guestOwner(index, chance) : owner
  }
}

/** The value that comes round at `index`: counters of coprime lengths meet in every combination. */
function cycle<T>(options: readonly [T, ...T[]], index: number): T {
  return options[index % options.length] ?? options[0]
}

function statusOf(
  index: number,
): Pick<DemoClaim, 'category' | 'subcategory' | 'documents' | 'agency'> {
  const { category, subcategories }: Status = STATUSES[index % DEMO_STATUSES] ?? STATUSES[0]
  const round = Math.floor(index / DEMO_STATUSES)
  const subcategory = subcategories[round % subcategories.length] ?? null
  return {
    category,
    subcategory,
    documents:
      subcategory === 'FALTAN DOCUMENTOS' ? REQUIRED_DOCUMENTS.slice(0, 1 + (round % 4)) : [],
    agency: subcategory === 'AGENCIA DE VIAJE' ? (env.crmAgencies[0] ?? null) : null,
  }
}

/** Days since a claim came in: what is not with the airline yet is of the last weeks, some of today. */
function receivedBefore(index: number, age: number, chance: SeededRandom): number {
  const days = chance.whole(300)
  const isEarly = index % DEMO_STATUSES < 3 && index >= PASSENGER_CLAIMS + TAXI_CLAIMS
  const contacted = age > OLDEST_CONTACT_DAYS ? 0 : age
  return isEarly ? Math.max(contacted, days % 84) : 20 + days
}

interface SeedContext {
  readonly ownerOf: OwnerOf
  readonly daysBefore: DaysBefore
  readonly chance: SeededRandom
}

function seedClaim(index: number, { ownerOf, daysBefore, chance }: SeedContext): DemoClaim {
  const id = FIRST_ID + index
  const age = index % (OLDEST_CONTACT_DAYS + 2)
  const created = receivedBefore(index, age, chance)
  const filed = index % DEMO_STATUSES >= 3 && index % 8 !== 7
  const updated = daysBefore(Math.min(created, Math.min(age, 3) + chance.whole(10)))
  let code = ''
  for (let at = 0; at < 6; at += 1) code += CODE_LETTERS.charAt(chance.whole(CODE_LETTERS.length))
  return {
    id,
    ...ownerOf(index, chance),
    ...statusOf(index),
    type: cycle(CLAIM_TYPES, index),
    airline: cycle(AIRLINES, index),
    reservation_code: index % 13 === 8 ? null : code,
    handler: index % 6 === 5 ? null : (env.crmHandlers[index % env.crmHandlers.length] ?? null),
    created_at: daysBefore(created),
    // The real service sends days and moments; both have to be understood.
    updated_at: index % 4 === 3 ? `${updated}T03:30:00Z` : updated,
    submitted_date: filed ? daysBefore(created - 10) : null,
    case_number: filed ? `C-${20_000 + index * 7}` : null,
    tracking_id: filed && index % 2 === 0 ? `TRK${500_000 + index * 13}` : null,
    case_folder: index % 9 === 4 ? null : `https://drive.google.com/drive/folders/demo-${id}`,
    last_customer_contact: age > OLDEST_CONTACT_DAYS ? null : daysBefore(age),
    last_airline_contact: filed ? daysBefore(chance.whole(30)) : null,
    next_step: index % 5 === 4 ? null : chance.pick(NEXT_STEPS),
    flight_id: index % 12 === 0 ? `LA${100 + index}` : null,
    alias: index % 10 === 6 ? `REF-${100 + index}` : null,
    ...EDGE_CASES[id],
  }
}

/**
 * Claims of which each category meets each age of contact (0 to 15 days and none), each airline and each
 * type. The first eleven are the demo passenger's, one in each category; dates count back from `now`.
 *
 * @param count how many; a larger demo starts with the claims of a smaller one
 */
export function seedClaims(
  users: readonly DemoUser[],
  now: Date,
  { chance, count }: { readonly chance: SeededRandom; readonly count: number },
): DemoClaim[] {
  const context = { ownerOf: findOwners(users), daysBefore: wordDaysBefore(now), chance }
  return Array.from({ length: count }, (_, index) => seedClaim(index, context))
}
