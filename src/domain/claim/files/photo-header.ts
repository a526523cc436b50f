/** How much of a file's beginning holds all that is looked for here, in bytes. */
export const PHOTO_HEADER_BYTES = 512 * 1024

export interface PhotoHeader {
  readonly format: 'jpeg' | 'png'
  /** As stored, before it is turned upright; 0 when the header does not say. */
  readonly pixels: number
  /** Whether it tells where it was taken. */
  readonly hasLocation: boolean
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const APP1 = 0xe1
/** From here on a JPEG is picture, no longer header. */
const START_OF_SCAN = 0xda
const GPS_POINTER = 0x8825
const EXIF = 'Exif\0\0'

/** Start of frame: C0 to CF without the tables that stand among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function readText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** Whether the first directory of an Exif block points at one with a place. */
function pointsAtPlace(tiff: DataView): boolean {
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

/** Exif says the place in its own directory, XMP (the same marker) in words. */
function tellsPlace(segment: Uint8Array): boolean {
  if (readText(segment.subarray(0, EXIF.length)) === EXIF) {
    const tiff = segment.subarray(EXIF.length)
    return pointsAtPlace(new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength))
  }
  return readText(segment).includes('GPSLatitude')
}

function readJpeg(bytes: Uint8Array): PhotoHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let pixels = 0
  let hasLocation = false
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
    if (marker === APP1 && tellsPlace(bytes.subarray(at + 4, end))) hasLocation = true
    at = end
  }
  return { format: 'jpeg', pixels, hasLocation }
}

/**
 * What the beginning of a JPG or PNG file tells of the picture, without opening it.
 *
 * @param bytes the file's beginning, PHOTO_HEADER_BYTES or all of it
 * @returns null for what is neither
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes)
  if (bytes.length < 24 || PNG_START.some((byte, at) => bytes[at] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { format: 'png', pixels: view.getUint32(16) * view.getUint32(20), hasLocation: false }
}
