import { createSerialQueue } from '@/device/serial-queue'
import type { BoardingPass } from '@/domain/claim/boarding-pass'
import { onUserLeft } from '@/session/session-store'
import { openPassReader, type PassReader } from '../scan/decode/read-pass'

export type DocumentReading =
  | { readonly kind: 'passes'; readonly passes: readonly BoardingPass[] }
  | { readonly kind: 'nothing' | 'no-reader' }

interface Reading {
  readonly result: Promise<DocumentReading>
  /** The user used or refused the data. */
  isAnswered: boolean
}

/** By each of `keysOf`, as long as the page is open. */
const readings = new Map<string, Reading>()
onUserLeft(() => readings.clear())

/** A photo's smaller version keeps the time, a file that is attached again the size. */
function keysOf({ name, lastModified, size }: File): string[] {
  const stem = name.replace(/\.[^.]*$/, '')
  return [`${stem} ${lastModified}`, `${stem} ${size} B`]
}

function find(file: File): Reading | undefined {
  return keysOf(file).flatMap((key) => readings.get(key) ?? [])[0]
}

export function markAnswered(file: File): void {
  const reading = find(file)
  if (reading) reading.isAnswered = true
}

export function isAnswered(file: File): boolean {
  return find(file)?.isAnswered === true
}

const enqueue = createSerialQueue()
let reader: PassReader | null = null
let waiting = 0

/** One worker for all files, ended after the last of them. */
function withReader<T>(work: (reader: PassReader) => Promise<T>): Promise<T> {
  waiting += 1
  return enqueue(async () => {
    reader ??= openPassReader()
    try {
      return await work(reader)
    } finally {
      waiting -= 1
      if (waiting === 0) {
        reader.close()
        reader = null
      }
    }
  })
}

async function readPhoto(file: File): Promise<DocumentReading> {
  const result = await withReader((opened) => opened.readPassFromFile(file))
  if (result.kind === 'pass') return { kind: 'passes', passes: [result.pass] }
  return { kind: result.kind === 'no-reader' ? 'no-reader' : 'nothing' }
}

/** Reads the codes of a file in a worker, once; again if the reader could not be loaded. */
export function readDocument(file: File): Promise<DocumentReading> {
  const keys = keysOf(file)
  const reading = find(file) ?? {
    result: readPhoto(file).catch((): DocumentReading => ({ kind: 'nothing' })),
    isAnswered: false,
  }
  keys.forEach((key) => readings.set(key, reading))
  void reading.result.then(({ kind }) => {
    if (kind === 'no-reader') keys.forEach((key) => readings.delete(key))
  })
  return reading.result
}
