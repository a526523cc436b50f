import { vi } from 'vitest'
import type { ScanAnswer, ScanRequest } from '@/screens/claim/scan/decode/read-pass'
import type { WithId } from '@/ui/workers/open-worker'

/** A fake worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  readonly requests: WithId<ScanRequest>[] = []
  isEnded = false

  postMessage(request: WithId<ScanRequest>) {
    this.requests.push(request)
  }

  terminate() {
    this.isEnded = true
  }

  say(answer: ScanAnswer & { readonly id?: number }) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: 0, ...answer } }))
  }

  fail() {
    this.dispatchEvent(new Event('error', { cancelable: true }))
  }
}

class FakeTrack extends EventTarget {
  readonly stop = vi.fn()
  readonly applyConstraints = vi.fn(() => Promise.resolve())
  readonly #hasTorch: boolean

  constructor(hasTorch: boolean) {
    super()
    this.#hasTorch = hasTorch
  }

  getCapabilities() {
    return { torch: this.#hasTorch }
  }
}

interface DeviceOptions {
  /** Error name with which getUserMedia rejects; '' for a working camera. */
  readonly refusal?: string
  readonly hasTorch?: boolean
  /** Brightness of the camera picture, 0 to 255. */
  readonly light?: number
}

/** Fakes camera, canvas and worker, which jsdom lacks. */
export function setUpScanDevice({
  refusal = '',
  hasTorch = false,
  light = 200,
}: DeviceOptions = {}) {
  const workers: FakeWorker[] = []
  const tracks: FakeTrack[] = []
  const openCamera = vi.fn(() => {
    const error = Object.assign(new Error(refusal), { name: refusal })
    if (refusal !== '') return Promise.reject(error)
    const track = new FakeTrack(hasTorch)
    tracks.push(track)
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] })
  })
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super()
        workers.push(this)
      }
    },
  )
  const closePicture = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', (file: File) =>
    file.size > 0
      ? Promise.resolve({ width: 40, height: 30, close: closePicture })
      : Promise.reject(new Error('no picture')),
  )
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (real, name) => {
        if (name === 'mediaDevices') return { getUserMedia: openCamera }
        const value: unknown = Reflect.get(real, name)
        return value
      },
    }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        drawImage: () => undefined,
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          width,
          height,
          data: new Uint8ClampedArray(width * height * 4).fill(light),
        }),
      }) as unknown as GPUCanvasContext,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type = '') => {
    give(new Blob(['jpeg'], { type }))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(64)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(48)

  const lastWorker = () => {
    const worker = workers.at(-1)
    if (!worker) throw new Error('no worker was started')
    return worker
  }
  return {
    workers,
    tracks,
    openCamera,
    closePicture,
    lastWorker,
    /** The last request to the worker. */
    lastRequest: () => lastWorker().requests.at(-1),
  }
}
