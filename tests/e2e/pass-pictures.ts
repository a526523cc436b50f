import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toBuffer } from 'bwip-js/node'
import type { Browser } from 'playwright-core'

/** Draws the code of a boarding pass as in a screenshot. */
export function drawCode(text: string, format: 'pdf417' | 'azteccode' | 'qrcode'): Promise<Buffer> {
  const bars = format === 'pdf417' ? { columns: 5, eclevel: 4 } : {}
  return toBuffer({ bcid: format, text, scale: 3, padding: 8, backgroundcolor: 'FFFFFF', ...bars })
}

/**
 * Makes a video of a slightly rotated code for the browser's fake camera.
 *
 * @returns path of the video
 */
export async function filmCode(browser: Browser, code: Buffer, dir: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.setContent(
    `<body style="margin: 0; background: #6a4a2a">
      <img src="data:image/png;base64,${code.toString('base64')}"
        style="margin: 160px 320px; width: 640px; transform: rotate(-6deg)">`,
  )
  const file = join(dir, 'camera.mjpeg')
  // A video of one frame.
  await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 85 }))
  await page.close()
  return file
}

/** Takes a photo of a code that lies on a dark table, with this style. */
export async function photographCode(
  browser: Browser,
  code: Buffer,
  { width, height, style }: { width: number; height: number; style: string },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<body style="margin: 0; background: #6a4a2a">
      <img src="data:image/png;base64,${code.toString('base64')}" style="position: absolute; ${style}">`,
  )
  const photo = await page.screenshot({ type: 'jpeg', quality: 85 })
  await page.close()
  return photo
}
