import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import {
  findPass,
  PAGE_TURNS,
  PHOTO_TURNS,
  turnOfFrame,
  type Finding,
  type ReadCodes,
  type Wanted,
} from './find-pass'
import type { WithId } from '@/ui/workers/open-worker'
import { drawPicture, LARGE_PHOTO_SIDE, PHOTO_SIDE } from './pixels'
import type { Effort, ScanAnswer, ScanRequest } from './read-pass'
import type { RgbaImage } from './turn-picture'

/*
 * Reads codes in a worker. It is served with its own CSP, the only one that allows WebAssembly
 * (docs/decisions/024). It returns only the fields that a claim needs, never the text of a code.
 */

const FORMATS = {
  all: ['PDF417', 'Aztec', 'QRCode', 'DataMatrix'],
  PDF417: ['PDF417'],
} as const satisfies Record<Wanted, readonly string[]>

/** A pass may also have the code of an advertisement. */
const CODES_PER_PICTURE = 4

const answer = (message: WithId<ScanAnswer>) => {
  self.postMessage(message)
}

const readCodes: ReadCodes = async (picture, wanted) => {
  const codes = await readBarcodes(picture as ImageData, {
    formats: [...FORMATS[wanted]],
    textMode: 'Plain',
    tryInvert: false,
    maxNumberOfSymbols: CODES_PER_PICTURE,
  })
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text)
}

let frames = 0

const find = (picture: RgbaImage, turns: readonly number[]) =>
  findPass(picture, turns, readCodes, new Date())

const { OffscreenCanvas: Canvas } = self as Partial<typeof globalThis>

async function findInBitmap(bitmap: ImageBitmap, effort: Effort): Promise<Finding> {
  let finding: Finding = { kind: 'none' }
  for (const side of [PHOTO_SIDE, LARGE_PHOTO_SIDE]) {
    const picture = Canvas && drawPicture(new Canvas(1, 1), bitmap, bitmap, side)
    const isLast = effort === 'unasked' && side === LARGE_PHOTO_SIDE
    if (picture) finding = await find(picture, isLast ? [] : PHOTO_TURNS)
    if (finding.kind !== 'none' || Math.max(bitmap.width, bitmap.height) <= side) break
  }
  bitmap.close()
  return finding
}

function turnsOf(effort: Effort): readonly number[] {
  if (effort === 'frame') return turnOfFrame(frames++)
  return effort === 'page' ? PAGE_TURNS : PHOTO_TURNS
}

async function read({ id, picture, effort }: WithId<ScanRequest>) {
  try {
    const finding =
      'data' in picture ? await find(picture, turnsOf(effort)) : await findInBitmap(picture, effort)
    answer({ id, finding })
  } catch {
    // The picture is too large for this device's memory.
    answer({ id, finding: { kind: 'none' } })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WithId<ScanRequest>>) => {
  void read(data)
})

prepareZXingModule({
  overrides: { locateFile: () => wasmUrl },
  fireImmediately: true,
}).then(
  () => {
    const canDraw = Boolean(Canvas && new Canvas(1, 1).getContext('2d'))
    answer({ id: 0, isReady: true, canDraw })
  },
  () => answer({ id: 0, isReady: false }),
)
