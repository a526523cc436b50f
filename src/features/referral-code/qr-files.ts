import { slugify } from '@/config/slugs'
import { saveFile } from '@/ui/files/save-file'

/** Enough for a poster, in px; at this size rounding of module widths is invisible. */
const PNG_SIZE = 1200

function toSvgText(code: SVGSVGElement): string {
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.removeAttribute('class')
  copy.setAttribute('width', String(PNG_SIZE))
  copy.setAttribute('height', String(PNG_SIZE))
  return new XMLSerializer().serializeToString(copy)
}

async function toPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PNG_SIZE
  canvas.height = PNG_SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, PNG_SIZE, PNG_SIZE)
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
  const svg = toSvgText(code)
  const file = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg)
  saveFile(file, `${qrFileName(id)}.${format}`)
}
