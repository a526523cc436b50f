import type { Locator, Page } from 'playwright-core'

/** The effort of a task: clicks, keys and texts. */
interface Steps {
  readonly clicks: number
  readonly keys: number
}

/** Performs actions and counts every click and key; a typed text counts one key a letter. */
export function createStepCounter(page: Page) {
  let clicks = 0
  let keys = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    press: async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    },
    /** The counts since the last call. */
    take: (): Steps => {
      const taken = { clicks, keys }
      clicks = 0
      keys = 0
      return taken
    },
  }
}
