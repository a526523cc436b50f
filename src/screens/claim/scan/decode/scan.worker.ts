import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { findPass, PHOTO_TURNS, turnOfFrame, type ReadCodes, type Wanted } from './find-pass'
import type { ScanAnswer, ScanRequest } from './read-pass'

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

const answer = (message: ScanAnswer) => {
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

async function read({ id, picture, isPhoto }: ScanRequest) {
  const turns = isPhoto ? PHOTO_TURNS : turnOfFrame(frames++)
  try {
    answer({ id, finding: await findPass(picture, turns, readCodes, new Date()) })
  } catch {
    // The picture is too large for this device's memory.
    answer({ id, finding: { kind: 'none' } })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ScanRequest>) => {
  void read(data)
})

prepareZXingModule({
  overrides: { locateFile: () => wasmUrl },
  fireImmediately: true,
}).then(
  () => answer({ isReady: true }),
  () => answer({ isReady: false }),
)
