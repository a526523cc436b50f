import { toGreyPicture, turnPicture, type RgbaImage } from './turn-picture'
import { parseBoardingPass, type BoardingPass } from '@/domain/claim/boarding-pass'

export type Finding =
  | { readonly kind: 'pass'; readonly pass: BoardingPass }
  | { readonly kind: 'other-code' }
  | { readonly kind: 'none' }

/** Formats to look for. Only PDF417 cannot be read at any angle. */
export type Wanted = 'all' | 'PDF417'

/** Returns the texts of the codes in a picture whose checksum is valid. */
export type ReadCodes = (picture: RgbaImage, wanted: Wanted) => Promise<readonly string[]>

/** Degrees. The reader fails from a 5° tilt on; with these turns at most 3.5° remain. */
const TURNS = [-7, 7, -14, 14, -21, 21, -28, 28, -35, 35, -42, 42]

export const PHOTO_TURNS: readonly number[] = TURNS

/** A page of a PDF is upright, or was laid on a scanner. */
export const PAGE_TURNS = PHOTO_TURNS.slice(0, 2)

/** Turn for a camera frame: one, a different one with each frame. */
export function turnOfFrame(frame: number): readonly number[] {
  return [TURNS[frame % TURNS.length] ?? 0]
}

/** Looks for a pass in a picture, then in turned copies; any other code may be a misread one. */
export async function findPass(
  picture: RgbaImage,
  turns: readonly number[],
  readCodes: ReadCodes,
  today: Date,
): Promise<Finding> {
  const texts: string[] = []
  const look = async (copy: RgbaImage, wanted: Wanted) => {
    const found = (await readCodes(copy, wanted)).filter((text) => text !== '')
    texts.push(...found)
    for (const text of found) {
      const pass = parseBoardingPass(text, today)
      if (pass !== null) return pass
    }
    return null
  }
  let pass = await look(picture, 'all')
  const grey = pass === null && turns.length > 0 ? toGreyPicture(picture) : null
  for (const degrees of turns) {
    if (pass !== null || grey === null) break
    pass = await look(turnPicture(grey, degrees), 'PDF417')
  }
  if (pass !== null) return { kind: 'pass', pass }
  return { kind: texts.length > 0 ? 'other-code' : 'none' }
}
