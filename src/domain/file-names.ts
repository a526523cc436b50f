const MAX_LENGTH = 100
const FALLBACK = 'archivo'

/** Characters that a file system forbids, and invisible ones that can disguise an extension. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i

/** A file name that is valid on every system, at most 100 characters; 'archivo' if nothing is left. */
export function safeFileName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .replace(WINDOWS_DEVICE, '$1_')
  const extension = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? ''
  const stem = Array.from(name.slice(0, name.length - extension.length))
    .slice(0, MAX_LENGTH - extension.length)
    .join('')
    .trim()
  return stem === '' ? `${FALLBACK}${extension}` : `${stem}${extension}`
}
