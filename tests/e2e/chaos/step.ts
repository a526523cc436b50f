import type { Page } from 'playwright-core'
import type { SeededRandom } from '@/mocks/seed/random'

/** One user action. Returns a description of it, or null where the page does not offer it. */
export type Step = (page: Page, chance: SeededRandom) => Promise<string | null>

/** What a step found wrong, in contrast to a control that is not there. */
export class Violation extends Error {}

/** Time for a control to become clickable on a busy machine, in ms. */
export const PRESS = { timeout: 4000 } as const

/** The top layer: the dialog opened last, else the page. */
export async function topOf(page: Page) {
  const dialogs = page.locator('[role="dialog"]')
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}

/** Fills the fields with these labels; skips those that do not exist. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const top = await topOf(page)
  for (const [label, value] of Object.entries(values)) {
    const field = top.getByLabel(label, { exact: true }).first()
    if ((await field.count()) > 0) await field.fill(value, PRESS)
  }
}

/** Presses a button by its name; false if there is none. */
export async function pressButton(page: Page, name: string | RegExp): Promise<boolean> {
  const top = await topOf(page)
  const button = top.getByRole('button', { name, exact: typeof name === 'string' }).last()
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false
  await button.click(PRESS)
  return true
}
