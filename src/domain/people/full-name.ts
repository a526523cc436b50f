interface Named {
  readonly name?: string | null | undefined
  readonly lastname?: string | null | undefined
}

/** 'Ana María Muñoz': name and surname as far as they are known. */
export function fullName({ name, lastname }: Named): string {
  return [name, lastname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/**
 * Splits a full name as Chileans write it: given names first, then surnames, two of each when
 * there are four words or more. One word is a given name; nothing gives two empty texts.
 */
export function splitFullName(fullName: string): { name: string; lastname: string } {
  const words = fullName.trim().split(/\s+/)
  const givenCount = words.length >= 4 ? words.length - 2 : 1
  return {
    name: words.slice(0, givenCount).join(' '),
    lastname: words.slice(givenCount).join(' '),
  }
}
