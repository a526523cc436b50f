import type { Locator, Page } from 'playwright-core'

/** What a task cost the person who did it. */
export interface Steps {
  readonly clicks: number
  readonly keys: number
}

/** A pair of hands that counts: every click, and every key (a typed text costs one a letter). */
export function countingHands(page: Page) {
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
    /** A choice in a list costs a click to open it and one to choose. */
    select: async (target: Locator, option: string) => {
      clicks += 2
      await target.selectOption(option)
    },
    /** What was counted since the last time. */
    take: (): Steps => {
      const taken = { clicks, keys }
      clicks = 0
      keys = 0
      return taken
    },
  }
}
