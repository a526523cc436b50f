import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'
import { formatRut, rutCheckDigit } from '@/domain/country/rut'
import { foldText } from '@/domain/search-text'
import type { DemoCard, DemoUser } from '@/mocks/state'
import { FAMILY_NAMES, GIVEN_NAMES, LONG_GIVEN_NAMES, STREETS } from './names'
import type { SeededRandom } from './random'

const USERS = 60
const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express'] as const

export function demoRut(number: number): string {
  const body = String(5_200_000 + number * 61_117)
  return formatRut(body + rutCheckDigit(body))
}

export function toMailbox(name: string): string {
  return foldText(name)
    .replace(/[^a-z]+/g, '.')
    .slice(0, 40)
}

/** Every 20th name has 60 to 80 characters. */
export function demoName(index: number, chance: SeededRandom): { name: string; lastname: string } {
  const long = index % 20 === 13 ? LONG_GIVEN_NAMES[(index - 13) / 20] : undefined
  return { name: long ?? chance.pick(GIVEN_NAMES), lastname: chance.pick(FAMILY_NAMES) }
}

export function withCard(user: DemoUser, card: Omit<DemoCard, 'cardHolder'>): DemoUser {
  return {
    ...user,
    hasRegisteredCard: true,
    flowCustomerId: user.flowCustomerId ?? `cus_demo_${user.id}`,
    cardInfo: { ...card, cardHolder: (user.name ?? '').toUpperCase().slice(0, 26) },
  }
}

function withAnyCard(user: DemoUser, chance: SeededRandom): DemoUser {
  return withCard(user, {
    lastFourDigits: String(1000 + chance.whole(9000)),
    expiryDate: `0${1 + chance.whole(9)}/${28 + chance.whole(4)}`,
    brand: chance.pick(CARD_BRANDS),
  })
}

export function bareUser(id: number, email: string, name: string | null): DemoUser {
  return {
    id,
    email,
    password: DEMO_PASSWORD,
    role: 'USER',
    name,
    rut: demoRut(id),
    address: null,
    phone: null,
    alias: null,
    hasRegisteredCard: false,
    cardInfo: null,
    flowCustomerId: null,
  }
}

/** Accounts of the sign-in hints. The passenger has no card, so that the prompt appears. */
function seedPeople(chance: SeededRandom): DemoUser[] {
  return DEMO_PEOPLE.map(({ name, role, email }, index) => {
    const user = {
      ...bareUser(index + 1, email, name),
      role,
      address: STREETS[index] ?? null,
      phone: `5691234567${index}`,
    }
    return role === 'TAXI' ? { ...withAnyCard(user, chance), alias: 'TAXI-DEMO' } : user
  })
}

function seedPassenger(index: number, chance: SeededRandom): DemoUser {
  const { name, lastname } = demoName(index, chance)
  const fullName = index % 17 === 9 ? null : `${name} ${lastname}`
  const mailbox = `${toMailbox(fullName ?? 'pasajero')}.${index}`
  const user: DemoUser = {
    ...bareUser(index + 1, `${mailbox}@ejemplo.cl`, fullName),
    ...(index % 19 === 11 && { rut: null }),
    address: index % 4 === 0 ? null : chance.pick(STREETS),
    phone: index % 7 === 5 ? null : `569${60_000_000 + chance.whole(39_999_999)}`,
    alias: index % 6 === 0 ? `REF-${100 + index}` : null,
  }
  // Every third account has no card, for the staff's card filter.
  return index % 3 === 0 ? user : withAnyCard(user, chance)
}

export function seedUsers(chance: SeededRandom): DemoUser[] {
  const people = seedPeople(chance)
  const passengers = Array.from({ length: USERS - people.length }, (_, offset) =>
    seedPassenger(people.length + offset, chance),
  )
  return [...people, ...passengers]
}
