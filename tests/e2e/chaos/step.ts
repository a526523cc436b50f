import type { Page } from 'playwright-core'
import type { SeededRandom } from '@/mocks/seed/random'

/** One thing a person does. It says what it did, or null where the page does not offer it now. */
export type Step = (page: Page, chance: SeededRandom) => Promise<string | null>

/** Long enough for a control to come into reach on a busy machine, short enough to give up on it. */
export const PRESS = { timeout: 4000 } as const

/** What the person sees on top: the last dialog that opened, else the page. */
export async function topOf(page: Page) {
  const dialogs = page.locator('[role="dialog"]')
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}

/** Types into the fields that carry these labels; a field that is not there is left out. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const top = await topOf(page)
  for (const [label, value] of Object.entries(values)) {
    const field = top.getByLabel(label, { exact: true }).first()
    if ((await field.count()) > 0) await field.fill(value, PRESS)
  }
}

/** Presses a button by its name; false where there is none to press. */
export async function pressButton(page: Page, name: string | RegExp): Promise<boolean> {
  const top = await topOf(page)
  const button = top.getByRole('button', { name, exact: typeof name === 'string' }).last()
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false
  await button.click(PRESS)
  return true
}
