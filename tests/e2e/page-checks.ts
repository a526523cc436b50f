import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** On top of what axe looks at by itself: the size of targets, new in WCAG 2.2. */
const OPTIONS: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** For whoever asked for less motion a dialog is there at once, but drawn in the frames that follow. */
const FADE_MS = 100

/**
 * What axe objects to on the page as it stands, one text a rule.
 *
 * @param spared rules that are not asked about
 */
export async function violations(page: Page, spared: readonly string[] = []): Promise<string[]> {
  const off = Object.fromEntries(spared.map((rule) => [rule, { enabled: false }]))
  await page.evaluate(AXE)
  const results = await page.evaluate(
    (options) =>
      (
        globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      ).axe.run(options),
    { rules: { ...OPTIONS.rules, ...off } },
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}

/** Pixels that stick out sideways: a phone held in one hand cannot scroll two ways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** What is wrong with the page as it stands: nothing, if all is well. */
export async function findFaultsNow(page: Page, spared?: readonly string[]): Promise<string[]> {
  const sideways = await overflow(page)
  return [
    ...(await violations(page, spared)),
    ...(sideways > 0 ? [`sticks out by ${String(sideways)} px`] : []),
  ]
}

/** Waits until dialogs have come in, then says what is wrong with the page. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.waitForTimeout(FADE_MS)
  return findFaultsNow(page)
}

export const WIDTHS = [
  ['320 px', { width: 320, height: 640 }],
  ['1280 px', { width: 1280, height: 900 }],
] as const
