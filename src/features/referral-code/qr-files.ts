import { slugify } from '@/config/slugs'
import { shareByDevice } from '@/ui/actions/share-by-device'
import { saveFile } from '@/ui/files/save-file'

/** Width of a picture, in px, enough for a poster; at this size rounding of module widths is invisible. */
const PNG_WIDTH = 1200

function heightOf(code: SVGSVGElement): number {
  const [, , width = 1, height = 1] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return Math.round((PNG_WIDTH * height) / width)
}

function toSvgText(code: SVGSVGElement): string {
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.removeAttribute('class')
  copy.setAttribute('width', String(PNG_WIDTH))
  copy.setAttribute('height', String(heightOf(code)))
  // The picture has no style sheet.
  copy.setAttribute('color', getComputedStyle(code).color)
  return new XMLSerializer().serializeToString(copy)
}

async function toPng(code: SVGSVGElement): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvgText(code))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PNG_WIDTH
  canvas.height = heightOf(code)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no picture')
  return blob
}

/** 'qr-taxi-77'; characters that file systems reject are removed. */
export function qrFileName(id: string): string {
  return `qr-${slugify(id).slice(0, 60) || 'codigo'}`
}

/** @throws if the browser cannot create the image */
export async function saveCode(
  code: SVGSVGElement,
  id: string,
  format: 'svg' | 'png',
): Promise<void> {
  const file =
    format === 'svg' ? new Blob([toSvgText(code)], { type: 'image/svg+xml' }) : await toPng(code)
  saveFile(file, `${qrFileName(id)}.${format}`)
}

/**
 * Shares a picture of a drawing; saves it where the browser cannot share files.
 * @throws if the browser cannot create the image
 */
export async function sharePicture(drawing: SVGSVGElement, id: string): Promise<void> {
  const name = `letrero-${qrFileName(id)}.png`
  const file = new File([await toPng(drawing)], name, { type: 'image/png' })
  if (!(await shareByDevice({ files: [file] }))) saveFile(file, name)
}
