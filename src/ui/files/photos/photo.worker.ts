import { SHRINK_STEPS } from '@/domain/claim/files/photo-plan'
import { NO_FINDINGS, inspectPhoto, type PhotoInspection, type ImageBackend } from './redraw-photo'

/** Final answer; null if this browser's workers cannot draw. */
export type PhotoAnswer = PhotoInspection | null

/** Sent before, when a redraw starts. */
export type PhotoNews = PhotoAnswer | 'redrawing'

/** OffscreenCanvas; Safari has it since 16.4, older versions draw on the page. */
type Canvas = NonNullable<typeof OffscreenCanvas>

const toStudio = (Canvas: Canvas): ImageBackend => ({
  open: async (file) => {
    const source = await createImageBitmap(file).catch(() =>
      // iPhones support no canvas above 16 megapixels.
      createImageBitmap(file, { resizeWidth: SHRINK_STEPS[0].side, resizeQuality: 'high' }),
    )
    return { source, width: source.width, height: source.height, close: () => source.close() }
  },
  paper: ({ width, height }) => {
    const canvas = new Canvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas of this size')
    context.imageSmoothingQuality = 'high'
    return { context, toJpg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) }
  },
})

async function answer(file: File): Promise<PhotoAnswer> {
  const { OffscreenCanvas: Canvas } = self as Partial<typeof globalThis>
  if (!Canvas || new Canvas(1, 1).getContext('2d') === null) return null
  // A canvas can fail for its size; the page still needs an answer.
  return inspectPhoto(file, toStudio(Canvas), () => self.postMessage('redrawing')).catch(
    () => NO_FINDINGS,
  )
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data).then((look) => self.postMessage(look))
})
