import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALE, TIME_ZONE } from '@/domain/country/chile'

/** Files that cannot import `src/domain/country`; ESLint covers `src` and `site`. */
const FILES = [
  'index.html',
  'public/manifest.webmanifest',
  'tests/e2e/chromium.ts',
  ...readdirSync('scripts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `scripts/${file}`),
]

/** Distinct matches of a pattern in the files. */
function textsLike(pattern: RegExp): string[] {
  const found = FILES.flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? [])
  return [...new Set(found)]
}

describe('the country', () => {
  it('has the same locale and time zone in every file that repeats them', () => {
    expect(textsLike(/\bes-[A-Z]{2}\b/g)).toEqual([LOCALE])
    expect(textsLike(/\bAmerica\/\w+/g)).toEqual([TIME_ZONE])
  })

  it.each(['index.html', 'public/manifest.webmanifest'])('is the language of %s', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`"?lang"?[=:] ?"${LOCALE}"`))
  })
})
