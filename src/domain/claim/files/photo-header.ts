/** Leading bytes of a file that hold all metadata read here. */
export const PHOTO_HEADER_BYTES = 512 * 1024

export interface PhotoHeader {
  readonly format: 'jpeg' | 'png'
  /** Width times height; 0 if the header does not say. */
  readonly pixels: number
  readonly hasLocation: boolean
  /** In bytes, if this app re-encoded the JPG (see `sizeComment`). */
  readonly originalSize?: number
}

/** PNG chunk; `start` and `end` include its length, type and checksum. */
interface PngChunk {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly data: Uint8Array
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const APP0 = 0xe0
const APP1 = 0xe1
const COMMENT = 0xfe
/** Image data follows; the header of a JPEG ends here. */
const START_OF_SCAN = 0xda
const GPS_POINTER = 0x8825
const EXIF = 'Exif\0\0'
const SIZE_COMMENT = /^original: (\d+) bytes$/

/** Start of frame: C0 to CF, except the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

function readText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** True if the first Exif directory points to a GPS directory. */
function pointsAtPlace(block: Uint8Array): boolean {
  const tiff = viewOf(block)
  if (tiff.byteLength < 8) return false
  const little = tiff.getUint16(0) === 0x4949
  const start = tiff.getUint32(4, little)
  if (start + 2 > tiff.byteLength) return false
  const entries = tiff.getUint16(start, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + 2 + entry * 12
    if (at + 12 > tiff.byteLength) return false
    if (tiff.getUint16(at, little) === GPS_POINTER) return true
  }
  return false
}

function namesPlace(text: string): boolean {
  return text.includes('GPSLatitude')
}

/** Exif (location in a GPS directory) and XMP (location as text) use the same marker. */
function tellsPlace(segment: Uint8Array): boolean {
  const isExif = readText(segment.subarray(0, EXIF.length)) === EXIF
  return isExif ? pointsAtPlace(segment.subarray(EXIF.length)) : namesPlace(readText(segment))
}

function readJpeg(bytes: Uint8Array): PhotoHeader {
  const view = viewOf(bytes)
  let pixels = 0
  let hasLocation = false
  let originalSize = 0
  let at = 2
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === START_OF_SCAN) break
    if (marker === 0xff) {
      // Padding before the marker.
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (isFrame(marker) && at + 9 <= bytes.length) {
      pixels = view.getUint16(at + 5) * view.getUint16(at + 7)
    }
    const body = bytes.subarray(at + 4, end)
    if (marker === APP1 && tellsPlace(body)) hasLocation = true
    if (marker === COMMENT) originalSize = Number(SIZE_COMMENT.exec(readText(body))?.[1] ?? 0)
    at = end
  }
  return { format: 'jpeg', pixels, hasLocation, ...(originalSize > 0 && { originalSize }) }
}

function isPng(bytes: Uint8Array): boolean {
  return bytes.length >= 24 && PNG_START.every((byte, at) => bytes[at] === byte)
}

function chunksOf(bytes: Uint8Array): PngChunk[] {
  const view = viewOf(bytes)
  const chunks: PngChunk[] = []
  let start = PNG_START.length
  while (start + 8 <= bytes.length) {
    const data = bytes.subarray(start + 8, start + 8 + view.getUint32(start))
    const end = start + 12 + view.getUint32(start)
    chunks.push({ type: readText(bytes.subarray(start + 4, start + 8)), start, end, data })
    start = end
  }
  return chunks
}

/** True for Exif, XMP and text chunks, which the picture does not show. */
function isTelling({ type }: PngChunk): boolean {
  return ['eXIf', 'iTXt', 'tEXt', 'zTXt'].includes(type)
}

function tellsPlaceInPng({ type, data }: PngChunk): boolean {
  return type === 'eXIf' ? pointsAtPlace(data) : namesPlace(readText(data))
}

/** Metadata from the first PHOTO_HEADER_BYTES of a JPG or PNG, without decoding it; else null. */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes)
  if (!isPng(bytes)) return null
  const view = viewOf(bytes)
  const hasLocation = chunksOf(bytes).filter(isTelling).some(tellsPlaceInPng)
  return { format: 'png', pixels: view.getUint32(16) * view.getUint32(20), hasLocation }
}

/** Pieces of a whole PNG file without its metadata; null if it has none. The image data is unchanged. */
export function splitOffPngTexts(
  bytes: Uint8Array<ArrayBuffer>,
): { pieces: Uint8Array<ArrayBuffer>[]; hasLocation: boolean } | null {
  const telling = isPng(bytes) ? chunksOf(bytes).filter(isTelling) : []
  if (telling.length === 0) return null
  const starts = [0, ...telling.map(({ end }) => end)]
  const ends = [...telling.map(({ start }) => start), bytes.length]
  return {
    pieces: starts.map((start, at) => bytes.subarray(start, ends[at])),
    hasLocation: telling.some(tellsPlaceInPng),
  }
}

/**
 * JPEG comment with the size of the original, which is still known after a reload, and its offset `at`:
 * after APP0, which has to be first. `start` needs at least six bytes of the JPG.
 */
export function sizeComment(start: Uint8Array, originalSize: number) {
  const text = new TextEncoder().encode(`original: ${originalSize} bytes`)
  const at = start[3] === APP0 ? 4 + viewOf(start).getUint16(4) : 2
  return { at, comment: Uint8Array.from([0xff, COMMENT, 0, text.length + 2, ...text]) }
}
