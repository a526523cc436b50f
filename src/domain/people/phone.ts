import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberCharacter,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/core'
import { areRulesKnown, FIRST_PHONE_RULES, phoneRules } from './phone-rules'

export type { CountryCode }

/** All countries with a calling code. */
export const COUNTRIES: readonly CountryCode[] = getCountries(FIRST_PHONE_RULES)

const PHONE_SHAPE = /^\+\d{6,15}$/
/** From this length on, digits without a plus may start with a calling code. */
const WITH_CALLING_CODE = 11

interface PhoneEntry {
  readonly country: CountryCode
  readonly value: string
}

/** Calling code of a country, without plus: '56' for CL. */
export function callingCode(country: CountryCode): string {
  return getCountryCallingCode(country, phoneRules())
}

const parse = (text: string, country?: CountryCode) =>
  country === undefined
    ? parsePhoneNumberFromString(text, phoneRules())
    : parsePhoneNumberFromString(text, country, phoneRules())

function readPossible(text: string) {
  const compact = text.replace(/\s/g, '')
  return PHONE_SHAPE.test(compact) ? parse(compact) : undefined
}

const isJudgeable = (phone: PhoneNumber) => areRulesKnown(phone.getPossibleCountries()[0])

/** True if the rules that `isValidPhone` needs for the number are loaded. */
export function canValidatePhone(text: string): boolean {
  const phone = readPossible(text)
  return phone === undefined || isJudgeable(phone)
}

/**
 * True for a plus and 6 to 15 digits that form a valid number (SPEC 5). Numbers of a country whose
 * rules are not loaded count as valid, so that a bad connection blocks no claim.
 */
export function isValidPhone(text: string): boolean {
  const phone = readPossible(text)
  return phone !== undefined && (phone.isValid() || !isJudgeable(phone))
}

const knownCodes: string[] = []

function findCallingCode(digits: string): string {
  if (knownCodes.length === 0) knownCodes.push(...new Set(COUNTRIES.map(callingCode)))
  // Calling codes are prefix-free, so the first that fits is the only one.
  return knownCodes.find((code) => digits.startsWith(code)) ?? ''
}

function splitCallingCode(value: string): { code: string; national: string } {
  const digits = value.replace(/\D/g, '')
  const code = findCallingCode(digits)
  return { code, national: digits.slice(code.length) }
}

/** Warms up the parser for a country; otherwise the first keystroke is slow. */
export function readRulesAhead(country: CountryCode): void {
  const start = `+${callingCode(country)}9`
  new AsYouType(country, phoneRules()).input(start)
  normalizeTypedPhone(start, country)
}

/**
 * Plus and digits as the country writes them, and the template with an 'x' for each, by which a caret keeps its
 * place.
 */
export function formatTypedPhone(text: string, country: CountryCode) {
  const formatter = new AsYouType(country, phoneRules())
  return { text: formatter.input(text), template: formatter.getTemplate() }
}

/** The character if it is part of a number after those before: a digit, or a plus at the start. */
export function readPhoneCharacter(character: string, before: string): string | undefined {
  return parsePhoneNumberCharacter(character, before)
}

function parseValid(text: string, country: CountryCode): PhoneEntry | null {
  const phone = parse(text, country)
  return phone?.isValid() ? { country: phone.country ?? country, value: phone.number } : null
}

function readInternational(digits: string, country: CountryCode): PhoneEntry {
  const value = `+${digits}`
  const { code, national } = splitCallingCode(value)
  const valid =
    parseValid(value, country) ??
    // The preset calling code followed by a number that has its own.
    (national.startsWith(code) ? parseValid(`+${national}`, country) : null) ??
    (national.startsWith('00') ? parseValid(`+${national.slice(2)}`, country) : null) ??
    // A trunk zero after the calling code, as in 09 8765 4321.
    (national.startsWith('0') ? parseValid(`+${code}${national.slice(1)}`, country) : null)
  if (valid) return valid
  if (code === callingCode(country)) return { country, value }
  const guess = parse(value)?.getPossibleCountries()[0]
  return { country: guess ?? country, value }
}

function readNational(digits: string, country: CountryCode): PhoneEntry {
  return (
    parseValid(digits, country) ??
    parseValid(digits.replace(/^0/, ''), country) ??
    (digits.length >= WITH_CALLING_CODE ? parseValid(`+${digits}`, country) : null) ?? {
      country,
      value: `+${callingCode(country)}${digits}`,
    }
  )
}

/**
 * Normalizes a typed, pasted or autofilled number to plus and digits (SPEC 5, phone). A foreign
 * calling code changes the country. '' for no digits, '+' for a plus alone.
 */
export function normalizeTypedPhone(raw: string, country: CountryCode): PhoneEntry {
  const text = raw.normalize('NFKC')
  // A number pasted after the preset calling code has a second plus: the last one counts.
  const lastPlus = text.lastIndexOf('+')
  const tail = text.slice(lastPlus + 1).replace(/\D/g, '')
  const digits = tail === '' ? text.replace(/\D/g, '') : tail
  if (digits === '') return { country, value: lastPlus === -1 ? '' : '+' }
  const bare = digits.replace(/^00/, '')
  if (lastPlus === -1 && bare === digits) return readNational(digits, country)
  return readInternational(bare, country)
}

/** The same national number with another country's calling code; '' without a national number. */
export function phoneForCountry(value: string, country: CountryCode): string {
  const { national } = splitCallingCode(value)
  return national === '' ? '' : `+${callingCode(country)}${national}`
}
