import { toSVG } from 'bwip-js/node'
import type { Browser } from 'playwright-core'

/** A4 PDF of this HTML, printed by the browser: pictures stay pictures, drawings stay drawings. */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<body style="font: 12pt sans-serif; margin: 40px">${html}</body>`)
  const pdf = await page.pdf({ format: 'A4' })
  await page.close()
  return pdf
}

/** A code as a picture of dots. */
export const asBitmap = (code: Buffer) =>
  `<img src="data:image/png;base64,${code.toString('base64')}" style="width: 420px; transform: rotate(3deg)">`

/** A code drawn by lines. */
export function asVector(text: string, format: 'pdf417' | 'azteccode'): string {
  const svg = toSVG({ bcid: format, text, scale: 2, padding: 8, backgroundcolor: 'FFFFFF' })
  return `<div style="width: 380px">${svg}</div>`
}

/** Puts objects, numbered from 1, into a PDF; the first is the catalogue. */
function writePdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((body, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>'

export function blankPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_none, index) => `${index + 3} 0 R`)
  const pages = `<< /Type /Pages /Count ${count} /Kids [${kids.join(' ')}] >>`
  return writePdf([CATALOGUE, pages, ...kids.map(() => PAGE)])
}

/** A PDF that opens only by a password. */
export function lockedPdf(): Buffer {
  const key = 'A5'.repeat(32)
  const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`
  return writePdf([CATALOGUE, pages, PAGE, lock], '/Encrypt 4 0 R /ID [<00><00>] ')
}

/** A page with these lines as text, without a code; the letters of ASCII only. */
export function textPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 16 TL 20 180 Td\n${shown}\nET`
  const page = `${PAGE.slice(0, -2)}/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`
  return writePdf([
    CATALOGUE,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}
