import { SHRINK_STEPS } from '@/domain/claim/files/photo-plan'
import { NO_FINDINGS, inspectPhoto, type PhotoInspection, type ImageBackend } from './redraw-photo'

/** In the end, a picture that was looked at; null from a browser whose workers cannot draw. */
export type PhotoAnswer = PhotoInspection | null

/** Said before, of a picture that takes longer. */
export type PhotoNews = PhotoAnswer | 'redrawing'

/** A class of canvas that workers have. Safari has it from 16.4 on; for older ones the page draws. */
type Canvas = NonNullable<typeof OffscreenCanvas>

const toStudio = (Canvas: Canvas): ImageBackend => ({
  open: async (file) => {
    const source = await createImageBitmap(file).catch(() =>
      // iPhones hold no canvas of more than 16 megapixels.
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
  // A canvas that is refused for its size is no reason to be silent.
  return inspectPhoto(file, toStudio(Canvas), () => self.postMessage('redrawing')).catch(
    () => NO_FINDINGS,
  )
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data).then((look) => self.postMessage(look))
})
