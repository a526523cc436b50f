import { env } from '@/config/env'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'
import { STATUSES, type Status } from '@/domain/claim/status/statuses'
import { toDayString } from '@/domain/dates'
import type { DemoClaim, DemoUser } from '@/mocks/state'
import { FAMILY_NAMES, NEXT_STEPS } from './names'
import type { SeededRandom } from './random'
import { demoName, demoRut, toMailbox } from './seed-users'

/** Careless or hostile data by claim id: each row must render safely. */
const EDGE_CASES: Readonly<Partial<Record<number, Partial<DemoClaim>>>> = {
  1007: { updated_at: null },
  1020: { case_folder: 'http://intranet.vuelojusto.cl/casos/1020' },
  1021: { case_folder: 'javascript:alert(1)' },
  1022: { category: 'EN ESPERA DE RESPUESTA DE LA AEROLÍNEA' },
  1023: {
    category: 'EN REVISIÓN INTERNA',
    subcategory: 'SEGUNDA OPINIÓN',
    handler: 'Estudio Histórico',
  },
  1024: { name: '<img src=x onerror=alert(1)>', next_step: '<b>Llamar</b>' },
  1025: { phone: null, lastname: null, rut: null, reservation_code: null },
  1026: { phone: '912345678' },
  1027: { updated_at: null, last_airline_contact: null, documents: [] },
  1028: { airline: 'AEROLÍNEA DESCONOCIDA', tracking_id: null },
  1029: { email: null },
}

/** Claims of one family on one reservation, by id. */
const FAMILY: Readonly<Partial<Record<number, Partial<DemoClaim>>>> = Object.fromEntries(
  ['Rosario', 'Ignacio', 'Emilia', 'Vicente'].map((name, index) => [
    1202 + index,
    {
      name,
      lastname: 'Arancibia Vera',
      email: 'rosario.arancibia@correo.cl',
      airline: 'LATAM',
      reservation_code: 'QX7B2M',
      rut: demoRut(9001 + index),
      ...(index < 3 && { category: 'CASO GANADO', subcategory: null }),
      documents: [],
      agency: null,
      next_step: null,
    },
  ]),
)

export const DEMO_CLAIMS = 240
const FIRST_ID = 1001
const OLDEST_CONTACT_DAYS = 15
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Categories of SPEC 3: a new category below them does not change the demo's claims. */
const DEMO_STATUSES = 11

/** The first claims belong to the demo passenger, the next to the taxi driver. */
const PASSENGER_CLAIMS = DEMO_STATUSES
const TAXI_CLAIMS = 2

type Owner = Pick<DemoClaim, 'name' | 'lastname' | 'rut' | 'email' | 'phone'>

type DaysBefore = (days: number) => string

/** Formats each day once: a hundred thousand claims share a few hundred days. */
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

/** Owner without an account; every third has no e-mail. */
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

/** Owner by index; shared values are computed once. */
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

/** Cycles through options: counters of coprime lengths reach every combination. */
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

/** Days since receipt; a claim that is not yet filed is at most 12 weeks old. */
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
    // The real service sends both days and moments.
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
    ...FAMILY[id],
  }
}

/** Combines each category with each age of contact, airline and type. More claims extend fewer ones. */
export function seedClaims(
  users: readonly DemoUser[],
  now: Date,
  { chance, count }: { readonly chance: SeededRandom; readonly count: number },
): DemoClaim[] {
  const context = { ownerOf: findOwners(users), daysBefore: wordDaysBefore(now), chance }
  return Array.from({ length: count }, (_, index) => seedClaim(index, context))
}
