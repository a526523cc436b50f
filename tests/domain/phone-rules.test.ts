import { AsYouType } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/examples.mobile.json'
import all from 'libphonenumber-js/min/metadata'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PHONE_COUNTRIES } from '@/domain/country/chile'
import type { CountryCode } from '@/domain/people/phone'

/** Restores the initial state: the rules of other countries are not loaded. */
async function start() {
  vi.resetModules()
  return {
    ...(await import('@/domain/people/phone-rules')),
    ...(await import('@/domain/people/phone')),
  }
}

let at: Awaited<ReturnType<typeof start>>
beforeEach(async () => {
  at = await start()
})
// Later files of the worker begin with the initial state as well.
afterAll(() => void vi.resetModules())

const codeOf = (country: CountryCode) => String(all.countries[country]?.[0])
const countries = Object.keys(all.countries) as CountryCode[]

describe('the initial phone rules', () => {
  it("are a subset of the package's; after an update of the package, run `npx vitest run -u`", async () => {
    const { version, country_calling_codes } = all
    const rules = Object.fromEntries(PHONE_COUNTRIES.map(({ code }) => [code, all.countries[code]]))
    await expect(
      JSON.stringify({ version, country_calling_codes, countries: rules }),
    ).toMatchFileSnapshot('../../src/domain/people/preferred-phone-rules.json')
  })

  it('contain every country and its calling code', () => {
    expect(Object.keys(at.phoneRules().countries).sort()).toEqual([...countries].sort())
    const codes = Object.fromEntries(countries.map((one) => [one, at.callingCode(one)]))
    expect(codes).toEqual(Object.fromEntries(countries.map((one) => [one, codeOf(one)])))
  })

  it.each<[string, CountryCode, string, boolean]>([
    ['9 1234 5678', 'CL', '+56912345678', true],
    ['91234567', 'CL', '+5691234567', false],
    ['+5491123456789', 'AR', '+5491123456789', true],
    ['+54911', 'AR', '+54911', false],
    ['987 654 321', 'PE', '+51987654321', true],
    ['71234567', 'BO', '+59171234567', true],
    ['+999123456789', 'CL', '+999123456789', false],
  ])('validate numbers of the preferred countries: %s in %s', (raw, country, value, isRight) => {
    expect(at.normalizeTypedPhone(raw, country)).toEqual({ country, value })
    expect(at.canValidatePhone(value)).toBe(true)
    expect(at.isValidPhone(value)).toBe(isRight)
  })

  it('accept any number of other countries, with all its digits', () => {
    for (const [country, national] of Object.entries(examples)) {
      const value = `+${at.callingCode(country as CountryCode)}${national}`
      const read = at.normalizeTypedPhone(value, 'CL')
      expect(read.value).toBe(value)
      expect(at.callingCode(read.country)).toBe(at.callingCode(country as CountryCode))
      expect(at.isValidPhone(value), value).toBe(true)
      // As the field formats it while typing.
      const typing = new AsYouType(country as CountryCode, at.phoneRules())
      expect(typing.input(value).replace(/[^+\d]/g, '')).toBe(value)
    }
  })

  it('are completed by the other rules on demand, with a notification', async () => {
    const changed = vi.fn()
    at.subscribePhoneRules(changed)
    expect(at.canValidatePhone('+121255')).toBe(false)
    expect(at.isValidPhone('+121255')).toBe(true)
    await Promise.all([at.completePhoneRules(), at.completePhoneRules()])
    expect(changed).toHaveBeenCalled()
    expect(at.phoneRules()).toBe(all)
    expect(at.canValidatePhone('+121255')).toBe(true)
    expect(at.isValidPhone('+121255')).toBe(false)
    expect(at.isValidPhone('+12125552368')).toBe(true)
    expect(at.normalizeTypedPhone('+14165550123', 'CL').country).toBe('CA')
  })
})

describe('phone rules that fail to load', () => {
  afterEach(() => vi.doUnmock('libphonenumber-js/min/metadata'))

  it('are requested again on the next demand', async () => {
    vi.doMock('libphonenumber-js/min/metadata', () => {
      throw new Error('no line')
    })
    await expect(at.completePhoneRules()).rejects.toThrow()
    expect(at.isValidPhone('+12125552368')).toBe(true)
    expect(at.isValidPhone('+5691234567')).toBe(false)
    vi.doUnmock('libphonenumber-js/min/metadata')
    await at.completePhoneRules()
    expect(at.canValidatePhone('+12125552368')).toBe(true)
  })
})
