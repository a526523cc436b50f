import type { Picture, ImageBackend } from './redraw-photo'

async function open(file: Blob): Promise<Picture> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
  } finally {
    URL.revokeObjectURL(url)
  }
  const close = () => {
    image.src = ''
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close }
}

/** For browsers without OffscreenCanvas; an image element applies the EXIF orientation. */
export const mainThreadBackend: ImageBackend = {
  open,
  paper: ({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas of this size')
    context.imageSmoothingQuality = 'high'
    return {
      context,
      toJpg: (quality) =>
        new Promise((resolve, reject) => {
          canvas.toBlob(
            (blob) => {
              if (blob) resolve(blob)
              else reject(new Error('The canvas could not be written'))
            },
            'image/jpeg',
            quality,
          )
        }),
    }
  },
}
