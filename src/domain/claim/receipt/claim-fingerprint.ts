export interface FingerprintedClaim {
  readonly texts: Readonly<Record<string, string>>
  readonly files: readonly { readonly name: string; readonly size: number }[]
}

const MULTIPLIER_A = 2654435761
const MULTIPLIER_B = 1597334677

/** cyrb53: 53 bits tell the few claims of a device apart, and the text cannot be read from them. */
function hash(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, MULTIPLIER_A)
    b = Math.imul(b ^ code, MULTIPLIER_B)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Hash of the texts (case and spaces ignored) and files (name and size). No personal data. */
export function claimFingerprint({ texts, files }: FingerprintedClaim): string {
  const fields = Object.entries(texts).map(([field, text]) => [field, plain(text)].join('='))
  const names = files.map(({ name, size }) => [plain(name), size].join('='))
  return hash(JSON.stringify([fields.sort(), names.sort()])).toString(36)
}
