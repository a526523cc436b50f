import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import type { Page } from 'playwright-core'

/** `npm run e2e:ibm` checks the journeys' states with IBM's engine in the place of axe. */
export const USES_IBM_ENGINE = process.env['ACCESSIBILITY_ENGINE'] === 'ibm'

/** Rules that find no fault of the page here, with the reason. */
const FALSE_FINDINGS: Readonly<Record<string, string>> = {
  aria_child_tabbable: 'The focus goes to an item when the menu opens, and the arrow keys move it.',
  table_headers_exists: 'On a phone the headings only sort, and are behind "Filtros".',
  label_content_exists: "A check box's name is its aria-label; words would be part of its cell.",
  label_ref_valid: 'The file field stands in its label, clipped to one pixel, and takes the focus.',
  input_autocomplete_valid: 'HTML allows "username" on an e-mail field.',
}

interface EngineResult {
  readonly ruleId: string
  readonly value: readonly [string, string]
  readonly message: string
  readonly snippet: string
  readonly node: Node
}

interface PageWithEngine {
  ace?: {
    readonly Checker: new () => {
      check: (
        node: Document,
        guidelines: readonly string[],
      ) => Promise<{ readonly results: readonly EngineResult[] }>
    }
  }
}

/** The violations of WCAG 2.2 that IBM's engine finds on the current page, without what is hidden behind a dialog or a menu. */
export async function ibmViolations(page: Page): Promise<string[]> {
  const hasEngine = await page.evaluate(() => 'ace' in globalThis)
  if (!hasEngine) {
    const path = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js')
    await page.evaluate(`${readFileSync(path, 'utf8')}; globalThis.ace = ace`)
  }
  const found = await page.evaluate(async () => {
    const { ace } = globalThis as PageWithEngine
    if (!ace) return []
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
    const isBehind = (node: Node) =>
      dialog?.contains(node) === false ||
      (node instanceof Element && node.closest('[aria-hidden="true"]') !== null)
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .filter(({ node }) => !isBehind(node))
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }))
  })
  return found
    .filter(({ ruleId }) => !(ruleId in FALSE_FINDINGS))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
}
