import type { Texts } from '@/domain/raw-values'

/** Name and surname without missing parts; '' if both are missing. */
export function fullName({ name, lastname }: Texts<'name' | 'lastname'>): string {
  return [name, lastname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** Splits a Chilean full name: the last two of four or more words are surnames, else all but the first. */
export function splitFullName(fullName: string): { name: string; lastname: string } {
  const words = fullName.trim().split(/\s+/)
  const givenCount = words.length >= 4 ? words.length - 2 : 1
  return {
    name: words.slice(0, givenCount).join(' '),
    lastname: words.slice(givenCount).join(' '),
  }
}
