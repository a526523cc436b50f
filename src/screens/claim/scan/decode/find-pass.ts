import { toGreyPicture, turnPicture, type RgbaImage } from './turn-picture'
import { parseBoardingPass, type BoardingPass } from '@/domain/claim/boarding-pass'

/** What a picture holds: a boarding pass, some other code, or none that can be read. */
export type Finding =
  | { readonly kind: 'pass'; readonly pass: BoardingPass }
  | { readonly kind: 'other-code' }
  | { readonly kind: 'none' }

/** Which codes to look for. PDF417 is the only one that is not read at any angle. */
export type Wanted = 'all' | 'PDF417'

/** The texts of the codes in a picture, without those that failed their own checksum. */
export type ReadCodes = (picture: RgbaImage, wanted: Wanted) => Promise<readonly string[]>

/** A stack of bars is lost to the reader at 5° already: copies turned by so much leave it 3.5° at most. */
const TURNS = [-7, 7, -14, 14, -21, 21, -28, 28, -35, 35, -42, 42]

/** The turns that are tried on a still picture: all. */
export const PHOTO_TURNS: readonly number[] = TURNS

/** The one turn that is tried on a frame of the camera: another with each frame. */
export function turnOfFrame(frame: number): readonly number[] {
  return [TURNS[frame % TURNS.length] ?? 0]
}

/**
 * Looks for a boarding pass in a picture as it is, then in copies that are turned. A code that says
 * something else, or nothing, ends no search: tilted bars are now and then read as rubbish.
 */
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
