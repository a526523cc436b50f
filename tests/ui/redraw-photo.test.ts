import { describe, expect, it, vi } from 'vitest'
import { readPhotoHeader } from '@/domain/claim/files/photo-header'
import { inspectPhoto, type ImageBackend } from '@/ui/files/photos/redraw-photo'

const latin = (text: string) => [...Buffer.from(text, 'latin1')]
const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const chunk = (type: string, data: readonly number[]) => [
  ...four(data.length),
  ...latin(type),
  ...data,
  ...[1, 2, 3, 4],
]

function buildPng(width: number, height: number, ...chunks: readonly number[][]) {
  const start = [0x89, ...latin('PNG\r\n\x1a\n')]
  const header = chunk('IHDR', [...four(width), ...four(height), 8, 2, 0, 0, 0])
  const bytes = [...start, ...header, ...chunks.flat(), ...chunk('IEND', [])]
  return new Blob([Uint8Array.from(bytes)], { type: 'image/png' })
}

/** A backend that draws nothing and writes a JPEG of two bytes. */
function buildBackend(picture: { width: number; height: number } | null) {
  const close = vi.fn<() => void>()
  const open = vi.fn<ImageBackend['open']>(() =>
    picture
      ? Promise.resolve({ ...picture, source: {} as CanvasImageSource, close })
      : Promise.reject(new Error('not a picture')),
  )
  const context = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(200),
    }),
  } as unknown as ReturnType<ImageBackend['paper']>['context']
  const jpg = new Blob([Uint8Array.from([0xff, 0xd8])], { type: 'image/jpeg' })
  const sizes: object[] = []
  const paper: ImageBackend['paper'] = (size) => {
    sizes.push(size)
    return { context, toJpg: () => Promise.resolve(jpg) }
  }
  return { backend: { open, paper }, open, close, sizes }
}

const nothing = () => undefined

describe('inspectPhoto', () => {
  it.each(['image/jpeg', 'image/png'])('reports an unreadable file, as %s', async (type) => {
    const { backend } = buildBackend(null)
    const file = type === 'image/png' ? buildPng(9, 9) : new Blob(['no picture'], { type })
    expect(await inspectPhoto(file, backend, nothing)).toEqual({
      redrawn: null,
      hasLocation: false,
      problem: 'unreadable',
    })
  })

  it('does not open a picture with too many pixels', async () => {
    const { backend, open } = buildBackend({ width: 20_000, height: 20_000 })
    const look = await inspectPhoto(buildPng(20_000, 20_000), backend, nothing)
    expect(look).toMatchObject({ redrawn: null, problem: 'too-large' })
    expect(open).not.toHaveBeenCalled()
  })

  it('redraws a PNG of more than 12 megapixels and stores the original size', async () => {
    const { backend, close, sizes } = buildBackend({ width: 6000, height: 4000 })
    const onRedraw = vi.fn<() => void>()
    const file = buildPng(6000, 4000)
    const { redrawn } = await inspectPhoto(file, backend, onRedraw)
    expect(onRedraw).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
    expect(sizes[0]).toEqual({ width: 2560, height: 1707 })
    const bytes = new Uint8Array((await redrawn?.arrayBuffer()) ?? [])
    expect(readPhotoHeader(bytes)).toMatchObject({ format: 'jpeg', originalSize: file.size })
  })

  it('removes the metadata of a PNG without redrawing it, and returns one without metadata unchanged', async () => {
    const onRedraw = vi.fn<() => void>()
    const { backend, sizes } = buildBackend({ width: 9, height: 9 })
    const xmp = chunk('iTXt', latin('XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLatitude="33,27S"/>'))
    const picture = chunk('IDAT', [1, 2, 3])
    const look = await inspectPhoto(buildPng(9, 9, xmp, picture), backend, onRedraw)
    expect(look).toMatchObject({ hasLocation: true, problem: null })
    expect(look.redrawn?.type).toBe('image/png')
    expect(await look.redrawn?.arrayBuffer()).toEqual(await buildPng(9, 9, picture).arrayBuffer())
    expect(sizes).toEqual([])
    expect(onRedraw).not.toHaveBeenCalled()
    expect(await inspectPhoto(buildPng(9, 9), backend, nothing)).toMatchObject({ redrawn: null })
  })
})
