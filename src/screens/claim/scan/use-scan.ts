import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { toPictureFile } from './decode/pixels'
import { openPassReader, type FileReading, type PassReader } from './decode/read-pass'
import type { ScanProblem } from './scan-words'
import { kindOf } from '@/domain/claim/files/attachments'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { wait } from '@/ui/browser/wait'

/** Time without a result before the user gets advice, in ms. */
const PATIENCE_MS = 12_000
/** Pause between two frames in ms, to keep slow phones responsive. */
const PAUSE_MS = 60
/** Number of equal frames in a row before a problem is shown. */
const FRAMES_TO_TELL = 8

/** `picture`: the photo or PDF, or the camera's frame as a JPEG, to be attached. */
export type FoundPass = Extract<FileReading, { passes: unknown }> & { readonly picture: File }

function readPdf(file: File): Promise<FileReading> {
  return importWithRetry(() => import('../offers/document-readings')).then(
    ({ readDocument }) => readDocument(file),
    () => ({ kind: 'no-reader' }),
  )
}

type ReaderState = 'loading' | 'ready' | 'failed'

function usePassReader() {
  const [tries, setTries] = useState(0)
  const [reader, setReader] = useState<PassReader | null>(null)
  const [state, setState] = useState<ReaderState>('loading')
  useEffect(() => {
    const opened = openPassReader()
    let isOver = false
    const start = async () => {
      setReader(opened)
      const isReady = await opened.ready
      if (!isOver) setState(isReady ? 'ready' : 'failed')
    }
    void start()
    return () => {
      isOver = true
      opened.close()
      setState('loading')
    }
  }, [tries])
  return { reader, state, retry: () => setTries(tries + 1) }
}

/**
 * Looks for a boarding pass in the frames of a video and in given photos.
 * @param isOpen false while the dialog closes
 * @param isLive the video shows the camera
 * @param onFound called once; nothing is read after it
 */
export function useScan(
  isOpen: boolean,
  video: RefObject<HTMLVideoElement | null>,
  isLive: boolean,
  onFound: (found: FoundPass) => void,
) {
  const { reader, state, retry: retryReader } = usePassReader()
  const [photo, setPhoto] = useState<File | null>(null)
  const [problem, setProblem] = useState<ScanProblem | null>(null)
  const [inSight, setInSight] = useState<ScanProblem | null>(null)
  const canvas = useRef<HTMLCanvasElement | null>(null)
  const isDone = useRef(false)
  const isReady = state === 'ready'
  const isLooking = isLive && isReady && photo === null

  const handleFound = (found: FoundPass) => {
    if (isDone.current) return
    isDone.current = true
    onFound(found)
  }

  const readFrame = useEffectEvent(async (isOver: () => boolean): Promise<ScanProblem | null> => {
    const shown = video.current
    // With metadata alone there is no frame yet.
    if (!shown || !reader || shown.readyState < 2 || shown.videoWidth === 0) return null
    canvas.current ??= document.createElement('canvas')
    const { result, isFrameTooDark } = await reader.readPassFromFrame(shown, canvas.current)
    if (isOver()) return null
    if (result.kind === 'pass') {
      const picture = await toPictureFile(canvas.current)
      if (picture && !isOver()) handleFound({ kind: 'passes', passes: [result.pass], picture })
      return null
    }
    if (isFrameTooDark) return 'dark'
    return result.kind === 'other-code' ? 'other-code' : null
  })

  useEffect(() => {
    if (!isLooking) return
    const looking = new AbortController()
    const isOver = () => looking.signal.aborted
    const look = async () => {
      let seen: ScanProblem | null = null
      let count = 0
      while (!isOver()) {
        const now = await readFrame(isOver)
        count = now === seen ? count + 1 : 1
        seen = now
        if (!isOver() && count === FRAMES_TO_TELL) setInSight(seen)
        await wait(PAUSE_MS)
      }
    }
    void look()
    const late = setTimeout(() => setProblem('nothing-found'), PATIENCE_MS)
    return () => {
      looking.abort()
      clearTimeout(late)
      setInSight(null)
    }
  }, [isLooking])

  useEffect(() => {
    if (state !== 'loading') return
    const late = setTimeout(() => setProblem('slow-reader'), PATIENCE_MS)
    return () => {
      clearTimeout(late)
      setProblem((now) => (now === 'slow-reader' ? null : now))
    }
  }, [state])

  const asked = useRef<AbortController | null>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => asked.current?.abort()
  }, [isOpen])

  const readPhoto = async (file: File) => {
    if (!reader) return
    asked.current?.abort()
    const asking = new AbortController()
    asked.current = asking
    setPhoto(file)
    setProblem(null)
    const isPdf = kindOf(file) === 'pdf'
    const reading = await (isPdf ? readPdf(file) : reader.readPassFromFile(file, asking.signal))
    if (asking.signal.aborted) return
    setPhoto(null)
    if ('passes' in reading) handleFound({ ...reading, picture: file })
    else setProblem(reading.kind)
  }

  // A photo's problem goes first; a problem of the frames replaces the general advice.
  const shown = problem === null || problem === 'nothing-found' ? (inSight ?? problem) : problem
  return {
    photo,
    readPhoto,
    readerState: state,
    problem: state === 'failed' ? ('no-reader' as const) : shown,
    retryReader: () => {
      setProblem(null)
      retryReader()
    },
  }
}
