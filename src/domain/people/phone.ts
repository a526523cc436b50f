import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/core'
import { areRulesKnown, phoneRules } from './phone-rules'

export type { CountryCode }

const PHONE_SHAPE = /^\+\d{6,15}$/
/** From this length on, digits without a plus cannot be a number of a preferred country alone. */
const WITH_CALLING_CODE = 11

interface PhoneEntry {
  readonly country: CountryCode
  readonly value: string
}

/** Digits of a country's calling code, without plus: '56' for CL. */
export function callingCode(country: CountryCode): string {
  return getCountryCallingCode(country, phoneRules())
}

const parse = (text: string, country?: CountryCode) =>
  country === undefined
    ? parsePhoneNumberFromString(text, phoneRules())
    : parsePhoneNumberFromString(text, country, phoneRules())

/** The number that a text of plus and 6 to 15 digits, spaces aside, may be; undefined for any other. */
function readPossible(text: string) {
  const compact = text.replace(/\s/g, '')
  return PHONE_SHAPE.test(compact) ? parse(compact) : undefined
}

const isJudgeable = (phone: PhoneNumber) => areRulesKnown(phone.getPossibleCountries()[0])

/** Whether all is there by now that `isValidPhone` has to know of a number (`phone-rules`). */
export function canValidatePhone(text: string): boolean {
  const phone = readPossible(text)
  return phone === undefined || isJudgeable(phone)
}

/**
 * Whether a text, spaces aside, is plus and 6 to 15 digits and a possible number (SPEC 5). Where a
 * country's rules did not come, its numbers are possible: nobody is kept from claiming by a bad line.
 */
export function isValidPhone(text: string): boolean {
  const phone = readPossible(text)
  return phone !== undefined && (phone.isValid() || !isJudgeable(phone))
}

const knownCodes: string[] = []

/** The calling code that digits begin with, or ''. */
function findCallingCode(digits: string): string {
  if (knownCodes.length === 0)
    knownCodes.push(...new Set(getCountries(phoneRules()).map(callingCode)))
  // Calling codes are prefix-free, so the first that fits is the only one.
  return knownCodes.find((code) => digits.startsWith(code)) ?? ''
}

function splitCallingCode(value: string): { code: string; national: string } {
  const digits = value.replace(/\D/g, '')
  const code = findCallingCode(digits)
  return { code, national: digits.slice(code.length) }
}

/** Reads a country's rules ahead, which would otherwise keep the first key of a number waiting. */
export function readRulesAhead(country: CountryCode): void {
  const start = `+${callingCode(country)}9`
  new AsYouType(country, phoneRules()).input(start)
  normalizeTypedPhone(start, country)
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
    // The forced calling code followed by a number that brings its own.
    (national.startsWith(code) ? parseValid(`+${national}`, country) : null) ??
    (national.startsWith('00') ? parseValid(`+${national.slice(2)}`, country) : null)
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
 * Understands a number that was typed, pasted or filled in by the browser, in any usual form
 * (SPEC 5, phone). A number with the calling code of another country changes the country.
 *
 * @returns the country and the number as plus and digits, E.164 once complete; '' for no input,
 *   '+' while only the sign is there
 */
export function normalizeTypedPhone(raw: string, country: CountryCode): PhoneEntry {
  const text = raw.normalize('NFKC')
  // A number pasted behind the forced calling code brings a second plus: the last one counts.
  const lastPlus = text.lastIndexOf('+')
  const tail = text.slice(lastPlus + 1).replace(/\D/g, '')
  const digits = tail === '' ? text.replace(/\D/g, '') : tail
  if (digits === '') return { country, value: lastPlus === -1 ? '' : '+' }
  const bare = digits.replace(/^00/, '')
  if (lastPlus === -1 && bare === digits) return readNational(digits, country)
  return readInternational(bare, country)
}

/** The same national number under another country's calling code; '' stays ''. */
export function phoneForCountry(value: string, country: CountryCode): string {
  const { national } = splitCallingCode(value)
  return national === '' ? '' : `+${callingCode(country)}${national}`
}
